import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The variants and sizes that the specification names, whether a screen uses them yet or not. */
export const buttonVariants = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded border text-center font-bold',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-ink text-paper hover:bg-ink/85',
        destructive: 'border-transparent bg-danger text-on-danger hover:opacity-85',
        outline: 'border-line-strong bg-transparent text-ink hover:bg-tint',
        secondary: 'bg-tint text-ink hover:border-line-strong',
        ghost: 'border-transparent text-ink hover:bg-tint',
        link: 'border-transparent underline decoration-2 decoration-marker-strong hover:decoration-4',
        hero: 'border-marker-edge bg-marker text-on-marker hover:bg-marker-strong',
        heroOutline: 'border-ink text-ink hover:bg-marker hover:text-on-marker',
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

/** Unlike a plain `<button>` it submits no form unless its `type` says so. */
export function Button({ className, variant, size, ...props }: ButtonProps) {
  return (
    <button type="button" className={buttonVariants({ variant, size, className })} {...props} />
  )
}
