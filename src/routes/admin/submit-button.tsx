import { LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button'

type SubmitButtonProps = { busy: boolean; label: string; busyLabel: string }

export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={busy}>
      {busy && <LoaderCircle aria-hidden="true" className="size-4 motion-safe:animate-spin" />}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  )
}
