const WEEK_MS = 7 * 24 * 60 * 60_000

/** One of several in turn, another each week. Weeks begin on Thursday, so that a matchday's weekend has one and the same. */
export function ofWeek<T>(now: Date, all: readonly [T, ...T[]]): T {
  // The first of January 1970 was a Thursday.
  return all[Math.floor(now.getTime() / WEEK_MS) % all.length] ?? all[0]
}
