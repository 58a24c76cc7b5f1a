import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'
import { recordCalls } from '@/test/server'

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'sidebar:state=; path=/; max-age=0'
  delete document.documentElement.dataset.sidebar
})

async function openShell(path = '/my-store') {
  const person = renderApp(path)
  const trigger = await screen.findByRole('button', { name: 'Toggle sidebar' })
  const sidebar = screen.getByRole('complementary')
  return { person, trigger, sidebar }
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

test.each([
  ['/my-store', 'My Store', 'Dashboard'],
  ['/dashboard', 'Dashboard', 'My Store'],
])('%s says where one is, and marks its link', async (path, title, other) => {
  const { sidebar } = await openShell(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(document.title).toContain(title)
  expect(within(sidebar).getByRole('link', { name: title }).ariaCurrent).toBe('page')
  expect(within(sidebar).getByRole('link', { name: other }).ariaCurrent).toBeNull()
})

test('the trigger collapses the sidebar, remembers it, and it survives navigation', async () => {
  const { person, trigger, sidebar } = await openShell()
  expect(sidebar.dataset.state).toBe('expanded')
  await person.click(trigger)
  expect(sidebar.dataset.state).toBe('collapsed')
  expect(document.cookie).toBe('sidebar:state=false')

  await person.click(within(sidebar).getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
  expect(screen.getByRole('complementary').dataset.state).toBe('collapsed')

  await person.click(trigger)
  expect(document.cookie).toBe('sidebar:state=true')
})

test('a collapsed sidebar is still collapsed on the next load', async () => {
  // What index.html does with the cookie.
  document.documentElement.dataset.sidebar = 'collapsed'
  const { sidebar } = await openShell()
  expect(sidebar.dataset.state).toBe('collapsed')
})

test.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}'])('%s toggles the sidebar', async (keys) => {
  const { person, sidebar } = await openShell()
  await person.keyboard(keys)
  expect(sidebar.dataset.state).toBe('collapsed')
  await person.keyboard('b')
  expect(sidebar.dataset.state).toBe('collapsed')
  await person.keyboard(keys)
  expect(sidebar.dataset.state).toBe('expanded')
})

test('Ctrl+B belongs to the text while someone is typing', async () => {
  const { person, sidebar } = await openShell()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await person.keyboard('{Control>}b{/Control}')
  expect(sidebar.dataset.state).toBe('expanded')
  field.remove()
})
