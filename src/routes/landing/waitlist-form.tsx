import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { toast } from '@/components/ui/toast-store'
import { useJoinWaitlist } from '@/data/queries'
import { failureReason } from '@/data/table-error'
import { formText } from '@/lib/form-text'
import { useKeptFocus } from '@/lib/use-kept-focus'

/** The form that adds a visitor to the waiting list. Its fields keep what was typed until it is saved. */
export function WaitlistForm() {
  const join = useJoinWaitlist()
  const [invalid, setInvalid] = useState<'name' | 'email' | null>(null)
  useKeptFocus(join.isPending)
  // React Query announces its state after the event: a second submit within the same one would
  // still see an idle form.
  const sending = useRef(false)

  function refuse(form: HTMLFormElement, field: 'name' | 'email', title: string, text: string) {
    setInvalid(field)
    form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
    toast({ title, description: text, variant: 'destructive' })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const entry = { name: formText(form, 'name').trim(), email: formText(form, 'email').trim() }
    if (entry.name === '') {
      refuse(form, 'name', 'Name required', 'Please enter your name.')
      return
    }
    if (!entry.email.includes('@')) {
      refuse(form, 'email', 'Invalid email', 'Please enter a valid email address.')
      return
    }
    setInvalid(null)
    sending.current = true
    join.mutate(entry, {
      onSuccess: () => {
        form.reset()
        toast({
          title: 'Welcome to the waitlist!',
          description: "We'll notify you when we launch.",
        })
      },
      onError: (error) => {
        toast({
          title: 'Error',
          description:
            failureReason(error) === 'duplicate'
              ? 'This email is already on the waitlist.'
              : 'Something went wrong. Please try again.',
          variant: 'destructive',
        })
      },
      onSettled: () => {
        sending.current = false
      },
    })
  }

  return (
    <form
      method="dialog"
      onSubmit={submit}
      className="grid max-w-md gap-5 lg:justify-self-end lg:w-full"
    >
      <noscript>
        <p className="font-bold">Joining needs JavaScript, which is switched off here.</p>
      </noscript>
      <div className="grid gap-2">
        <Label htmlFor="name">Name</Label>
        <Input
          id="name"
          name="name"
          autoComplete="name"
          pattern=".{0,200}"
          title="At most 200 characters"
          aria-invalid={invalid === 'name'}
          required
        />
      </div>
      <div className="grid gap-2">
        <Label htmlFor="email">Email</Label>
        <Input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          pattern=".{0,254}"
          title="At most 254 characters"
          aria-invalid={invalid === 'email'}
          required
        />
      </div>
      <Button type="submit" variant="hero" size="lg" disabled={join.isPending}>
        {join.isPending ? 'Joining...' : 'Join Waitlist'}
      </Button>
      <p className="text-ink-soft text-sm">We respect your privacy. No spam, ever.</p>
    </form>
  )
}
