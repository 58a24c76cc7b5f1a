import { expect, test } from './fixtures'

test('the headline is edited at /admin and seen on the home page', async ({ page }) => {
  await page.goto('/admin')
  await page.getByLabel('Homepage Title').fill('  Does <b>ChatGPT</b> know your store? ')
  await page.getByRole('button', { name: 'Update Title' }).click()
  await expect(
    page.getByText('Homepage title updated successfully.', { exact: true }),
  ).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Does <b>ChatGPT</b> know your store?',
  )
  await page.goto('/admin')
  await expect(page.getByLabel('Homepage Title')).toHaveValue(
    'Does <b>ChatGPT</b> know your store?',
  )
})
