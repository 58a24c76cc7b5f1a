import LoaderCircle from 'lucide-react/icons/loader-circle'
import { Button } from '@/components/ui/button'

type SubmitButtonProps = { isPending: boolean; label: string; pendingLabel: string }

export function SubmitButton({ isPending, label, pendingLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={isPending}>
      {isPending && <LoaderCircle aria-hidden="true" className="size-4 motion-safe:animate-spin" />}
      <span>{isPending ? pendingLabel : label}</span>
    </Button>
  )
}
