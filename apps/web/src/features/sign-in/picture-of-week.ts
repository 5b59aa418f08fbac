const WEEK_MS = 7 * 24 * 60 * 60_000

/** Cycles through the pictures, one per week. Weeks begin on Thursday, so that a matchday's weekend has one picture. */
export function ofWeek<T>(now: Date, all: readonly [T, ...T[]]): T {
  // The first of January 1970 was a Thursday.
  return all[Math.floor(now.getTime() / WEEK_MS) % all.length] ?? all[0]
}
