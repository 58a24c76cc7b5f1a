import { Slot } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from './button'

type ButtonAsChildProps = ComponentProps<typeof Slot> & VariantProps<typeof buttonVariants>

/**
 * Makes its only child, a link for instance, look like a button, as `asChild` does in shadcn. Separate
 * from `Button`, because `Slot` would add 1 kB to the landing page, which does not need it.
 */
export function ButtonAsChild({ className, variant, size, ...props }: ButtonAsChildProps) {
  return <Slot className={buttonVariants({ variant, size, className })} {...props} />
}
