import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as content from '@/content'
import { expectConsole } from '@/test/expect-console'
import { renderApp } from '@/test/render-app'

test('an unknown path is named in the console, and a link leads home', async () => {
  const expectWarned = expectConsole('warn')
  renderApp('/no/such/page')
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeDefined()
  const warning = '404: there is no page at /no/such/page'
  // StrictMode runs effects twice.
  await waitFor(() => expectWarned(warning, warning))
  expect(document.title).toBe(`Page not found · ${content.name}`)
  const link = screen.getByRole('link', { name: 'Return to Home' })
  expect(link.getAttribute('href')).toBe('/')
})
