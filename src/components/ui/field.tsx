import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  /** Also the id, so it must be unique on the page. */
  name: string
  label: string
  /** The mistake to correct, which is read out with the field. */
  error?: string | undefined
  /** The id of a text that is read out with the field, too. */
  describedBy?: string
}

/** A text field with its label. */
export function Field({ name, label, error, describedBy, ...props }: FieldProps) {
  const errorId = `${name}-error`
  return (
    <div className="grid gap-2">
      <label htmlFor={name} className="font-bold text-sm">
        {label}
      </label>
      <input
        id={name}
        name={name}
        aria-invalid={error !== undefined}
        aria-describedby={cx(error && errorId, describedBy) || undefined}
        className="h-12 w-full min-w-0 rounded border border-field bg-paper px-3.5 text-ink [transition:border-color_0.15s] enabled:not-aria-invalid:hover:border-ink disabled:opacity-60 placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-danger aria-invalid:[box-shadow:none]"
        {...props}
      />
      {error && (
        <p id={errorId} className="font-bold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
