import { useEffect } from 'react'
import { Brand } from '@/components/brand'
import { StreetSection } from '@/components/street'
import { buttonVariants } from '@/components/ui/button'
import * as content from '@/content'
import { tabTitle, titles } from '@/titles'

export function NotFound() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for the unknown path in the console
    console.warn('404: there is no page at', location.pathname)
  }, [])

  return (
    <StreetSection
      as="main"
      // The lit store is missing, just as the page is.
      foreground={
        <div className="h-full border border-muted-foreground border-dashed bg-background" />
      }
      className="flex min-h-dvh flex-col items-center px-6 pt-6 text-center"
    >
      <title>{tabTitle(titles['404'])}</title>
      <div className="my-auto grid grid-cols-1 justify-items-center gap-6">
        <a href="/" className="max-w-full">
          <Brand />
        </a>
        <h1 className="text-title sm:text-display">{content.notFound.title}</h1>
        <a href="/" className={buttonVariants({ variant: 'hero' })}>
          {content.notFound.home}
        </a>
      </div>
    </StreetSection>
  )
}
