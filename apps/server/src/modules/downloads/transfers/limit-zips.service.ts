import { randomUUID } from 'node:crypto'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { DAY_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  countOtherZips,
  deleteRunningZip,
  findCreationOfZip,
  insertRunningZip,
  lockPerson,
  renewRunningZip,
} from './file-transfers.repository.ts'

const MAX_ZIPS = 4
const RENEW_INTERVAL_MS = 20_000
const STALE_AFTER_MS = 60_000
const RETRY_AFTER_SECONDS = 15

/** Several zips of every post of a busy matchday. Each is stored with its captions and manifest until its retention ends. */
const MAX_NEW_ZIPS = 300
const NEW_ZIPS_PERIOD_MS = DAY_MS

const TOO_MANY: Localised = {
  es: 'Ya estás descargando cuatro archivos zip. Espera a que termine uno de ellos.',
  en: 'You are downloading four zip files already. Wait until one of them has finished.',
  pt: 'Já está a transferir quatro ficheiros zip. Aguarde até que um deles termine.',
}

type LimitZipsDeps = Pick<Platform, 'db' | 'clock' | 'log'>

export type LimitZips = ReturnType<typeof createLimitZips>

/**
 * Limits a person to four concurrent zips, and to 300 new selections a day, over all nodes. Several connections for one zip count
 * once, and so do several requests for the same selection.
 */
export function createLimitZips({ db, clock, log }: LimitZipsDeps) {
  const logFailure = (error: unknown) => log.warn({ err: error }, 'a running zip could not be recorded')

  async function check(tx: Db, actor: Actor, { zipId, locale }: { zipId: number | null; locale: Locale }) {
    const aliveSince = new Date(clock.now().getTime() - STALE_AFTER_MS)
    const others = await countOtherZips(tx, { personId: actor.personId, zipId, aliveSince })
    if (others < MAX_ZIPS) return
    throw new ApiError('rate-limit', { retryAfterSeconds: RETRY_AFTER_SECONDS, reason: TOO_MANY[locale] })
  }

  async function checkNewZips({ personId }: Actor): Promise<void> {
    const nowMs = clock.now().getTime()
    // The oldest of the newest 300: when its day has passed, there may be another one.
    const createdAt = await findCreationOfZip(db, { personId, newestFirst: MAX_NEW_ZIPS })
    const waitMs = createdAt ? createdAt.getTime() + NEW_ZIPS_PERIOD_MS - nowMs : 0
    if (waitMs > 0) throw new ApiError('rate-limit', { retryAfterSeconds: waitMs / SECOND_MS })
  }

  return {
    /** Before a zip is created. */
    async check(actor: Actor, locale: Locale): Promise<void> {
      await check(db, actor, { zipId: null, locale })
      await checkNewZips(actor)
    },

    /** Acquires a slot for one connection, or rejects with `rate-limit`. Returns the release function. */
    async acquire(actor: Actor, { zipId, locale }: { zipId: number; locale: Locale }): Promise<() => void> {
      const id = randomUUID()
      await db.transaction(async (tx) => {
        await lockPerson(tx, actor.personId)
        await check(tx, actor, { zipId, locale })
        await insertRunningZip(tx, { id, zipId, personId: actor.personId, renewedAt: clock.now() })
      })
      const renewal = setInterval(
        () => void renewRunningZip(db, { id, now: clock.now() }).catch(logFailure),
        RENEW_INTERVAL_MS,
      )
      renewal.unref()
      return () => {
        clearInterval(renewal)
        deleteRunningZip(db, id).catch(logFailure)
      }
    },
  }
}
