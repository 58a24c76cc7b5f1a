import { Brand } from '@/components/brand'
import { buttonVariants } from '@/components/ui/button'
import * as content from '@/content'

/** Keeps a link to the form in reach until the visitor has joined. */
export function TopBar({ joined }: { joined: boolean }) {
  const { closedText, closedLink } = content.waitlist
  const link = closedText ? closedLink : { text: content.topBar.join, url: '#waitlist' }
  return (
    <header className="night sticky top-0 z-top-bar flex min-h-top-bar flex-wrap items-center gap-x-4 border-b px-gutter py-1">
      <div className="min-w-0 flex-[1_1_min-content]">
        <Brand />
      </div>
      {link.url && (
        <div className={joined ? 'invisible' : undefined}>
          <a href={link.url} className={buttonVariants({ variant: 'heroOutline', size: 'sm' })}>
            {link.text}
          </a>
        </div>
      )}
    </header>
  )
}
