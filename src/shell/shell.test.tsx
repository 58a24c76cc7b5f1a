import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SidebarTrigger } from '@/components/ui/sidebar'
import { renderApp } from '@/test/render-app'
import { recordCalls } from '@/test/server'

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'sidebar:state=; path=/; max-age=0'
  delete document.documentElement.dataset.sidebar
})

async function openShell(path = '/my-store') {
  const user = renderApp(path)
  const trigger = await screen.findByRole('button', { name: 'Toggle sidebar' })
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' })
  return { user, trigger, sidebar }
}

test('the header names the product, leads to the store, and shows the letter U', async () => {
  const calls = recordCalls()
  await openShell()
  const header = within(screen.getByRole('banner'))
  const brand = header.getByRole('link', { name: 'LLM Brand Visibility' })
  expect(brand.getAttribute('href')).toBe('/my-store')
  expect(header.getByText('U')).toBeDefined()
  expect(calls).toEqual([])
})

test('a link leads past the header and the sidebar', async () => {
  await openShell()
  const link = screen.getByRole('link', { name: 'Skip to content' })
  const main = screen.getByRole('main')
  expect(link.getAttribute('href')).toBe(`#${main.id}`)
  expect(main.tabIndex, 'Tab does not stop there').toBe(-1)
})

test.each([
  ['/my-store', 'My Store', 'Dashboard'],
  ['/dashboard', 'Dashboard', 'My Store'],
])('%s shows its heading and marks its link', async (path, title, other) => {
  const { sidebar } = await openShell(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(document.title).toContain(title)
  expect(within(sidebar).getByRole('link', { name: title }).ariaCurrent).toBe('page')
  expect(within(sidebar).getByRole('link', { name: other }).ariaCurrent).toBeNull()
})

test('the trigger collapses the sidebar, remembers it, and it survives navigation', async () => {
  const { user, trigger, sidebar } = await openShell()
  expect(trigger.ariaExpanded).toBe('true')
  await user.click(trigger)
  expect(trigger.ariaExpanded).toBe('false')
  expect(document.documentElement.dataset.sidebar).toBe('collapsed')
  expect(document.cookie).toBe('sidebar:state=false')

  const link = within(sidebar).getByRole('link', { name: 'Dashboard' })
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
  expect(document.activeElement).toBe(link)
  expect(document.title).toMatch(/^Dashboard/)
  expect(document.documentElement.dataset.sidebar).toBe('collapsed')

  await user.click(trigger)
  expect(trigger.ariaExpanded).toBe('true')
  expect(document.cookie).toBe('sidebar:state=true')
})

test('a collapsed sidebar is still collapsed on the next load', async () => {
  // What index.html does with the cookie.
  document.documentElement.dataset.sidebar = 'collapsed'
  const { trigger } = await openShell()
  expect(trigger.ariaExpanded).toBe('false')
})

test.each(['ctrlKey', 'metaKey'])('the B key with %s toggles the sidebar', async (modifier) => {
  const { trigger } = await openShell()
  expect(fireEvent.keyDown(document.body, { key: 'b', [modifier]: true })).toBe(false)
  expect(trigger.ariaExpanded).toBe('false')
  fireEvent.keyDown(document.body, { key: 'B', [modifier]: true })
  expect(trigger.ariaExpanded).toBe('true')
})

test('on a keyboard of another script the place of the key B counts', async () => {
  const { trigger } = await openShell()
  fireEvent.keyDown(document.body, { key: 'и', code: 'KeyB', ctrlKey: true })
  expect(trigger.ariaExpanded).toBe('false')
  // An input method names no key.
  fireEvent.keyDown(document.body, { key: 'Process', code: 'KeyB', ctrlKey: true })
  expect(trigger.ariaExpanded).toBe('true')
  fireEvent.keyDown(document.body, { key: 'b', code: 'KeyB', ctrlKey: true })
  // On a Dvorak keyboard X is there.
  fireEvent.keyDown(document.body, { key: 'x', code: 'KeyB', ctrlKey: true })
  expect(trigger.ariaExpanded).toBe('false')
})

test('a change of page is announced, the first page is not', async () => {
  const title = 'Dashboard · LLM Brand Visibility'
  document.title = title
  const { user, sidebar } = await openShell('/dashboard')
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(within(sidebar).getByRole('link', { name: 'My Store' }))
  expect(screen.getByRole('status').textContent).toBe('My Store · LLM Brand Visibility')
  await user.click(within(sidebar).getByRole('link', { name: 'Dashboard' }))
  expect(screen.getByRole('status').textContent).toBe(title)
})

test.each([
  { key: 'b' },
  { key: 'Control', ctrlKey: true },
  { key: 'b', ctrlKey: true, shiftKey: true },
  { key: 'b', ctrlKey: true, altKey: true },
  { key: 'b', ctrlKey: true, metaKey: true },
])('%o is left to the browser', async (keys) => {
  const { trigger } = await openShell()
  expect(fireEvent.keyDown(document.body, keys)).toBe(true)
  expect(trigger.ariaExpanded).toBe('true')
})

test('a held Ctrl+B toggles once', async () => {
  const { trigger } = await openShell()
  fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true })
  expect(fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true, repeat: true })).toBe(false)
  expect(trigger.ariaExpanded).toBe('false')
})

test('Ctrl+B belongs to the text while someone is typing', async () => {
  const { user, trigger } = await openShell()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await user.keyboard('{Control>}b{/Control}')
  expect(trigger.ariaExpanded).toBe('true')
  field.remove()
})

test('Escape hides the tooltips until another link is reached', async () => {
  const { user, sidebar } = await openShell()
  const { dataset } = document.documentElement
  await user.keyboard('x')
  expect(dataset.tooltips).toBeUndefined()
  await user.keyboard('{Escape}')
  expect(dataset.tooltips).toBe('hidden')
  await user.hover(within(sidebar).getByRole('link', { name: 'Dashboard' }))
  expect(dataset.tooltips).toBeUndefined()
})

test('without the shell Ctrl+B is left to the browser', async () => {
  await openShell()
  cleanup()
  expect(fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true })).toBe(true)
})

test('the sidebar needs its provider', () => {
  expect(() => render(<SidebarTrigger />)).toThrow('useSidebar needs a SidebarProvider above it')
})

test('a panel is closed by Escape, and by a screen that grows wide', async () => {
  const screenWidth = new EventTarget()
  const addEventListener = screenWidth.addEventListener.bind(screenWidth)
  const query = { ...matchMedia(''), matches: true, addEventListener }
  vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  const { user, trigger } = await openShell()
  await user.click(trigger)
  // The browser closes it.
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(trigger.ariaExpanded).toBe('false')

  await user.click(trigger)
  query.matches = false
  act(() => void screenWidth.dispatchEvent(new Event('change')))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(trigger.ariaExpanded).toBe('true')
  query.matches = true
  act(() => void screenWidth.dispatchEvent(new Event('change')))
  expect(trigger.ariaExpanded).toBe('false')
})

test('on a phone the sidebar is a panel that opens, and closes by a press beside it', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia(''), matches: true })
  const { user, trigger } = await openShell()
  expect(trigger.ariaExpanded).toBe('false')
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(trigger)
  const panel = screen.getByRole('dialog', { name: 'Sidebar' })
  expect(trigger.ariaExpanded).toBe('true')
  await user.click(within(panel).getByRole('navigation'))
  expect(screen.getByRole('dialog')).toBe(panel)
  await user.click(panel)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(trigger.ariaExpanded).toBe('false')

  await user.click(trigger)
  await user.click(screen.getByRole('button', { name: 'Close sidebar' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true })
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.cookie).toBe('')
})
