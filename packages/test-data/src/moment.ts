/** The moment at which built data was made, and a good start for a test's clock. */
export const BUILT_AT = new Date('2026-11-15T18:00:00Z')

/** So many minutes after the moment at which built data was made; before it where they are negative. */
export function minutesLater(minutes: number): Date {
  return new Date(BUILT_AT.getTime() + minutes * 60_000)
}
