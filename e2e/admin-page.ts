import { expect, type Page } from '@playwright/test'
import { waitlistDays } from '../src/test/waitlist-days'
import { expectText, open } from './any-page'

/** The password of the accounts in supabase/seed.local.sql. */
const password = 'correct horse battery staple'

/** The admin page, with what users do on it. */
export class AdminPage {
  constructor(readonly page: Page) {}

  open() {
    return open(this.page, '/admin')
  }

  get titleField() {
    return this.page.getByLabel('Homepage Title')
  }

  get updateButton() {
    return this.page.getByRole('button', { name: 'Update Title' })
  }

  async save(title: string) {
    await this.titleField.fill(title)
    await this.updateButton.click()
  }

  get signInDialog() {
    return this.page.getByRole('dialog', { name: 'Sign in to save' })
  }

  /** The reason that the dialog gives for a refused save or sign-in. */
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
    // By keyboard, because a toast can cover the button for eight seconds.
    await this.page.getByRole('button', { name: 'Sign out' }).press('Enter')
    await expect(this.page.getByText(/Signed in as/)).toBeHidden()
  }

  /** How many people are on the waitlist. */
  get total() {
    return this.page.getByRole('region', { name: 'Waitlist' }).getByRole('strong').first()
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

  /** Opens the page with the session of an earlier visit. */
  async openSignedIn(email: string) {
    const session = JSON.stringify(await this.requestSession(email))
    // This file has the same origin as the page, and loads faster.
    await this.page.goto('/favicon.svg')
    await this.page.evaluate((json) => localStorage.setItem('session', json), session)
    await this.open()
    await expectText(this.page, `Signed in as ${email}`)
  }

  /** Opens the page with these counts by day, and with the same total for each source. */
  async openFigures(entries: Record<string, number>, total: number, sources: (string | null)[]) {
    const days = waitlistDays(entries, total)
    const rows = sources.map((source) => ({ source, entries: total, entries_30_days: total }))
    await this.page.route('**/rest/v1/waitlist_daily*', (route) => route.fulfill({ json: days }))
    await this.page.route('**/rest/v1/waitlist_sources*', (route) => route.fulfill({ json: rows }))
    await this.openSignedIn('admin@example.com')
  }
}
