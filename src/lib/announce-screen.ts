/** Tells the script in index.html that buttons answer now: it repeats a press that came too early. */
export function announceScreen(): void {
  dispatchEvent(new Event('screen-ready'))
}
