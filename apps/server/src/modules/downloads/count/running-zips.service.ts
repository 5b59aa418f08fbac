import { randomUUID } from 'node:crypto'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Log } from '../../../platform/log/log.ts'
import { countOtherZips, deleteRunning, insertRunning, lockPerson, renewRunning } from './running-zips.repository.ts'

const MOST_AT_ONCE = 4

const RENEWED_EVERY_MS = 20_000

/** A connection of which nobody has heard for so long belongs to a process that died. */
const DEAD_AFTER_MS = 60_000

const RETRY_AFTER_SECONDS = 15

const TOO_MANY: Localised = {
  es: 'Ya estás descargando cuatro archivos zip. Espera a que termine uno de ellos.',
  en: 'You are downloading four zip files already. Wait until one of them has finished.',
  pt: 'Já está a transferir quatro ficheiros zip. Aguarde até que um deles termine.',
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

export type RunningZips = ReturnType<typeof createRunningZips>

/** Holds a person to four different zips at a time, on all nodes together. Several connections of one zip count once. */
export function createRunningZips({ db, clock, log }: Parts) {
  const aliveSince = () => new Date(clock.now().getTime() - DEAD_AFTER_MS)

  async function check(
    tx: Db,
    actor: Actor,
    { zipId, locale }: { zipId: number | null; locale: Locale },
  ): Promise<void> {
    const others = await countOtherZips(tx, { personId: actor.personId, zipId, aliveSince: aliveSince() })
    if (others < MOST_AT_ONCE) return
    throw new ApiError('rate-limit', { retryAfterSeconds: RETRY_AFTER_SECONDS, reason: TOO_MANY[locale] })
  }

  return {
    /** Before an address is given that would only fail. */
    check: (actor: Actor, locale: Locale) => check(db, actor, { zipId: null, locale }),

    /** Takes a place, or rejects with `rate-limit`; what it gives back frees the place. */
    async begin(actor: Actor, { zipId, locale }: { zipId: number; locale: Locale }): Promise<() => void> {
      const id = randomUUID()
      await db.transaction(async (tx) => {
        await lockPerson(tx, actor.personId)
        await check(tx, actor, { zipId, locale })
        await insertRunning(tx, { id, zipId, personId: actor.personId, renewedAt: clock.now() })
      })
      const tell = (error: unknown) => log.warn({ err: error }, 'a running zip was not noted')
      const renewal = setInterval(() => void renewRunning(db, { id, now: clock.now() }).catch(tell), RENEWED_EVERY_MS)
      renewal.unref()
      return () => {
        clearInterval(renewal)
        deleteRunning(db, id).catch(tell)
      }
    },
  }
}
