/** The rows of the view `waitlist_daily`: the 30 days up to 2027-02-01, which counts as today. */
export function waitlistDays(entries: Record<string, number>, total: number) {
  return Array.from({ length: 30 }, (_, index) => {
    const day = new Date(Date.UTC(2027, 0, 3 + index)).toISOString().slice(0, 10)
    return { day, entries: entries[day] ?? 0, total }
  })
}
