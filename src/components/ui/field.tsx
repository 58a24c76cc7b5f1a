import type { ComponentProps } from 'react'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  /** The name is also the id, so it must be unique on the page. */
  name: string
  label: string
  /** The mistake to correct; screen readers read it with the field. */
  error?: string | undefined
  /** The id of another text that screen readers read with the field. */
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
        aria-describedby={[error && errorId, describedBy].filter(Boolean).join(' ') || undefined}
        className="h-12 w-full rounded border border-input bg-background px-4 aria-invalid:border-2 aria-invalid:border-destructive"
        {...props}
      />
      {error && (
        <p id={errorId} className="font-bold text-destructive text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
