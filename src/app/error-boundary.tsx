import { Component, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import * as content from '@/content'

/** Replaces a page that throws while it renders, or whose chunk cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="grid min-h-dvh content-center justify-items-center gap-6 p-6 text-center">
        <h1 className="text-title">{content.broken.title}</h1>
        <p className="max-w-md text-muted-foreground">{content.broken.text}</p>
        {/* This hint is for owners who edit src/content.ts; a built page does not have it. */}
        {import.meta.env.DEV && (
          <p className="max-w-md text-destructive">
            Or part of src/content.ts is missing or misspelt: {String(error)}. `npm run typecheck`
            names the line.
          </p>
        )}
        <Button onClick={() => location.reload()}>{content.broken.reload}</Button>
      </main>
    )
  }
}
