import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { isBlank, storable } from '@/lib/text'
import { dismissToast, toast } from './ui/toast-store'

type Message = { title: string; description: string }

type FormOptions = {
  /**
   * What to say, by a field's name, when it is left blank and when it breaks another constraint.
   * Without any the browser itself says what is wrong.
   */
  messages?: Record<string, { blank: Message; invalid: Message }>
  /** Sends what was typed; `text` returns that of the field with this name. Handles its errors. */
  submit: (text: (field: string) => string, form: HTMLFormElement) => Promise<void>
}

/**
 * The behaviour that all forms share: one submission at a time, a focus that survives being
 * disabled, and a refused field that is marked, focused and explained until it is corrected. Fields
 * are refused by their constraints, such as `required` and `pattern`.
 *
 * @returns props for the `<form>`, whether a submission is under way, why a field was refused, and
 * `run`, which starts a submission without the form's own.
 */
export function useForm({ messages, submit }: FormOptions) {
  const [busy, setBusy] = useState(false)
  const [fieldError, setFieldError] = useState<{ field: string; description: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  const submitting = useRef(false)

  // The browser takes the focus away from what is disabled: give it back afterwards.
  useLayoutEffect(() => {
    if (!busy && document.activeElement === document.body) {
      // Whoever has scrolled away meanwhile stays there.
      focused.current?.focus({ preventScroll: true })
    }
  }, [busy])

  async function run(submission: () => Promise<void>) {
    // State would be too late for a second submission in the same event.
    if (submitting.current) return
    submitting.current = true
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && form.current?.contains(activeElement)) {
      focused.current = activeElement
    }
    setBusy(true)
    try {
      await submission()
    } finally {
      submitting.current = false
      setBusy(false)
    }
  }

  const formProps = {
    ref: form,
    // Without script the browser then stays on the page instead of sending what was typed as a URL.
    method: 'dialog',
    noValidate: messages !== undefined,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      // What the attempt before had to say.
      dismissToast()
      const element = event.currentTarget
      const invalid = element.querySelector<HTMLInputElement>('input:invalid')
      const problem = invalid && messages?.[invalid.name]
      setFieldError(null)
      if (problem) {
        const { title, description } = problem[isBlank(invalid.value) ? 'blank' : 'invalid']
        setFieldError({ field: invalid.name, description })
        invalid.focus()
        toast(title, description, 'destructive')
        return
      }
      const data = new FormData(element)
      void run(() => submit((field) => storable(String(data.get(field) ?? '')), element))
    },
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const corrected =
        target instanceof HTMLInputElement &&
        target.name === fieldError?.field &&
        target.validity.valid
      if (corrected) setFieldError(null)
    },
  }

  function errorOf(field: string) {
    return fieldError?.field === field ? fieldError.description : undefined
  }

  return { formProps, busy, errorOf, run }
}
