import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsole } from '@/test/expect-console'
import { renderApp } from '@/test/render-app'
import { server, settingsAnswer } from '@/test/server'

test('an unknown path is named in the console and leads back home', async () => {
  const expectWarned = expectConsole('warn')
  server.use(settingsAnswer({ title: 'Home again' }))
  const user = renderApp('/no/such/page')
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeDefined()
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('404: there is no page at', '/no/such/page'),
  )
  // StrictMode runs effects twice.
  await waitFor(() => expectWarned('404: there is no page at', 2))

  await user.click(screen.getByRole('link', { name: 'Return to Home' }))
  expect(await screen.findByRole('heading', { name: 'Home again' })).toBeDefined()
  // The link is gone.
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
