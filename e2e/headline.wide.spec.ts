import type { Page } from '@playwright/test'
import { expect, test } from './test'

const defaultTitle = 'Is Your Brand Visible in LLM Searches?'

async function saveTitle(page: Page, title: string) {
  await page.goto('/admin')
  await page.getByLabel('Homepage Title').fill(title)
  await page.getByRole('button', { name: 'Update Title' }).click()
  await expect(
    page.getByText('Homepage title updated successfully.', { exact: true }),
  ).toBeVisible()
}

test('the headline is edited at /admin and seen on the home page', async ({ page }) => {
  await saveTitle(page, '  Does <b>ChatGPT</b> know your store? ')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Does <b>ChatGPT</b> know your store?',
  )
  await page.goto('/admin')
  await expect(page.getByLabel('Homepage Title')).toHaveValue(
    'Does <b>ChatGPT</b> know your store?',
  )

  await saveTitle(page, defaultTitle)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(defaultTitle)
})
