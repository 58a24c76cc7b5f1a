/** Tells the script in index.html that buttons work, so that it repeats the presses it has held. */
export function announceReady(): void {
  dispatchEvent(new Event('screen-ready'))
}
