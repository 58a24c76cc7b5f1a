import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as content from '@/content'
import { renderApp } from '@/test/render-app'
import { recordCalls } from '@/test/server'

beforeEach(() => cookieStore.delete('sidebar:state'))

async function openShell(path = '/my-store') {
  const user = renderApp(path)
  const trigger = await screen.findByRole('button', { name: 'Toggle sidebar' })
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' })
  return { user, trigger, sidebar }
}

test('an empty page links to the waitlist', async () => {
  await openShell()
  expect(screen.getByRole('link', { name: 'Join Waitlist' })).toHaveAttribute('href', '/#waitlist')
})

test('an empty page does not link to a closed waitlist', async () => {
  vi.spyOn(content.waitlist, 'closedText', 'get').mockReturnValue('The store is open.')
  await openShell()
  expect(screen.queryByRole('link', { name: 'Join Waitlist' })).not.toBeInTheDocument()
})

test('the header names the product, links to the store, and shows the letter U', async () => {
  await openShell()
  const header = within(screen.getByRole('banner'))
  const brand = header.getByRole('link', { name: content.siteName })
  expect(brand).toHaveAttribute('href', '/my-store')
  expect(header.getByRole('img', { name: 'Your account' })).toHaveTextContent('U')
})

test('an empty page makes no calls', async () => {
  const calls = recordCalls()
  await openShell()
  expect(calls).toEqual([])
})

test.each([
  ['/my-store', 'My Store', 'Dashboard'],
  ['/dashboard', 'Dashboard', 'My Store'],
  // With the slash that some hosts add.
  ['/dashboard/', 'Dashboard', 'My Store'],
])('%s shows its heading and marks its link', async (path, title, other) => {
  const { sidebar } = await openShell(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(document.title).toContain(title)
  const menu = within(within(sidebar).getByRole('navigation', { name: 'Main' }))
  expect(menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page')
  expect(menu.getByRole('link', { name: other })).not.toHaveAttribute('aria-current')
})

test("navigation sets the page's title, and leaves the focus and the sidebar as they are", async () => {
  const { user, trigger, sidebar } = await openShell()
  await user.click(trigger)
  const link = within(sidebar).getByRole('link', { name: 'Dashboard' })
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument()
  expect(link).toHaveFocus()
  history.back()
  await waitFor(() => expect(document.title).toBe(`My Store · ${content.siteName}`))
  await user.click(link)
  expect(document.title).toBe(`Dashboard · ${content.siteName}`)
  expect(sidebar).toHaveAttribute('data-collapsed')
})

test('Ctrl+B and Cmd+B toggle the sidebar; other keys are left to the browser', async () => {
  const { sidebar } = await openShell()
  for (const modifier of ['ctrlKey', 'metaKey']) {
    expect(fireEvent.keyDown(document.body, { key: 'b', [modifier]: true })).toBe(false)
    expect(sidebar.matches('[data-collapsed]')).toBe(modifier === 'ctrlKey')
  }
  // The key is held down.
  expect(fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true, repeat: true })).toBe(false)
  for (const other of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }]) {
    expect(fireEvent.keyDown(document.body, { key: 'b', ...other })).toBe(true)
  }
  expect(fireEvent.keyDown(document.body, { key: 'x', ctrlKey: true })).toBe(true)
  expect(sidebar).not.toHaveAttribute('data-collapsed')
  cleanup()
  expect(fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true })).toBe(true)
})
