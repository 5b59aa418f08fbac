import { MINUTE_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  countRunning,
  deleteExpired,
  deleteRunning,
  insertRunning,
  lockExportsOf,
  renewLease,
} from './reports.repository.ts'

const MAX_CONCURRENT_PER_PERSON = 2

/** The slots of a process that died are free after this time. */
const LEASE_MS = MINUTE_MS
const HEARTBEAT_MS = 20 * SECOND_MS

/** A guess: nobody knows how long the running exports take. */
const RETRY_AFTER_SECONDS = 15

type ExportSlotsDeps = Pick<Platform, 'db' | 'clock' | 'log'>

export interface ExportSlot {
  release(): Promise<void>
}

export type ExportSlots = ReturnType<typeof createExportSlots>

/** Limits concurrent exports per person. Slots are leases in the database, so that all nodes share the limit. */
export function createExportSlots({ db, clock, log }: ExportSlotsDeps) {
  const tooMany = () => new ApiError('rate-limit', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS)

  function createSlot(id: number): ExportSlot {
    const logFailure = (error: unknown) => log.warn({ err: error }, 'could not renew or release an export slot')
    // By timer, not by rows sent: a client that pauses is still connected.
    const heartbeat = setInterval(() => renewLease(db, id, leaseEnd()).catch(logFailure), HEARTBEAT_MS).unref()
    return {
      async release() {
        clearInterval(heartbeat)
        await deleteRunning(db, id).catch(logFailure)
      },
    }
  }

  return {
    async check(personId: number): Promise<void> {
      if ((await countRunning(db, personId, clock.now())) >= MAX_CONCURRENT_PER_PERSON) throw tooMany()
    },

    /** Runs `within` in the same transaction. */
    async acquire(personId: number, within: (tx: Db) => Promise<void>): Promise<ExportSlot> {
      const id = await db.transaction(async (tx) => {
        const startedAt = clock.now()
        await lockExportsOf(tx, personId)
        await deleteExpired(tx, startedAt)
        if ((await countRunning(tx, personId, startedAt)) >= MAX_CONCURRENT_PER_PERSON) throw tooMany()
        await within(tx)
        return insertRunning(tx, { personId, startedAt, aliveUntil: leaseEnd() })
      })
      return createSlot(id)
    },
  }
}
