import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { Button } from './button'

// Checked by the compiler.
test('has the variants and sizes of the specification', () => {
  type Props = ComponentProps<typeof Button>
  expectTypeOf<NonNullable<Props['variant']>>().toEqualTypeOf<
    'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'hero' | 'heroOutline'
  >()
  expectTypeOf<NonNullable<Props['size']>>().toEqualTypeOf<'default' | 'sm' | 'lg' | 'icon'>()
})

test('does not submit the form it is in', () => {
  render(<Button>Plain</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})
