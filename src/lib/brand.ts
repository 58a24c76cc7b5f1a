export const brandName = 'LLM Brand Visibility'
