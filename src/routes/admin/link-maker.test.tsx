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

async function openPage() {
  const user = renderApp('/admin')
  const field = await screen.findByRole('textbox', { name: /Where will you share/ })
  const copy = screen.getByRole('button', { name: 'Copy link' })
  return { user, field, copy }
}

test('starts with a link for a newsletter', async () => {
  await openPage()
  expect(screen.getByText(`${location.origin}/?from=newsletter`)).toBeInTheDocument()
})

test.each([' ', 'Телеграм', '小红书'])('makes no link for the place "%s"', async (place) => {
  const { user, field, copy } = await openPage()
  await user.clear(field)
  await user.type(field, place)
  expect(screen.getByText('Use letters from a to z, or digits.')).toBeInTheDocument()
  expect(copy).toBeDisabled()
})

test('makes a link for the place that is typed, and copies it', async () => {
  const { user, field, copy } = await openPage()
  await user.clear(field)
  await user.type(field, 'Trade Fair, Köln')
  const link = `${location.origin}/?from=trade-fair-koln`
  expect(screen.getByText(link)).toBeInTheDocument()
  await user.click(copy)
  expect(await findToast('Link copied')).toMatchObject({ description: link })
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('says so if the browser does not allow copying', async () => {
  const { user, copy } = await openPage()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused'))
  await user.click(copy)
  const { description } = await findToast('Error')
  expect(description).toBe('Your browser does not allow copying. Select the link above instead.')
})
