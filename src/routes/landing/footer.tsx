import { Logo } from '@/components/logo'
import { brandName } from '@/lib/brand'

export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="wide flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10">
        <div className="flex items-center gap-3">
          <Logo className="size-10" />
          <div>
            <p className="font-bold">{brandName}</p>
            <p className="text-ink-soft text-sm">See your brand the way AI sees it.</p>
          </div>
        </div>
        <p className="text-ink-soft text-sm">© 2024 {brandName}. All rights reserved.</p>
      </div>
    </footer>
  )
}
