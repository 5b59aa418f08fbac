import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { Db } from '../../../platform/database/database.ts'
import type { HousekeepingTask } from '../../../platform/jobs/housekeeping.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { UploadFiles } from '../../../platform/storage/upload-files.ts'
import { deleteExpired, listComplete, listWithBytes } from './uploads.repository.ts'

const BATCH = 200

/** Longer than between creating a file and the row that names it. */
const STRAY_MS = HOUR_MS

interface ExpireDeps extends Pick<Platform, 'clock' | 'log'> {
  readonly backgroundDb: Db
  readonly uploadFiles: UploadFiles
  readonly finish: (id: number) => Promise<unknown>
}

/** Deletes uploads that were abandoned, and bytes that belong to none; finishes those whose node has died after the last byte. */
export function createUploadsCleanup({ backgroundDb, clock, log, uploadFiles, finish }: ExpireDeps): HousekeepingTask {
  async function deleteAbandoned(): Promise<number> {
    let count = 0
    for (;;) {
      const ids = await deleteExpired(backgroundDb, { now: clock.now(), limit: BATCH })
      for (const id of ids) await uploadFiles.delete(id)
      count += ids.length
      if (ids.length < BATCH) return count
    }
  }

  async function deleteStrays(): Promise<number> {
    const ids = await uploadFiles.list({ writtenBefore: new Date(clock.now().getTime() - STRAY_MS) })
    const known = await listWithBytes(backgroundDb, ids)
    const strays = ids.filter((id) => !known.has(id))
    for (const id of strays) await uploadFiles.delete(id)
    return strays.length
  }

  return {
    name: 'clean-up-uploads',
    async run() {
      for (const { id } of await listComplete(backgroundDb, clock.now())) {
        // Refused, or finished by another node meanwhile.
        await finish(id).catch((error: unknown) => log.warn({ err: error }, 'an upload could not be finished'))
      }
      const abandoned = await deleteAbandoned()
      const strays = await deleteStrays()
      if (abandoned + strays > 0) log.info({ abandoned, strays }, 'uploads deleted')
    },
  }
}
