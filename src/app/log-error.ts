/** Logs an error that a user encountered. An error-tracking service belongs here. */
export function logError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: errors go to the console
  console.error(message, error)
}
