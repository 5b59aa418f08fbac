import { DAY_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'

/**
 * Each poll overlaps the previous one: a post may be committed slightly after its timestamp, and clocks of nodes
 * differ. Posts announced within the overlap are recorded, so that none is announced twice.
 */
export const OVERLAP_MS = 10 * SECOND_MS

/** Longer than the longest session. */
const MAX_AGE_MS = 7 * DAY_MS

/** Keeps a cursor short enough for any URL. */
const MAX_ANNOUNCED = 100
const MAX_CHARACTERS = 2_000

/** A reader's position: a time, and the posts announced shortly before it. */
export interface Cursor {
  readonly at: Date
  readonly announced: ReadonlyMap<number, number>
}

export function formatCursor({ at, announced }: Cursor): string {
  const recent = [...announced].filter(([, seenAt]) => seenAt > at.getTime() - OVERLAP_MS).map(([id]) => id)
  return [at.getTime(), ...recent.slice(-MAX_ANNOUNCED)].join('.')
}

/** Null if the text is not a cursor. A time in the future or too far in the past is clamped. */
export function parseCursor(text: string | undefined, now: Date): Cursor | null {
  if (text === undefined || text.length > MAX_CHARACTERS || !/^\d{1,15}(\.\d{1,16})*$/.test(text)) return null
  const [time = 0, ...ids] = text.split('.').map(Number)
  const at = Math.max(now.getTime() - MAX_AGE_MS, Math.min(time, now.getTime()))
  return { at: new Date(at), announced: new Map(ids.slice(0, MAX_ANNOUNCED).map((id) => [id, at])) }
}
