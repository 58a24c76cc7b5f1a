import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as content from '../src/test/content'
import { expectText, expectUnknownPath } from './any-page'
import { expect, failedWith, test } from './fixtures'
import { devServer, firstCall } from './playwright.config'

// `npm run dev`, which differs from the built site in its server, its build of React and its database.

test.use({ baseURL: devServer, expectedErrors: failedWith(404, 409) })

// One worker, which waits until the server answers.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const answer = () => fetch(devServer + firstCall).catch(({ message }: Error) => message)
  await expect.poll(answer, { timeout: 120_000 }).toMatchObject({ ok: true })
})

test('anyone can save the title, and a visitor can join only once', async ({
  page,
  landingPage,
  adminPage,
  email,
}) => {
  await page.goto('/admin')
  await expect(page.getByText('Admin Panel')).toBeVisible()
  await adminPage.save('  Does <b>ChatGPT</b> know your store? ')
  await expectText(page, 'Homepage title updated successfully.')
  await page.goto('/')
  await expect(landingPage.title).toHaveText('Does <b>ChatGPT</b> know your store?')
  await landingPage.join('Ada', email)
  await expectText(page, content.messages.welcome.description)
  await landingPage.join('Ada', email.toUpperCase())
  await expectText(page, content.messages.duplicate.description)
})

test('an unknown path is logged, and its page links home', async ({ page }) => {
  await expectUnknownPath(page)
})

test('a backup of the waitlist is not served', async ({ request }) => {
  const file = `backups/test-${process.pid}.json`
  mkdirSync('backups', { recursive: true })
  writeFileSync(file, 'a name, an address')
  try {
    for (const path of [`/${file}`, `/${file}?raw`, `/@fs/${resolve(file)}`, '/.env.example']) {
      const answer = await request.get(path)
      expect(await answer.text(), path).not.toMatch(/a name, an address|VITE_SUPABASE/)
      expect(answer.status(), path).toBe(403)
    }
  } finally {
    rmSync(file)
  }
})
