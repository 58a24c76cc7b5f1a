import { useQueryClient } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast-store'
import { useForm } from '@/components/use-form'
import { useUpdateHomepageTitle } from '@/data/admin/queries'
import { homepageTitleOptions } from '@/data/queries'
import { SupabaseError } from '@/data/supabase-error'
import { lengthPattern } from '@/lib/text'
import { SignInDialog } from './sign-in-dialog'

/** How many characters look best as a headline, and how many fit. */
const best = 80
const most = 300

const messages = {
  title: {
    blank: { title: 'Title required', description: 'Please enter a title.' },
    invalid: { title: 'Title too long', description: `Please enter at most ${most} characters.` },
  },
}

type TitleFormProps = {
  storedTitle: string
  fieldRef: RefObject<HTMLInputElement | null>
}

/** As the database counts them. */
function countCharacters(title: string) {
  return [...title.trim()].length
}

/** Saves the headline. Asks to sign in when the database refuses, then saves again. */
export function TitleForm({ storedTitle, fieldRef }: TitleFormProps) {
  const queryClient = useQueryClient()
  const { mutateAsync: updateTitle } = useUpdateHomepageTitle()
  const [count, setCount] = useState(countCharacters(storedTitle))
  const [saved, setSaved] = useState(false)
  /** What to save after signing in, and who signed in for it but may not save. */
  const [dialog, setDialog] = useState<{
    typed: string | null
    refusedEmail: string | null
  } | null>(null)

  const { formProps, busy, errorOf, run } = useForm({
    messages,
    submit: (text) => {
      const title = text('title').trim()
      return save(title === shown.current ? null : title, null)
    },
  })

  /** What the field shows until somebody types. */
  const shown = useRef(storedTitle)

  const show = useCallback(
    (title: string) => {
      shown.current = title
      setCount(countCharacters(title))
      if (fieldRef.current) fieldRef.current.value = title
    },
    [fieldRef],
  )

  // Another administrator may have saved a title meanwhile.
  useLayoutEffect(() => {
    if (fieldRef.current?.value === shown.current) show(storedTitle)
  }, [fieldRef, storedTitle, show])

  /**
   * @param typed null if nobody has typed: what the field shows may be older than what is stored.
   * @param signedInEmail who has just signed in to save.
   */
  async function save(typed: string | null, signedInEmail: string | null) {
    setDialog(null)
    setSaved(false)
    try {
      const title =
        typed ?? (await queryClient.fetchQuery({ ...homepageTitleOptions(), staleTime: 0 }))
      await updateTitle(title)
      show(title)
      setSaved(true)
      toast('Success!', 'Homepage title updated successfully.')
    } catch (error) {
      const reason = error instanceof SupabaseError ? error.reason : 'failed'
      // A session that was obtained just now and is not valid cannot be mended by signing in.
      const signInHelps = reason === 'unauthenticated' && signedInEmail === null
      if (reason === 'refused' || signInHelps) setDialog({ typed, refusedEmail: signedInEmail })
      else fail()
    }
  }

  function fail() {
    setDialog(null)
    toast('Error', 'Failed to update title. Please try again.', 'destructive')
  }

  return (
    <>
      <form {...formProps} className="grid grow content-start gap-5">
        <Field
          ref={fieldRef}
          label="Homepage Title"
          name="title"
          placeholder="Enter homepage title"
          defaultValue={storedTitle}
          disabled={busy}
          pattern={lengthPattern(most)}
          error={errorOf('title')}
          aria-describedby={saved ? undefined : 'title-length'}
          onInput={({ currentTarget }) => {
            setSaved(false)
            setCount(countCharacters(currentTarget.value))
          }}
          required
        />
        {/* As near to the field as its label is. */}
        <p className="-mt-3 flex justify-between gap-4 text-ink-soft text-sm">
          {saved ? (
            <>
              <span>Saved.</span>
              <a href="/" className="-my-1 py-1 font-bold text-ink underline">
                See the homepage
              </a>
            </>
          ) : (
            <>
              <span id="title-length">{`${best} characters look best, ${most} fit.`}</span>
              <span
                className={cx(
                  'shrink-0 font-bold tabular-nums',
                  count > most ? 'text-danger' : count > best && 'text-ink',
                )}
              >
                {count}
              </span>
            </>
          )}
        </p>
        <Button type="submit" disabled={busy}>
          {busy && <Spinner />}
          <span>{busy ? 'Updating...' : 'Update Title'}</span>
        </Button>
      </form>
      {dialog && (
        <SignInDialog
          refusedEmail={dialog.refusedEmail}
          onSignedIn={(email) => void run(() => save(dialog.typed, email))}
          onCancel={fail}
        />
      )}
    </>
  )
}
