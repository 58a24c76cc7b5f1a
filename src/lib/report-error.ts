/**
 * Records an error that a person met. This is the one place to plug an error-tracking service into.
 *
 * @param message what failed, in words a developer can search for.
 * @param error the error itself.
 */
export function reportError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where errors are reported today
  console.error(message, error)
}
