import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/test/auth-answers'
import { findToast } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import { server, settingsAnswer, waitlistDaysAnswer, waitlistSourcesAnswer } from '@/test/server'

beforeEach(() => {
  server.use(settingsAnswer({ title: null }), waitlistDaysAnswer([]), waitlistSourcesAnswer([]))
  localStorage.setItem('session', JSON.stringify(session))
})

test('makes a link for the place that is typed, and copies it', async () => {
  const user = renderApp('/admin')
  const field = await screen.findByRole('textbox', { name: /Where will you share/ })
  expect(screen.getByText(`${location.origin}/?from=newsletter`)).toBeInTheDocument()
  const copy = screen.getByRole('button', { name: 'Copy link' })
  for (const nothing of [' ', 'Телеграм', '小红书']) {
    await user.clear(field)
    await user.type(field, nothing)
    expect(screen.getByText('Name it in letters from a to z, or in digits.')).toBeInTheDocument()
    expect(copy).toBeDisabled()
  }
  await user.clear(field)
  await user.type(field, 'Trade Fair, Köln')
  const link = `${location.origin}/?from=trade-fair-koln`
  expect(screen.getByText(link)).toBeInTheDocument()
  await user.click(copy)
  expect(await findToast('Link copied')).toMatchObject({ description: link })
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('says so where the browser refuses to copy', async () => {
  const user = renderApp('/admin')
  const copy = await screen.findByRole('button', { name: 'Copy link' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused'))
  await user.click(copy)
  const { description } = await findToast('Error')
  expect(description).toBe('The browser refuses to copy. Select the link above instead.')
})
