import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from './button'

test('gives its look to a link, and stays one element', () => {
  render(
    <Button asChild variant="link">
      <a href="/somewhere">Somewhere</a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Somewhere' })
  expect(link.className).toContain('underline')
  expect(screen.queryByRole('button')).toBeNull()
})

test('has eight variants and four sizes, all of them different', () => {
  const variants = [
    'default',
    'destructive',
    'outline',
    'secondary',
    'ghost',
    'link',
    'hero',
    'heroOutline',
  ] as const
  const sizes = ['default', 'sm', 'lg', 'icon'] as const
  render(
    variants.map((variant) =>
      sizes.map((size) => <Button key={variant + size} {...{ variant, size }} />),
    ),
  )
  const looks = screen.getAllByRole('button').map(({ className }) => className)
  expect(new Set(looks).size).toBe(32)
})

test('does not submit the form it stands in', () => {
  render(<Button>Plain</Button>)
  expect(screen.getByRole('button')).toHaveProperty('type', 'button')
})
