import {
  expect,
  failedCall,
  failedLoad,
  join,
  openReady,
  refuseSaves,
  signIn,
  test,
} from './fixtures'

test('every page works where cookies and storage are blocked', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404), failedLoad(401), failedCall, /ERR_FAILED|Failed to fetch/)
  await page.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
      set() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', blocked)
    Object.defineProperty(window, 'sessionStorage', blocked)
    Object.defineProperty(Document.prototype, 'cookie', blocked)
  })
  await page.goto('/')
  await join(page, 'Ada', email)
  await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()

  await openReady(page, '/my-store')
  const sidebar = page.getByRole('complementary')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '48px')
  await sidebar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(sidebar).toHaveCSS('width', '48px')

  await page.goto('/admin')
  await expect(page.getByLabel('Homepage Title')).not.toHaveValue('')
  // Nothing is saved: another test may be editing the title meanwhile.
  await refuseSaves(page)
  await page.getByRole('button', { name: 'Update Title' }).click()
  const dialog = await signIn(page, 'admin@example.com')
  await expect(dialog.getByText(/is not an administrator/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Waitlist' })).toBeVisible()
  // Also forgotten where no server answers.
  await page.route('**/auth/v1/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
  await page.goto('/unknown')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
