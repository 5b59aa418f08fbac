/**
 * How far back each look reaches behind the last one. A post may be kept a moment after the time that it bears, and clocks of
 * nodes differ a little; what was told within this time is remembered, so that nothing is told twice.
 */
export const OVERLAP_MS = 10_000

/** Longer than any session lives. */
const LONGEST_AWAY_MS = 7 * 24 * 3_600_000

/** The most that a cursor names, so that it fits into any address. */
const MOST_TOLD = 100

/** How far a reader has come: a moment, and the posts told shortly before it. */
export interface Cursor {
  readonly at: Date
  /** By the post's id, the moment at which it became visible. */
  readonly told: ReadonlyMap<number, number>
}

export function writeCursor({ at, told }: Cursor): string {
  const recent = [...told].filter(([, seenAt]) => seenAt > at.getTime() - OVERLAP_MS).map(([id]) => id)
  return [at.getTime(), ...recent.slice(-MOST_TOLD)].join('.')
}

/** Null for what is no cursor. One from the future, or from very long ago, is taken for the nearest that makes sense. */
export function readCursor(text: string | undefined, now: Date): Cursor | null {
  if (text === undefined || text.length > 2_000 || !/^\d{1,15}(\.\d{1,15})*$/.test(text)) return null
  const [moment = 0, ...ids] = text.split('.').map(Number)
  const at = Math.max(now.getTime() - LONGEST_AWAY_MS, Math.min(moment, now.getTime()))
  return { at: new Date(at), told: new Map(ids.slice(0, MOST_TOLD).map((id) => [id, at])) }
}
