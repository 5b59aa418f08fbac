import type { Locale } from '@mixed-zone/contract/locales'
import { haveRightsEnded, leagueDay } from '@mixed-zone/contract/rules/days'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { visibleTo } from '../../library/rules.ts'
import { recalled, rightsEnded } from '../rights.ts'
import { listAvailability, listVisiblePostIds } from './zips.repository.ts'

export interface GuardedEntry {
  readonly postId: number | null
  readonly assetId: number | null
  readonly assetVersion: number | null
}

interface ZipGuardDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  /** The person as the session says now; null once it has ended. */
  readonly getActor: () => Promise<Actor | null>
  readonly locale: Locale
}

const BATCH_SIZE = 2_000

/** Rejects unless all entries may be sent now: `not-found` if not visible, `gone` if recalled, expired or replaced. */
export type ZipGuard = (entries: readonly GuardedEntry[]) => Promise<void>

export function createZipGuard({ db, clock, getTimeZone, getActor, locale }: ZipGuardDeps): ZipGuard {
  async function check(actor: Actor, entries: readonly GuardedEntry[]): Promise<void> {
    const now = clock.now()
    const today = leagueDay(now, getTimeZone())
    const visible = visibleTo(actor, now)
    const assetIds = unique(entries.map(({ assetId }) => assetId))
    const textPostIds = unique(entries.map(({ postId, assetId }) => (assetId === null ? postId : null)))
    const rows = assetIds.length === 0 ? [] : await listAvailability(db, { visible, ids: assetIds })
    const visiblePostIds = textPostIds.length === 0 ? null : await listVisiblePostIds(db, { visible, ids: textPostIds })
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { assetId, assetVersion } of entries) {
      if (assetId === null) continue
      const row = byId.get(assetId)
      if (!row) throw new ApiError('not-found')
      if (row.recalledAt) throw recalled(row.recallReasons, locale)
      if (row.rightsUntil && haveRightsEnded(row.rightsUntil, today)) throw rightsEnded(row.rightsUntil, locale)
      // Replaced by another file.
      if (row.version !== assetVersion) throw new ApiError('gone')
    }
    if (textPostIds.some((id) => !visiblePostIds?.has(id))) throw new ApiError('not-found')
  }

  return async (entries) => {
    const actor = await getActor()
    if (!actor || actor.mustChangePassword) throw new ApiError('not-found')
    for (let start = 0; start < entries.length; start += BATCH_SIZE) {
      await check(actor, entries.slice(start, start + BATCH_SIZE))
    }
  }
}

function unique(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
