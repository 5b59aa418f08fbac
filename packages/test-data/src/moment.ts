/** The time of all built data, and the start of the test clock. */
export const BUILT_AT = new Date('2026-11-15T18:00:00Z')

/** Minutes after `BUILT_AT`; before it if negative. */
export function minutesLater(minutes: number): Date {
  return new Date(BUILT_AT.getTime() + minutes * 60_000)
}
