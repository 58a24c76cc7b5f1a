import type { Page } from '@playwright/test'
import { expect, failedLoad, test } from './test'

// One row, shared by every test here: they take turns.
test.describe.configure({ mode: 'serial' })

const defaultTitle = 'Is Your Brand Visible in LLM Searches?'
const password = 'correct horse battery staple'
const failure = 'Failed to update title. Please try again.'

async function save(page: Page, title: string) {
  await page.getByLabel('Homepage Title').fill(title)
  await page.getByRole('button', { name: 'Update Title' }).click()
}

async function signIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Sign in to save' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in and save' }).click()
  return dialog
}

test.beforeEach(async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByLabel('Homepage Title')).not.toHaveValue('')
})

test('a visitor is asked to sign in, and Escape gives up without losing the title', async ({
  page,
}) => {
  await save(page, 'A visitor was here')
  await expect(page.getByRole('dialog', { name: 'Sign in to save' })).toBeVisible()
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
  await expect(
    page.getByText('Homepage title updated successfully.', { exact: true }),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Homepage Title')).toHaveValue('The administrator was here')

  await page.reload()
  await expect(page.getByText('Signed in as admin@example.com')).toBeVisible()
  await save(page, defaultTitle)
  await expect(
    page.getByText('Homepage title updated successfully.', { exact: true }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
  await save(page, 'Signed out')
  await expect(dialog).toBeVisible()
})

test('sign-in code is downloaded by nobody who is not saving', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const scripts = urls.filter((url) => url.endsWith('.js'))
  const texts = await Promise.all(
    scripts.map(async (url) => await (await page.request.get(url)).text()),
  )
  const scriptsWith = (words: string) => texts.filter((text) => text.includes(words)).length
  expect(scriptsWith('Update Title')).toBe(1)
  expect(scriptsWith('Sign in to save')).toBe(0)
  expect(scriptsWith('grant_type=password')).toBe(0)
})

test('a session that expired while the tab slept ends in the dialog, the title kept', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(400))
  await page.evaluate(() => {
    localStorage.setItem(
      'llm-brand-visibility:session',
      JSON.stringify({
        access_token: 'expired',
        refresh_token: 'expired',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: 1,
        user: { id: 'x', email: 'admin@example.com' },
      }),
    )
  })
  await page.reload()
  await save(page, 'After hours')
  await expect(page.getByRole('dialog', { name: 'Sign in to save' })).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByLabel('Homepage Title')).toHaveValue('After hours')
})
