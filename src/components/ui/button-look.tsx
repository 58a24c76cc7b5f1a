import { Slot } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from './button'

type ButtonLookProps = ComponentProps<typeof Slot> & VariantProps<typeof buttonVariants>

/** Makes its only child, a link for instance, look like a button. */
export function ButtonLook({ className, variant, size, ...props }: ButtonLookProps) {
  return <Slot className={buttonVariants({ variant, size, className })} {...props} />
}
