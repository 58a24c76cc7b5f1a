import { Slot } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from './button'

type ButtonAsChildProps = ComponentProps<typeof Slot> & VariantProps<typeof buttonVariants>

/**
 * Makes its only child, a link for instance, look like a button, as `asChild` does in shadcn. Apart
 * from `Button`, since the landing page has no use for `Slot`, which would add 1 kB to it.
 */
export function ButtonAsChild({ className, variant, size, ...props }: ButtonAsChildProps) {
  return <Slot className={buttonVariants({ variant, size, className })} {...props} />
}
