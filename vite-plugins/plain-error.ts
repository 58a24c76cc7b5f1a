/** An error that tools print as its message alone, without a stack. */
export function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
