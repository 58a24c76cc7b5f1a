import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import * as content from '@/content'
import { captureFailedCalls } from '@/test/capture-console'
import { findToast } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import { answer, recordCalls, server, settingsAnswer, waitlistAnswer } from '@/test/server'
import { sampleValue } from '@/test/waitlist-entry'
import { waitlistFields } from '@/waitlist-fields'

const { siteName, hero, example, whyItMatters, howItWorks } = content
const { report, waitlist, messages, footer } = content
const defaultTitle = hero.title

beforeEach(() => server.use(settingsAnswer({ title: null })))

function figureWith(text: string) {
  const figure = screen.getByText(text).closest('figure')
  if (!figure) throw new Error(`"${text}" is not in a figure`)
  return figure
}

test('shows the five sections in order', () => {
  renderApp('/')
  const titles = (items: { title: string }[]) => items.map(({ title }) => title)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    defaultTitle,
    whyItMatters.title,
    ...titles(whyItMatters.cards),
    howItWorks.title,
    ...titles(howItWorks.steps),
    waitlist.title,
  ])
})

test('numbers the steps', () => {
  renderApp('/')
  for (const [index, { title }] of howItWorks.steps.entries()) {
    const step = screen.getByRole('heading', { name: title }).closest('li')
    expect(step?.querySelector('span')).toHaveTextContent(RegExp(`^${index + 1}$`))
  }
})

test("shows the site's texts", () => {
  renderApp('/')
  expect(screen.getByRole('banner')).toHaveTextContent(siteName)
  const texts = [hero.badge, hero.intro, whyItMatters.intro, waitlist.intro, waitlist.promise]
  for (const { text } of [...whyItMatters.cards, ...howItWorks.steps]) texts.push(text)
  for (const text of [...texts, ...waitlist.points])
    expect(screen.getByText(text)).toBeInTheDocument()
  const { getByText } = within(screen.getByRole('contentinfo'))
  for (const { text, url } of footer.links) {
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', url)
  }
  for (const text of [siteName, footer.tagline, footer.copyright]) {
    expect(getByText(text)).toBeInTheDocument()
  }
})

test('marks the store in an example of an answer, and says what is wrong in it', () => {
  renderApp('/')
  const { getByRole, getByText, getAllByRole } = within(figureWith(example.question))
  const store = getByRole('strong')
  expect(store.textContent).toBe(example.store)
  expect(store.closest('p')).toHaveTextContent(
    `${example.beginning} ${example.store} ${example.middle} ${example.wrong}${example.end}`,
  )
  for (const text of [example.questionLabel, example.answerLabel]) {
    expect(getByText(text)).toBeInTheDocument()
  }
  const readings = getAllByRole('term').map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(readings).toEqual([
    [example.labels.wrong, example.wrong],
    [example.labels.fix, example.fix],
  ])
})

test('in Chinese, the parts of the answer have no spaces between them', () => {
  vi.spyOn(content.html, 'lang', 'get').mockReturnValue('zh-CN')
  renderApp('/')
  const store = within(figureWith(example.question)).getByRole('strong')
  const { beginning, middle, wrong, end } = example
  const answer = beginning + example.store + middle + wrong + end
  expect(store.closest('p')?.textContent).toContain(answer)
})

test('an example in which nothing is wrong names no mistake and no fix', () => {
  vi.spyOn(example, 'wrong', 'get').mockReturnValue('')
  renderApp('/')
  expect(within(figureWith(example.question)).queryAllByRole('term')).toEqual([])
})

test('a mistake without a fix is named alone', () => {
  vi.spyOn(example, 'fix', 'get').mockReturnValue('')
  renderApp('/')
  const terms = within(figureWith(example.question)).getAllByRole('term')
  expect(terms.map((term) => term.textContent)).toEqual([example.labels.wrong])
})

test('without a note or a maker, the hero has neither an empty line nor a portrait', () => {
  vi.spyOn(hero, 'note', 'get').mockReturnValue('')
  vi.spyOn(waitlist, 'maker', 'get').mockReturnValue({ name: '', text: '', portrait: '/ada.jpg' })
  renderApp('/')
  const section = screen.getByRole('region', { name: hero.title })
  expect(section.querySelector('img[src="/ada.jpg"]')).toBeNull()
  for (const line of section.querySelectorAll('p')) expect(line).not.toHaveTextContent(/^$/)
})

test.each([
  [', the picture stands alone', '/ledger.png', ['/ledger.png']],
  [' or a picture, nothing is shown', '', undefined],
])('without a question%s', (_, picture, pictures) => {
  vi.spyOn(example, 'question', 'get').mockReturnValue('')
  vi.spyOn(example, 'picture', 'get').mockReturnValue(picture)
  renderApp('/')
  const figure = screen.queryByText(example.questionLabel)?.closest('figure')
  const images = figure && Array.from(figure.querySelectorAll('img'))
  expect(images?.map((image) => image.getAttribute('src'))).toEqual(pictures)
  // No card shows a part of the picture.
  expect(document.querySelectorAll(`img[src="${picture}"]`)).toHaveLength(picture ? 1 : 0)
  expect(screen.queryByText(example.answerLabel)).toBeNull()
})

test.each(['/teapots.svg', ''])('shows what the stores sell, from the file "%s"', (picture) => {
  const { picture: defaultPicture } = example
  vi.spyOn(example, 'picture', 'get').mockReturnValue(picture)
  renderApp('/')
  const figure = figureWith(example.question)
  const pictures = figure.querySelectorAll('img')
  expect([...pictures].map((image) => image.getAttribute('src'))).toEqual(picture ? [picture] : [])
  for (const image of document.querySelectorAll('img'))
    expect(image).not.toHaveAttribute('src', defaultPicture)
  // Without the picture of what the stores sell, their names would look like tabs.
  for (const rival of example.rivals)
    expect(within(figure).queryAllByText(rival)).toHaveLength(picture ? 1 : 0)
})

test("each card shows its drawing, about the example's stores", () => {
  renderApp('/')
  const cards = within(screen.getByRole('region', { name: whyItMatters.title }))
  const drawn = cards
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.closest('li')?.textContent)
  const { notNamed, mentionsByMonth, gap, correction } = content.drawings
  const months = mentionsByMonth.months.map(({ month, mentions }) => `${month} ${mentions} `)
  expect(drawn).toEqual(
    [
      `${notNamed.question}${example.rivals.join('')}${example.store} ${notNamed.ending}`,
      `${mentionsByMonth.caption} ${months.join('')}`,
      `${gap.before}${gap.after}\u00a0✓`,
      `${correction.before}${correction.after}\u00a0✓`,
    ].map((text) => expect.stringContaining(text)),
  )
})

test('shows a sample report, with totals from its rows', () => {
  renderApp('/')
  const sample = figureWith(report.title)
  const caption = sample.querySelector('figcaption')
  expect(caption).toHaveTextContent(report.note)
  expect(caption).toHaveTextContent(`11 ${report.outOf} 24 ${report.counted}`)
  const { wrong, fix } = example.labels
  const rows = within(sample).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Which tea?11 ${report.outOf} 12${wrong}: is sold out ${fix}: Say that it is not`,
    `Which pot?0 ${report.outOf} 12 ${fix}: Show your pots`,
  ])
})

test('a report without rows is not shown', () => {
  vi.spyOn(report, 'rows', 'get').mockReturnValue([])
  renderApp('/')
  expect(screen.queryByText(report.title)).toBeNull()
})

test('a card without a drawing shows its title and text', () => {
  const card = { title: 'A title', text: 'A text', drawing: '' as const }
  vi.spyOn(whyItMatters, 'cards', 'get').mockReturnValue([card])
  renderApp('/')
  const shown = screen.getByRole('heading', { name: card.title }).closest('li')
  expect(shown).toHaveTextContent(/^A title ?A text$/)
})

test('a card shows a picture in place of a drawing', () => {
  const card = { title: 'A title', text: 'A text', drawing: '/bag.jpg' as const }
  vi.spyOn(whyItMatters, 'cards', 'get').mockReturnValue([card])
  renderApp('/')
  const shown = screen.getByRole('heading', { name: card.title }).closest('li')
  expect(shown?.querySelector('img')).toHaveAttribute('src', '/bag.jpg')
})

test('shows the maker once the site names one', () => {
  const maker = { name: 'Ada Example, London', text: 'I sold bags.', portrait: '/ada.jpg' }
  vi.spyOn(waitlist, 'maker', 'get').mockReturnValue(maker)
  renderApp('/')
  const names = screen.getAllByText(maker.name, { exact: false, selector: 'strong' })
  const texts = names.map(({ parentElement }) => parentElement?.textContent)
  expect(texts).toEqual([
    `${hero.madeBy} ${maker.name} ${hero.note}`,
    `${maker.text} ${maker.name}`,
  ])
  expect(document.querySelectorAll('img[src="/ada.jpg"]')).toHaveLength(2)
})

test('a closed waitlist shows a text and a link in place of the form', async () => {
  vi.spyOn(waitlist, 'closedText', 'get').mockReturnValue('The store is open.')
  const closedLink = { text: 'Go to the store', url: 'https://example.com/store' }
  vi.spyOn(waitlist, 'closedLink', 'get').mockReturnValue(closedLink)
  renderApp('/')
  const { getByText, getByRole, queryByRole } = within(
    await screen.findByRole('region', { name: waitlist.title }),
  )
  expect(getByText('The store is open.')).toBeInTheDocument()
  expect(getByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', closedLink.url)
  const { getByRole: getInBar } = within(screen.getByRole('banner'))
  expect(getInBar('link')).toHaveAttribute('href', closedLink.url)
  expect(screen.queryByText(content.topBar.skip)).not.toBeInTheDocument()
  for (const role of ['textbox', 'button']) expect(queryByRole(role)).not.toBeInTheDocument()
  expect(screen.queryByText(waitlist.intro)).not.toBeInTheDocument()
})

test('names no privacy notice or address if the site has none', () => {
  renderApp('/')
  expect(screen.queryByRole('link', { name: waitlist.privacyLink })).not.toBeInTheDocument()
  expect(screen.queryByText(waitlist.contactIntro)).not.toBeInTheDocument()
})

test('links to a privacy notice if the site has one', async () => {
  vi.stubEnv('VITE_PRIVACY_URL', 'https://example.com/privacy')
  renderApp('/')
  const section = within(await screen.findByRole('region', { name: waitlist.title }))
  const link = section.getByRole('link', { name: waitlist.privacyLink })
  expect(link).toHaveAttribute('href', 'https://example.com/privacy')
})

test('names the address to write to if the site has one', async () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', 'hello@example.com')
  renderApp('/')
  const link = await screen.findByRole('link', { name: 'hello@example.com' })
  expect(link).toHaveAttribute('href', 'mailto:hello@example.com')
  expect(link.parentElement?.textContent).toBe(`${waitlist.contactIntro} hello@example.com`)
})

test('replaces the default title with the stored one, read once', async () => {
  server.use(settingsAnswer({ title: 'Does ChatGPT know your store?' }), waitlistAnswer(201))
  const calls = recordCalls()
  const user = renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: defaultTitle })).toBeInTheDocument()
  await screen.findByRole('heading', { level: 1, name: 'Does ChatGPT know your store?' })

  // The user comes back from another tab, and the network comes back.
  act(() => {
    dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
  // A read that these caused would reach the network before this entry.
  for (const { name, label } of waitlistFields) {
    await user.type(screen.getByLabelText(waitlist[label]), sampleValue(name))
  }
  await user.keyboard('{Enter}')
  await findToast(messages.welcome.title)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('keeps the default title until one has been saved', async () => {
  const calls = recordCalls()
  renderApp('/')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.getByRole('heading', { level: 1, name: defaultTitle })).toBeInTheDocument()
})

test.each([
  [
    'an error',
    () => HttpResponse.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 }),
    406,
  ],
  ['an empty 404', () => new HttpResponse(null, { status: 404 }), 204],
  ['nothing at all', () => HttpResponse.error(), 0],
])('keeps the default title and logs when answered twice with %s', async (_, resolver, status) => {
  const expectFailed = captureFailedCalls()
  server.use(answer('get', '/rest/v1/homepage_settings', resolver))
  const calls = recordCalls()
  renderApp('/')
  await waitFor(() => expectFailed(status))
  expect(screen.getByRole('heading', { level: 1, name: defaultTitle })).toBeInTheDocument()
  expect(screen.queryByText('Error')).not.toBeInTheDocument()
  expect(calls).toHaveLength(2)
})
