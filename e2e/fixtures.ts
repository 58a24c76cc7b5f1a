import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test'
import { example, messages, waitlist } from '../src/test/content'
import { waitlistDays } from '../src/test/waitlist-days'
import { sampleValue } from '../src/test/waitlist-entry'
import { waitlistFields } from '../src/waitlist-fields'

export { expect }

/** Console messages about a request that failed or was answered with an error status. */
export const failedLoad = '^Failed to load resource|^A call to Supabase failed'
/** Those with one of these statuses; a save that changes no row is answered with 204. */
export const failedWith = (...statuses: number[]) =>
  `(${failedLoad}).* status (of )?(${statuses.join('|')})\\b`
/** Console messages about a DOM that was changed before hydration, which React then renders again. */
export const hydrationFailed = 'Failed to render|Hydration|React error #4'

export const urls = {
  settings: '**/rest/v1/homepage_settings*',
  waitlist: '**/rest/v1/waitlist*',
  script: '**/assets/index-*.js',
}
/** The password of the accounts in supabase/seed.local.sql. */
const password = 'correct horse battery staple'
export const noAnswer = () => new Promise<void>(() => {})

/** A page, with what a person does on it. */
export class Site {
  constructor(readonly page: Page) {}

  /** Opens a page and waits until React has rendered it. */
  async open(path: string) {
    await this.page.goto(path)
    await this.lateNotice.waitFor({ state: 'detached' })
    await this.page.getByRole('main').waitFor()
  }

  /** The notice that the script is late, hidden for 10 s. The script removes it. */
  get lateNotice() {
    return this.page.locator('#late-notice')
  }

  /** Waits until all animations, except those that scrolling starts, have ended and the page is painted. */
  async settle() {
    await this.page.evaluate(async () => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running')
      await Promise.allSettled(running.map((animation) => animation.finished))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    })
  }

  async expectText(text: string) {
    const found = this.page.getByText(text, { exact: true })
    await expect(found).toBeVisible({ timeout: 30_000 })
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name, exact: true })
  }

  get h1() {
    return this.page.getByRole('heading', { level: 1 })
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** A colour of public/colors.css, as the browser reports it, of the page or of a part with colours of its own. */
  color(token: string, part = this.page.locator('html')) {
    return part.evaluate((element, name) => {
      element.style.accentColor = `var(--${name})`
      return getComputedStyle(element).accentColor
    }, token)
  }

  async expectMarked(text: Locator) {
    const ground = new RegExp((await this.color('primary')).replace(/[()]/g, '.'))
    await expect(text).toHaveCSS('background-image', ground)
  }

  /** By how many pixels the page is wider than its window. */
  overflow() {
    const root = this.page.locator('html')
    return root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  }

  /**
   * The texts that reach out of the window. The hero hides what overflows it, so the page is no wider then and
   * each text is measured separately.
   */
  textsOutside() {
    return this.page.locator('body *').evaluateAll((elements) => {
      // Clipped texts are for screen readers or the keyboard.
      const shown = elements.filter((element) => getComputedStyle(element).clipPath === 'none')
      const nodes = shown.flatMap(({ childNodes }) => [...childNodes])
      const range = new Range()
      const outside = nodes.filter((node) => {
        range.selectNodeContents(node)
        const { left, right } = range.getBoundingClientRect()
        return node instanceof Text && (left < 0 || right > document.documentElement.clientWidth)
      })
      return outside.map(({ nodeValue }) => nodeValue)
    })
  }

  /** Fails if axe finds anything on the page as it is now, in either colour scheme, or a class has no rule. */
  async expectNoFaults() {
    expect(await this.classesWithoutRule(), 'classes that no rule names').toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme })
      // An element that is still being faded in has less contrast than it will have.
      await this.settle()
      // Without this axe opens another page for its results, which takes as long as the check.
      const axe = new AxeBuilder({ page: this.page }).setLegacyMode()
      // The schemes differ only in colours.
      if (colorScheme === 'dark') axe.withRules('color-contrast')
      const { violations } = await axe.analyze()
      const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
      expect(found, 'found by axe; colours are in public/colors.css').toEqual([])
    }
  }

  /** Classes on the page that no rule names, such as misspelt ones. React Router and Lucide add theirs. */
  classesWithoutRule() {
    return this.page.locator('body *').evaluateAll((elements) => {
      const css = new Set(document.head.textContent?.match(/\.(\\.|[\w-])+/g))
      const all = elements.flatMap(({ classList }) => [...classList])
      return all.filter((name) => !/^active$|lucide/.test(name) && !css.has(`.${CSS.escape(name)}`))
    })
  }

  /** What the browser has recorded so far. */
  recorded(type: 'layout-shift' | 'largest-contentful-paint') {
    return this.page.evaluate((type) => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type, buffered: true })
      return observer.takeRecords().map((entry) => entry.toJSON())
    }, type)
  }

  /** The section with the waitlist form. */
  get waitlist() {
    return this.page.getByRole('region', { name: waitlist.title })
  }

  get nameField() {
    return this.waitlist.getByLabel(waitlist.nameLabel)
  }

  get emailField() {
    return this.waitlist.getByLabel(waitlist.emailLabel)
  }

  /** The form's only button, because its words change while a visitor joins. */
  get joinButton() {
    return this.waitlist.locator('form').getByRole('button')
  }

  /** One of the buttons below the title. */
  heroButton(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  get toast() {
    return this.page.getByRole('region', { name: messages.region }).getByRole('listitem')
  }

  /** The line that thanks a visitor who has joined. */
  get thanks() {
    return this.waitlist.getByText(waitlist.joined, { exact: true })
  }

  get hero() {
    return this.page.getByRole('main').getByRole('region').first()
  }

  /** The picture behind the hero. Only its class distinguishes it from the lit store. */
  get street() {
    return this.hero.locator('.street')
  }

  /** The lit store in a section with a street. */
  litStore(section: Locator) {
    return section.locator('[src="/store.svg"]')
  }

  /** The answer of an AI model, in the hero. */
  get example() {
    return this.page.getByRole('figure', { name: example.questionLabel })
  }

  /** The store's name as marked in the answer. */
  get markedStore() {
    return this.example.getByRole('strong')
  }

  /** Fills in the waitlist form. */
  async fill(name: string, email: string) {
    const typed: Record<string, string> = { name, email }
    for (const field of waitlistFields) {
      const input = this.waitlist.getByLabel(waitlist[field.label])
      await input.fill(typed[field.name] ?? sampleValue(field.name))
    }
  }

  async join(name: string, email: string) {
    await this.fill(name, email)
    await this.joinButton.click()
  }

  async save(title: string) {
    await this.page.getByLabel('Homepage Title').fill(title)
    await this.page.getByRole('button', { name: 'Update Title' }).click()
  }

  get signInDialog() {
    return this.page.getByRole('dialog', { name: 'Sign in to save' })
  }

  /** The reason for which the save or the sign-in is refused. */
  get refusal() {
    return this.signInDialog.getByRole('alert')
  }

  /** Fills in and submits the dialog that a refused save has opened. */
  async signIn(email: string) {
    await this.signInDialog.getByLabel('Email').fill(email)
    await this.signInDialog.getByLabel('Password').fill(password)
    await this.signInDialog.getByRole('button', { name: 'Sign in and save' }).click()
  }

  async signOut() {
    await this.page.getByRole('button', { name: 'Sign out' }).click()
    await expect(this.page.getByText(/Signed in as/)).toBeHidden()
  }

  /** Signs in through the API and returns the session. */
  async requestSession(email: string) {
    const response = await this.page.request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: 'embedded' },
      data: { email, password },
    })
    expect(response.ok(), `${email} can sign in`).toBe(true)
    return response.json()
  }

  /** Opens the admin page with the session of an earlier visit. */
  async openSignedIn(email: string) {
    const session = JSON.stringify(await this.requestSession(email))
    await this.page.goto('/admin')
    await this.page.evaluate((json) => localStorage.setItem('session', json), session)
    await this.open('/admin')
    await this.expectText(`Signed in as ${email}`)
  }

  /** Opens the admin page with these figures, the same for each source. */
  async openFigures(entries: Record<string, number>, total: number, sources: (string | null)[]) {
    const days = waitlistDays(entries, total)
    const rows = sources.map((source) => ({ source, entries: total, entries_30_days: total }))
    await this.page.route('**/rest/v1/waitlist_daily*', (route) => route.fulfill({ json: days }))
    await this.page.route('**/rest/v1/waitlist_sources*', (route) => route.fulfill({ json: rows }))
    await this.openSignedIn('admin@example.com')
  }

  /** Delays the answers to a URL until they are released. */
  async hold(url: string, answer = (route: Route) => route.continue()) {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await this.page.route(url, async (route) => {
      await released
      await answer(route)
    })
    return { release }
  }

  /** Answers the read of the title with this one. */
  async storeTitle(title: string) {
    await this.page.route(urls.settings, (route) => route.fulfill({ json: { title: title } }))
  }
}

type Fixtures = {
  site: Site
  /** An address that no other test uses. */
  email: string
  /** The console errors that these tests expect; any other error fails them. */
  expectedErrors: string
  failOnErrors: undefined
}

/** Playwright's `test`, in which an unexpected error on the console of any page is a failure. */
export const test = base.extend<Fixtures>({
  site: async ({ page }, use) => use(new Site(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  email: ({}, use) => use(`Visitor.${randomUUID()}@example.com`),
  expectedErrors: ['^$', { option: true }],
  failOnErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = []
      browser.on('context', (context) => {
        context.on('weberror', (error) => errors.push(error.error().message))
        context.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text())
        })
      })
      await use(undefined)
      browser.removeAllListeners('context')
      const unexpected = errors.filter((error) => !error.match(expectedErrors))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})
