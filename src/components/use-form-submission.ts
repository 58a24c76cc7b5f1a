import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { dismissToast, toast } from '@/components/ui/toast-store'

type FormSubmissionOptions = {
  /** Whether the mutation that `submit` starts is pending. */
  isPending: boolean
  /** The message for each invalid field, by the field's name. A field without one gets the browser's message. */
  invalidMessages?: Record<string, { title: string; description: string } | undefined>
  /** Sends the fields' values, which `getValue` returns by name. */
  submit: (getValue: (name: string) => string, form: HTMLFormElement) => void
}

/**
 * Removes the invisible characters that a pasted email can contain, such as direction marks, and turns full-width
 * letters and symbols from Chinese and Japanese keyboards into ASCII.
 */
function cleanEmail(email: HTMLInputElement) {
  email.value = email.value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
}

/**
 * Browsers refuse an email with letters beyond ASCII, such as the valid josé@example.com, so only the field's pattern
 * counts for such an email.
 */
function isInvalid({ value, validity }: HTMLInputElement) {
  const isForeign = validity.typeMismatch && /(?!\w)\p{L}/u.test(value)
  return isForeign ? validity.patternMismatch : !validity.valid
}

/**
 * The behaviour that all forms share: they allow one submission at a time, restore the focus after being disabled,
 * and focus an invalid field, which they mark and explain until it is corrected.
 */
export function useFormSubmission({ isPending, invalidMessages, submit }: FormSubmissionOptions) {
  const [invalid, setInvalid] = useState<{ field: string; description: string } | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const focusedRef = useRef<Element>(null)

  // Browsers take the focus from an element that becomes disabled.
  useLayoutEffect(() => {
    const { current: focused } = focusedRef
    if (!isPending && document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true })
  }, [isPending])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    dismissToast()
    const form = event.currentTarget
    const inputs = [...form.querySelectorAll('input')]
    for (const input of inputs) if (input.type === 'email') cleanEmail(input)
    const input = inputs.find(isInvalid)
    const message = input && invalidMessages?.[input.name]
    setInvalid(message ? { field: input.name, description: message.description } : null)
    if (message) {
      input.focus({ preventScroll: true })
      // `focus()` would not move a visible field out from under a phone's toast.
      input.scrollIntoView({ block: 'center' })
      toast({ ...message, variant: 'destructive' })
      return
    }
    if (input) {
      input.reportValidity()
      return
    }
    // When a dialog submits this form, the focus is in the dialog, so the element recorded earlier is kept.
    if (form.contains(document.activeElement)) focusedRef.current = document.activeElement
    const data = new FormData(form)
    submit((name) => String(data.get(name) ?? ''), form)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const corrected =
      target instanceof HTMLInputElement && target.name === invalid?.field && !isInvalid(target)
    if (corrected) setInvalid(null)
  }

  return {
    // Before hydration, the method `dialog` makes a submission do nothing; `get` would put the text into the URL.
    formProps: { ref: formRef, method: 'dialog', noValidate: true, onSubmit, onInput },
    errorOf: (field: string) => (invalid?.field === field ? invalid.description : undefined),
  }
}
