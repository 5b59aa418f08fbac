import { LOCALES } from '@mixed-zone/contract/locales'
import type { Clock } from '../../platform/clock/clock.ts'
import type { PictureLabels } from '../../platform/images/picture-labels.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { leagueDay, visibleTo } from '../library/library.ts'
import { loadPack, type Parts as PackParts } from './pack/load-pack.service.ts'
import { listUnpreparedPosts } from './pack/pack.repository.ts'

/** What appears within this time is prepared already. */
const AHEAD_MS = 24 * 3_600_000

/** In one turn, the newest first; the rest has its turn a few minutes later. */
const MOST_POSTS = 200

/** Late enough that nobody who has just started the product waits for it. */
const AFTER_START_SECONDS = 90

interface Parts extends PackParts {
  readonly clock: Clock
  readonly timeZone: string
  readonly labels: PictureLabels
}

/**
 * Makes labels and documents before somebody asks for them: looks every few minutes for posts that lack theirs. It is no
 * condition for anything: what is not there yet is made when it is asked for.
 */
export function createPrepareDownloads(parts: Parts): ScheduledJob {
  const { db, clock, timeZone, labels } = parts
  return {
    name: 'prepare-downloads',
    cron: '*/5 * * * *',
    afterStartSeconds: AFTER_START_SECONDS,
    async run() {
      const now = new Date(clock.now().getTime() + AHEAD_MS)
      const reader = { viewer: { seesEmbargoed: true }, now, today: leagueDay(clock.now(), timeZone) }
      const visible = visibleTo(reader.viewer, now)
      const hasLabels = labels.version !== 'none'
      for (const postId of await listUnpreparedPosts(db, { visible, hasLabels, limit: MOST_POSTS })) {
        for (const locale of LOCALES) {
          await loadPack(parts, { kind: 'post', postId }, { ...reader, locale, rendition: 'original' })
        }
      }
    },
  }
}
