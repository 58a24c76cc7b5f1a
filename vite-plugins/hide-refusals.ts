import type { EventEmitter } from 'node:events'

/**
 * Keeps off the console what the embedded Supabase prints of each statement that the database
 * refuses, with the names and addresses in it. Why a server does not start is still printed.
 */
export function hideRefusals({ httpServer }: { httpServer: EventEmitter | null }): void {
  httpServer?.once('listening', () => {
    const { error: print } = console
    console.error = (...output: unknown[]) => {
      if (!(output[0] instanceof Error)) print(...output)
    }
  })
}
