import { Component, type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { announceScreen } from '@/lib/announce-screen'

/** Shows a plain page in place of a screen that could not be rendered. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}

function ErrorPage() {
  useEffect(announceScreen, [])

  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 p-6 text-center">
      <h1 className="section-title">This page could not be shown</h1>
      <p className="max-w-md text-ink-soft">
        Something went wrong on our side. Loading the page again usually helps.
      </p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </main>
  )
}
