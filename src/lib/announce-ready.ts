/** Tells index.html that the page answers, so that it repeats the presses that it has held. */
export function announceReady(): void {
  dispatchEvent(new Event('screen-ready'))
}
