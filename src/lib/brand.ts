/** The product's name, as the app's header, the footer and the document titles show it. */
export const brandName = 'LLM Brand Visibility'
