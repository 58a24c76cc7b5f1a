import type { Page } from '@playwright/test'
import { example, messages, waitlist } from '../src/test/content'
import { sampleValue } from '../src/test/waitlist-entry'
import { waitlistFields } from '../src/waitlist-fields'
import { open } from './any-page'

/** The landing page, with what visitors do on it. */
export class LandingPage {
  constructor(readonly page: Page) {}

  open() {
    return open(this.page, '/')
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 })
  }

  get hero() {
    return this.page.getByRole('main').getByRole('region').first()
  }

  /** One of the buttons below the title. */
  heroButton(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** The street, a faint row of stores behind the hero. Only its class distinguishes it from the lit store. */
  get street() {
    return this.hero.locator('.street')
  }

  /** The example in the hero: an AI model's answer. */
  get example() {
    return this.page.getByRole('figure', { name: example.questionLabel })
  }

  /** The store's name, marked in the answer. */
  get markedStore() {
    return this.example.getByRole('strong')
  }

  /** The section with the waitlist form. */
  get waitlist() {
    return this.page.getByRole('region', { name: waitlist.title })
  }

  /** The field with exactly this label, which is in « and » if a test translates the page. */
  private fieldWith(label: string) {
    return this.waitlist.getByLabel(RegExp(`^«?${label}»?$`))
  }

  get nameField() {
    return this.fieldWith(waitlist.nameLabel)
  }

  get emailField() {
    return this.fieldWith(waitlist.emailLabel)
  }

  /** The form's only button, found without its text, which changes while a visitor joins. */
  get joinButton() {
    return this.waitlist.locator('form').getByRole('button')
  }

  /** The line that thanks a visitor who has joined. */
  get thanks() {
    return this.waitlist.getByText(waitlist.joined, { exact: true })
  }

  get toast() {
    return this.page.getByRole('region', { name: messages.region }).getByRole('listitem')
  }

  /** Fills in the waitlist form. */
  async fill(name: string, email: string) {
    const typed: Record<string, string> = { name, email }
    for (const field of waitlistFields) {
      const input = this.fieldWith(waitlist[field.label])
      await input.fill(typed[field.name] ?? sampleValue(field.name))
    }
  }

  async join(name: string, email: string) {
    await this.fill(name, email)
    await this.joinButton.click()
  }
}
