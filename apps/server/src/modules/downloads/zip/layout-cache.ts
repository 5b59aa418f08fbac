import type { StoredEntry } from './stream-zip.ts'
import type { ZipLayout } from './zip-layout.ts'

/** So many entries are kept altogether: a few megabytes. A zip that is larger by itself is kept alone. */
const MOST_ENTRIES = 150_000

/** Layouts never change: eight connections of one download, and its later continuation, read the table once. */
export function createLayoutCache(load: (zipId: number) => Promise<ZipLayout<StoredEntry>>) {
  const known = new Map<number, ZipLayout<StoredEntry>>()
  const loading = new Map<number, Promise<ZipLayout<StoredEntry>>>()

  function remember(zipId: number, layout: ZipLayout<StoredEntry>): void {
    known.delete(zipId)
    known.set(zipId, layout)
    let entries = [...known.values()].reduce((sum, one) => sum + one.entries.length, 0)
    for (const [oldest, one] of known) {
      if (entries <= MOST_ENTRIES || known.size === 1) return
      known.delete(oldest)
      entries -= one.entries.length
    }
  }

  return async (zipId: number): Promise<ZipLayout<StoredEntry>> => {
    const running = known.get(zipId) ?? loading.get(zipId) ?? load(zipId).finally(() => loading.delete(zipId))
    if (running instanceof Promise) loading.set(zipId, running)
    const layout = await running
    remember(zipId, layout)
    return layout
  }
}
