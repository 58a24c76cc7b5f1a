import { useEffect } from 'react'
import { HomeLink } from '@/components/home-link'
import { ButtonAsChild } from '@/components/ui/button-as-child'
import { notFound } from '@/content'

export function NotFound() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for the unknown path in the console
    console.warn('404: there is no page at', location.pathname)
  }, [])

  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 p-6 text-center">
      <HomeLink />
      <svg
        viewBox="0 0 232 32"
        aria-hidden="true"
        className="max-w-full w-58 fill-ink/20 stroke-ink-soft"
        strokeDasharray="4 4"
      >
        <path d="M0 4h56v24H0zM64 4h32v24H64zM176 4h56v24h-56z" stroke="none" />
        <path d="M104.5 4.5h63v23h-63z" className="fill-none" />
      </svg>
      <h1 className="section-title">{notFound.title}</h1>
      <ButtonAsChild variant="hero">
        <a href="/">{notFound.home}</a>
      </ButtonAsChild>
    </main>
  )
}
