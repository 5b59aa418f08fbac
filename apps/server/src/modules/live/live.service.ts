import type { Locale } from '@mixed-zone/contract/locales'
import type { Announcement } from '@mixed-zone/contract/schemas/live'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { LiveStream, presentAnnouncement } from './live-stream.ts'
import { listAnnouncements } from './announcements.repository.ts'
import { listChangedFixtures } from './changed-fixtures.repository.ts'
import { formatCursor, OVERLAP_MS, parseCursor } from './cursor.ts'
import type { LiveHub } from './live-hub.service.ts'

interface LiveServiceDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly hub: LiveHub
}

interface Listener {
  readonly actor: Actor
  readonly locale: Locale
  /** The last cursor that the listener has seen. Without one, nothing was missed. */
  readonly since: string | undefined
}

export type LiveService = ReturnType<typeof createLiveService>

export function createLiveService({ db, clock, hub }: LiveServiceDeps) {
  async function findMissed({ actor, since }: Listener) {
    const now = clock.now()
    const cursor = parseCursor(since, now)
    const after = new Date((cursor?.at ?? now).getTime() - OVERLAP_MS)
    const recent = await listAnnouncements(db, { viewer: actor, now, after })
    const missed = cursor ? recent.filter(({ id }) => !cursor.announced.has(id)) : []
    const announced = new Map(recent.map(({ id, seenAt }) => [id, seenAt?.getTime() ?? now.getTime()]))
    return { now, cursor, missed, announced }
  }

  return {
    async listMissed(listener: Listener): Promise<{ announcements: Announcement[]; cursor: string }> {
      const { now, missed, announced } = await findMissed(listener)
      const announcements = missed.flatMap((row) => presentAnnouncement(row, listener.locale))
      return { announcements, cursor: formatCursor({ at: now, announced }) }
    },

    async openStream(listener: Listener): Promise<LiveStream> {
      const { now, cursor, missed, announced } = await findMissed(listener)
      const stream = new LiveStream(listener.actor, listener.locale, cursor?.announced ?? announced)
      stream.begin(cursor?.at ?? now)
      stream.announce(missed, now)
      if (cursor) stream.sendFixtures(await listChangedFixtures(db, new Date(cursor.at.getTime() - OVERLAP_MS)))
      hub.add(stream, now)
      return stream
    },
  }
}
