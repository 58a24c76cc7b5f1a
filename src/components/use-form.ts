import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { toast } from './ui/toast-store'

/** A field that a check refuses, and the toast that says so. */
type Refusal = { field: string; title: string; description: string }

type FormOptions<Values> = {
  /** Reads what was typed; `field` returns the text of the field with that name. */
  read: (field: (name: string) => string) => Values
  /** Returns the first field that must be corrected before anything is sent. */
  check?: (values: Values) => Refusal | undefined
  /** Sends the values. Handles its own errors. */
  submit: (values: Values, form: HTMLFormElement) => Promise<void>
}

/**
 * The behaviour that all forms share: one submission at a time, a refused field that is marked,
 * focused and explained until it is corrected, and a focus that survives being disabled.
 *
 * @returns props for the `<form>`, whether a submission is under way, and the refused field's name.
 */
export function useForm<Values>({ read, check, submit }: FormOptions<Values>) {
  const [busy, setBusy] = useState(false)
  const [invalidField, setInvalidField] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef<Element | null>(null)
  const submitting = useRef(false)

  // The browser takes the focus away from what is disabled: give it back afterwards.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (busy && form.current?.contains(activeElement)) focused.current = activeElement
    if (!busy && activeElement === body && focused.current instanceof HTMLElement) {
      focused.current.focus()
    }
  }, [busy])

  function values(element: HTMLFormElement): Values {
    const data = new FormData(element)
    return read((name) => String(data.get(name) ?? ''))
  }

  async function send(element: HTMLFormElement) {
    const current = values(element)
    const refusal = check?.(current)
    setInvalidField(refusal?.field ?? null)
    if (refusal) {
      element.querySelector<HTMLInputElement>(`[name=${refusal.field}]`)?.focus()
      toast(refusal.title, refusal.description, 'destructive')
      return
    }
    submitting.current = true
    setBusy(true)
    try {
      await submit(current, element)
    } finally {
      submitting.current = false
      setBusy(false)
    }
  }

  const formProps = {
    ref: form,
    // Without script the browser then stays on the page instead of sending what was typed as a URL.
    method: 'dialog',
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      // State would be too late for a second submit in the same event.
      if (!submitting.current) void send(event.currentTarget)
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      if (check?.(values(event.currentTarget))?.field !== invalidField) setInvalidField(null)
    },
  }

  return { formProps, busy, invalidField }
}
