import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import * as content from '@/content'

/** Replaces a page that throws while it renders, or whose chunk cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="grid min-h-dvh content-center justify-items-center gap-6 p-6 text-center">
        <h1 className="text-title">{content.broken.title}</h1>
        <p className="max-w-md text-ink-soft">{content.broken.text}</p>
        <Button onClick={() => location.reload()}>{content.broken.reload}</Button>
      </main>
    )
  }
}
