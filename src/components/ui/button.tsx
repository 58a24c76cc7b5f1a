import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The variants and sizes in the specification, whether or not a screen uses them yet. */
export const buttonVariants = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded border text-center font-bold',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-foreground text-background hover:bg-foreground/85',
        destructive:
          'border-transparent bg-destructive text-destructive-foreground hover:opacity-85',
        outline: 'border-input bg-transparent text-foreground hover:bg-muted',
        secondary: 'bg-muted text-foreground hover:border-input',
        ghost: 'border-transparent text-foreground hover:bg-muted',
        link: 'border-transparent underline decoration-2 decoration-primary-hover hover:decoration-4',
        hero: 'border-primary-border bg-primary text-primary-foreground hover:bg-primary-hover',
        heroOutline:
          'border-foreground text-foreground hover:bg-primary hover:text-primary-foreground',
      },
      size: {
        default: 'min-h-11 px-button',
        sm: 'min-h-9 px-3 text-sm',
        lg: 'min-h-13 px-button-lg',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

/** Unlike a plain `<button>`, it submits no form unless its `type` is `submit`. */
export function Button({ className, variant, size, ...props }: ButtonProps) {
  return (
    <button type="button" className={buttonVariants({ variant, size, className })} {...props} />
  )
}
