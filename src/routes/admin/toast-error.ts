import { toast } from '@/components/ui/toast-store'

export function toastError(description: string): void {
  toast({ title: 'Error', description, variant: 'destructive' })
}
