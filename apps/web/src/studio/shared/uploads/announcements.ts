import { isActive, type UploadItem } from './upload-item.ts'

/** A screen reader hears about progress at most this often. Starts, ends and failures are said at once. */
export const PROGRESS_INTERVAL_MS = 20_000

interface Counts {
  readonly active: number
  readonly done: number
  readonly failed: number
  readonly known: number
}

export interface Announced extends Counts {
  readonly atMs: number
}

export const NOTHING_ANNOUNCED: Announced = { active: 0, done: 0, failed: 0, known: 0, atMs: 0 }

export type Announcement =
  | { readonly kind: 'started' | 'failed' | 'known' | 'finished'; readonly count: number }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }

function countItems(items: readonly UploadItem[]): Counts {
  const count = (isCounted: (item: UploadItem) => boolean) => items.filter(isCounted).length
  return {
    active: count(isActive),
    done: count(({ state }) => state === 'done'),
    failed: count(({ state }) => state === 'failed' || state === 'refused'),
    known: count(({ state }) => state === 'known'),
  }
}

/** What to say now, if anything, and what has been said by then. */
export function nextAnnouncement(
  before: Announced,
  items: readonly UploadItem[],
  nowMs: number,
): { readonly announcement: Announcement | null; readonly announced: Announced } {
  const counts = countItems(items)
  const say = (announcement: Announcement) => ({ announcement, announced: { ...counts, atMs: nowMs } })
  if (counts.failed > before.failed) return say({ kind: 'failed', count: counts.failed })
  if (before.active === 0 && counts.active > 0) return say({ kind: 'started', count: counts.active })
  if (before.active > 0 && counts.active === 0) {
    if (counts.known > 0) return say({ kind: 'known', count: counts.known })
    if (counts.done > 0) return say({ kind: 'finished', count: counts.done })
  }
  if (counts.active > 0 && counts.done > before.done && nowMs - before.atMs >= PROGRESS_INTERVAL_MS) {
    return say({ kind: 'progress', done: counts.done, total: items.length })
  }
  // What was forgotten or cancelled is no progress.
  const isLess = counts.done < before.done || counts.failed < before.failed || counts.active === 0
  return { announcement: null, announced: isLess ? { ...counts, atMs: before.atMs } : before }
}
