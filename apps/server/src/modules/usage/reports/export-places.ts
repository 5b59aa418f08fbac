import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Log } from '../../../platform/log/log.ts'
import {
  countRunning,
  deleteDead,
  deleteRunning,
  insertRunning,
  keepAlive,
  lockExportsOf,
} from './running-exports.repository.ts'

/** Exports that one person has at a time. */
const AT_ONCE = 2

/** A process that died frees its places after this time. */
const ALIVE_MS = 60_000

const BEAT_MS = 20_000

/** How soon it is worth another try; nobody knows how long the others take. */
const RETRY_SECONDS = 15

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

export interface ExportPlace {
  /** Gives the place back. */
  free(): Promise<void>
}

export type ExportPlaces = ReturnType<typeof createExportPlaces>

/** Counts exports in the database, so that a second node counts the same ones. */
export function createExportPlaces({ db, clock, log }: Parts) {
  const tooMany = () => new ApiError('rate-limit', { retryAfterSeconds: RETRY_SECONDS })
  const aliveUntil = () => new Date(clock.now().getTime() + ALIVE_MS)

  function hold(id: number): ExportPlace {
    const forget = (error: unknown) => log.warn({ err: error }, 'an export could not be kept alive')
    // By the clock and not by the rows sent: a reader who pauses is still there.
    const beat = setInterval(() => keepAlive(db, id, aliveUntil()).catch(forget), BEAT_MS).unref()
    return {
      async free() {
        clearInterval(beat)
        await deleteRunning(db, id).catch(forget)
      },
    }
  }

  return {
    /** Rejects with `rate-limit` while the person has no place. */
    async check(personId: number): Promise<void> {
      if ((await countRunning(db, personId, clock.now())) >= AT_ONCE) throw tooMany()
    },

    /** Takes a place, and does what belongs to that in the same transaction. */
    async take(personId: number, within: (tx: Db) => Promise<void>): Promise<ExportPlace> {
      const id = await db.transaction(async (tx) => {
        const startedAt = clock.now()
        await lockExportsOf(tx, personId)
        await deleteDead(tx, startedAt)
        if ((await countRunning(tx, personId, startedAt)) >= AT_ONCE) throw tooMany()
        await within(tx)
        return insertRunning(tx, { personId, startedAt, aliveUntil: aliveUntil() })
      })
      return hold(id)
    },
  }
}
