import type { Locale } from '@mixed-zone/contract/locales'
import { haveRightsEnded, leagueDay } from '@mixed-zone/contract/rules/league-day'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { visibleTo } from '../../library/rules.ts'
import { recalled, rightsEnded } from '../gone.ts'
import { listAvailability, listVisiblePosts } from './availability.repository.ts'

/** What of an entry decides whether it may be sent. */
export interface GuardedEntry {
  readonly postId: number | null
  readonly assetId: number | null
  readonly assetVersion: number | null
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly timeZone: string
  /** The session as it is now; null once it has ended. */
  readonly actorNow: () => Promise<Actor | null>
  readonly locale: Locale
}

/** So many ids in one question: more make it slow, and later. */
const TOGETHER = 2_000

/** Asks whether what is about to be sent may be sent, at the moment when it is sent. */
export type ZipGuard = (entries: readonly GuardedEntry[]) => Promise<void>

/** Rejects with what the reader is told: `not-found` for what they may not see, `gone` for what was recalled or replaced. */
export function createZipGuard({ db, clock, timeZone, actorNow, locale }: Parts): ZipGuard {
  async function check(actor: Actor, entries: readonly GuardedEntry[]): Promise<void> {
    const now = clock.now()
    const today = leagueDay(now, timeZone)
    const visible = visibleTo(actor, now)
    const assetIds = unique(entries.map(({ assetId }) => assetId))
    const textPostIds = unique(entries.map(({ postId, assetId }) => (assetId === null ? postId : null)))
    const rows = assetIds.length === 0 ? [] : await listAvailability(db, { visible, ids: assetIds })
    const visiblePosts = textPostIds.length === 0 ? null : await listVisiblePosts(db, { visible, ids: textPostIds })
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { assetId, assetVersion } of entries) {
      if (assetId === null) continue
      const row = byId.get(assetId)
      if (!row) throw new ApiError('not-found')
      if (row.recalledAt) throw recalled(row.recallReasons, locale)
      if (row.rightsUntil && haveRightsEnded(row.rightsUntil, today)) throw rightsEnded(row.rightsUntil, locale)
      // Replaced by another file: this one is not handed out any more.
      if (row.version !== assetVersion) throw new ApiError('gone')
    }
    if (textPostIds.some((id) => !visiblePosts?.has(id))) throw new ApiError('not-found')
  }

  return async (entries) => {
    const actor = await actorNow()
    if (!actor || actor.mustChangePassword) throw new ApiError('not-found')
    for (let from = 0; from < entries.length; from += TOGETHER) await check(actor, entries.slice(from, from + TOGETHER))
  }
}

function unique(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
