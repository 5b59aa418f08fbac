import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  countFiles,
  deleteUnreferencedFiles,
  listUnrecordedDigests,
  markUnreferencedFiles,
} from './collect-files.repository.ts'
import { lockDigest } from './files.repository.ts'

/** Longer than anything takes between storing a file and referring to it, such as an upload that is resumed. */
export const GRACE_MS = DAY_MS

const DIGESTS_PER_QUERY = 1_000

type FileCollectorDeps = Pick<Platform, 'db' | 'storage' | 'clock' | 'log'>

/**
 * Deletes stored files that nothing refers to. A run marks files that have become unreferenced; a later run deletes the rows of
 * those that have stayed so for the grace period, and then their bytes. It may be killed at any moment: bytes that are left
 * without a row are found by comparing the storage with the rows.
 */
export function createFileCollector({ db, storage, clock, log }: FileCollectorDeps): HousekeepingTask {
  /** Under the lock, no row can be inserted between the check and the deletion. See `recordFiles` for the other side. */
  function deleteBytes(sha256: Buffer, storedBefore: Date): Promise<boolean> {
    return db.transaction(async (tx) => {
      await lockDigest(tx, sha256, 'exclusive')
      const isRecorded = (await listUnrecordedDigests(tx, [sha256])).length === 0
      return !isRecorded && storage.delete(sha256, { storedBefore })
    })
  }

  async function deleteUnreferenced(before: Date): Promise<number> {
    let count = 0
    for (;;) {
      const { checked, digests } = await deleteUnreferencedFiles(db, before)
      if (checked === 0) return count
      for (const sha256 of digests) if (await deleteBytes(sha256, before)) count += 1
    }
  }

  async function listStrays(): Promise<Buffer[]> {
    const strays: Buffer[] = []
    let batch: Buffer[] = []
    for await (const sha256 of storage.list()) {
      batch.push(sha256)
      if (batch.length < DIGESTS_PER_QUERY) continue
      strays.push(...(await listUnrecordedDigests(db, batch)))
      batch = []
    }
    strays.push(...(await listUnrecordedDigests(db, batch)))
    return strays
  }

  /** Deletes bytes without a row, which crashes leave behind. */
  async function deleteStrays(storedBefore: Date): Promise<number> {
    const strays = await listStrays()
    if (strays.length > (await countFiles(db))) {
      log.error({ strays: strays.length }, 'most stored files are unknown to the database; none of them is deleted')
      return 0
    }
    let count = 0
    for (const sha256 of strays) if (await deleteBytes(sha256, storedBefore)) count += 1
    return count
  }

  return {
    name: 'collect-files',
    async run() {
      const now = clock.now()
      const before = new Date(now.getTime() - GRACE_MS)
      await storage.deletePartial({ writtenBefore: before })
      for (let after: number | null = 0; after !== null; ) after = await markUnreferencedFiles(db, { after, now })
      const unreferenced = await deleteUnreferenced(before)
      const strays = await deleteStrays(before)
      if (unreferenced + strays > 0) log.info({ unreferenced, strays }, 'stored files deleted')
    },
  }
}
