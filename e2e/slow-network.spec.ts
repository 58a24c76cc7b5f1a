import { expect, failedLoad, noAnswer, renderedAnew, type Site, settings, test } from './fixtures'

const waitlist = '**/rest/v1/waitlist*'
const tryAgain = 'Something went wrong. Please try again.'

test.use({ expectedErrors: `${failedLoad}|${renderedAnew}` })

test.describe('before the script has arrived', { tag: '@phone-only' }, () => {
  test('what is typed and sent twice is kept, and joins once', async ({ page, site, email }) => {
    const arrival = await site.openWithoutScript('/')
    const entries = site.recordCalls('POST')
    await site.join('Ada', email)
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    arrival.release()
    await site.shows('Welcome to the waitlist!')
    expect(entries).toHaveLength(1)
  })

  for (const [change, act] of [
    ['types', ({ page }: Site) => page.getByLabel('Email').pressSequentially('x')],
    ['scrolls by a key', ({ page }: Site) => page.keyboard.press('ArrowUp')],
    ['scrolls far', ({ page }: Site) => page.evaluate(() => scrollTo(0, 100))],
    ['presses elsewhere', (site: Site) => site.heading('Join the Waitlist').click()],
  ] as const) {
    test(`a press is forgotten once the visitor ${change}`, async ({ page, site, email }) => {
      const arrival = await site.openWithoutScript('/')
      await site.join(' ', email)
      await act(site)
      await site.settle()
      const typed = await page.getByLabel('Email').inputValue()
      arrival.release()
      await site.ready()
      await site.settle()
      // A form that is sent would refuse the name.
      await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false')
      await expect(page.getByLabel('Email')).toHaveValue(typed)
    })
  }

  test('a press outlives an extension that changes the form', async ({ page, site, email }) => {
    const arrival = await site.openWithoutScript('/')
    await site.join('Ada', email)
    await page.evaluate(() => {
      document.querySelector('form')?.prepend(document.createElement('div'))
      document.querySelector('#name')?.after(document.createElement('button'))
    })
    arrival.release()
    await site.shows('Welcome to the waitlist!')
  })

  for (const presses of [1, 2]) {
    test(`a toggle pressed ${presses} times is as open as that`, async ({ page, site }) => {
      const arrival = await site.openWithoutScript('/my-store')
      const trigger = page.getByRole('button', { name: 'Toggle sidebar' })
      await trigger.click({ clickCount: presses })
      arrival.release()
      await site.ready()
      await site.settle()
      await expect(trigger).toHaveAttribute('aria-expanded', String(presses === 1))
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/admin']) {
    test(`${path} says that it needs one`, async ({ page }) => {
      await page.goto(path)
      const notice = await page.getByText(/needs JavaScript/).boundingBox()
      expect(notice?.height).toBeGreaterThan(15)
    })
  }
})

test('an entry that is not answered can be sent again', async ({ page, site, email }) => {
  await page.goto('/')
  await page.route(waitlist, noAnswer)
  const entries = site.recordCalls('POST')
  await site.join('Ada', email)
  await site.shows(tryAgain)
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(entries).toHaveLength(1)
  await page.unroute(waitlist)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await site.shows('Welcome to the waitlist!')
})

test('/admin waits with blocks that fill, and then opens', async ({ page, site }) => {
  await page.route(settings, noAnswer)
  await page.goto('/admin')
  const spinner = page.locator('.spinner')
  await expect(spinner.locator('rect').first()).toHaveCSS('animation-name', 'fill-in')
  expect(await spinner.boundingBox()).toMatchObject({ width: 48, x: 616, y: 336 })
  await site.shows('Failed to fetch current title.')
  await expect(page.getByLabel('Homepage Title')).toHaveValue('')
})

test('an answer that is lost leaves one entry', async ({ page, site, email }) => {
  await page.goto('/')
  await page.route(waitlist, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await site.join('Ada', email)
  await site.shows(tryAgain)
  await page.unroute(waitlist)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await site.shows('This email is already on the waitlist.')
})
