import type { Page } from '@playwright/test'
import {
  backdropColor,
  expect,
  failedCall,
  failedLoad,
  holdRequest,
  password,
  requestSession,
  signIn,
  test,
} from './fixtures'

// One row, shared by every test here: they take turns.
test.describe.configure({ mode: 'serial' })

const defaultTitle = 'Is Your Brand Visible in LLM Searches?'
const failure = 'Failed to update title. Please try again.'
const saved = 'Homepage title updated successfully.'

async function save(page: Page, title: string) {
  await page.getByLabel('Homepage Title').fill(title)
  await page.getByRole('button', { name: 'Update Title' }).click()
}

/** Saves the headline as it is, signing in for it, and waits until it is saved. */
async function saveAsAdministrator(page: Page) {
  await save(page, defaultTitle)
  const dialog = await signIn(page, 'admin@example.com')
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  return dialog
}

/** Changes the stored session, as if time had passed. */
async function changeSession(page: Page, changes: { expires_at: number; refresh_token?: string }) {
  await page.evaluate((changed) => {
    const session = JSON.parse(localStorage.getItem('session') ?? '')
    localStorage.setItem('session', JSON.stringify({ ...session, ...changed }))
  }, changes)
}

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCall)
  await page.goto('/admin')
  await expect(page.getByLabel('Homepage Title')).not.toHaveValue('')
})

test('a visitor is asked to sign in, and Escape gives up without losing the title', async ({
  page,
}) => {
  await save(page, 'A visitor was here')
  const dialog = page.getByRole('dialog', { name: 'Sign in to save' })
  await expect(dialog).toBeVisible()
  expect(await backdropColor(dialog)).toBe('rgba(0, 0, 0, 0.6)')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText(failure, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Homepage Title')).toHaveValue('A visitor was here')
  await page.reload()
  await expect(page.getByLabel('Homepage Title')).toHaveValue(defaultTitle)
})

test('a wrong password, then a stranger, then the administrator; reload and sign out', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(400))
  await save(page, 'The administrator was here')
  const dialog = await signIn(page, 'nobody@example.com')
  await expect(dialog.getByText('The email or the password is wrong.')).toBeVisible()
  await expect(dialog.getByLabel('Password')).toHaveValue(password)

  await signIn(page, 'stranger@example.com')
  await expect(dialog.getByText(/stranger@example.com is not an administrator/)).toBeVisible()

  await signIn(page, 'admin@example.com')
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Homepage Title')).toHaveValue('The administrator was here')

  await page.reload()
  await expect(page.getByText('Signed in as admin@example.com')).toBeVisible()
  await save(page, defaultTitle)
  await expect(page.getByText(saved, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
  await save(page, 'Signed out')
  await expect(dialog).toBeVisible()
})

test('closing the dialog returns the focus to the form, by Escape and by Cancel', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in to save' })
  await page.getByLabel('Homepage Title').fill('A title')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Homepage Title')).toBeFocused()

  await page.getByRole('button', { name: 'Update Title' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Update Title' })).toBeFocused()
})

test('signing in and saving returns the focus to the form', async ({ page }) => {
  await saveAsAdministrator(page)
  await expect(page.getByRole('button', { name: 'Update Title' })).toBeFocused()
})

test('cancelling while the sign-in is under way saves nothing, and shows the session', async ({
  page,
}) => {
  const answer = await holdRequest(page, '**/auth/v1/token*')
  await save(page, 'Cancelled')
  const dialog = await signIn(page, 'admin@example.com')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(failure, { exact: true })).toBeVisible()
  answer.release()
  await expect(page.getByText('Signed in as admin@example.com')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Homepage Title')).toHaveValue(defaultTitle)
})

test('a session that ends in another tab ends here too, and saving asks to sign in', async ({
  page,
  context,
}) => {
  const dialog = await saveAsAdministrator(page)

  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByText(/Signed in as/)).toBeHidden()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
  await save(page, 'After the end')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeEmpty()
})

test('a session that expired ends in the dialog without an alert, the title kept', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(400))
  const dialog = await saveAsAdministrator(page)
  await changeSession(page, { expires_at: 1, refresh_token: 'revoked' })
  await save(page, 'After hours')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeEmpty()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
  await expect(page.getByLabel('Homepage Title')).toHaveValue('After hours')
})

test('a link with the tokens of a session signs nobody in', async ({ page }) => {
  const { access_token, refresh_token } = await requestSession(page, 'stranger@example.com')
  const tokens = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' }
  await page.goto('about:blank')
  await page.goto(`/admin#${new URLSearchParams(tokens)}`)
  await expect(page.getByLabel('Homepage Title')).not.toHaveValue('')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/Signed in as/)).toBeHidden()
})

test('an expired session that cannot be refreshed fails the save in time, and stays', async ({
  page,
  expectedErrors,
}) => {
  // supabase-js logs it.
  expectedErrors.push(/TimeoutError/)
  await saveAsAdministrator(page)
  await changeSession(page, { expires_at: 1 })
  await page.route('**/auth/v1/**', () => new Promise(() => {}))
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('waitlist_daily')) reads.push(request.url())
  })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await save(page, 'No answer')
  await expect(page.getByText(failure, { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('dialog', { name: 'Sign in to save' })).toBeHidden()
  await expect(page.getByText('Signed in as admin@example.com')).toBeVisible()

  // Without the session they would be read as a visitor.
  await expect(page.getByText('The waitlist could not be read just now.')).toBeVisible()
  expect(reads).toEqual([])

  // No server is needed to forget a session on a shared computer.
  await page.reload()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('signing out moves the focus to the field', async ({ page }) => {
  await saveAsAdministrator(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
  await expect(page.getByLabel('Homepage Title')).toBeFocused()
})
