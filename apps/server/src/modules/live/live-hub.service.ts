import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { LIVE_SILENCE_MS } from '@mixed-zone/contract/rules/live-events'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AnnouncementRow, listAnnouncements } from './announcements.repository.ts'
import { listChangedFixtures } from './changed-fixtures.repository.ts'
import { OVERLAP_MS } from './cursor.ts'
import type { LiveStream } from './live-stream.ts'
import { createStudioFeed } from './studio-feed.service.ts'

export interface LiveHubDeps extends Pick<Platform, 'db' | 'clock' | 'changes' | 'log'> {
  /** The valid ones of these sessions, with their current permissions. Does not count as use of a session. */
  readonly mapActorsBySession: (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Actor>>
}

/**
 * Changes trigger a poll at once. The interval covers what only the clock changes (schedules, embargoes) and ended
 * sessions.
 */
const POLL_INTERVAL_MS = 2 * SECOND_MS
const HEARTBEAT_INTERVAL_MS = LIVE_SILENCE_MS / 3

/** A browser needs one for all its tabs. */
const MAX_STREAMS_PER_SESSION = 8

export type LiveHub = ReturnType<typeof createLiveHub>

/** One poll of the database serves all open streams of this node. */
export function createLiveHub({ db, clock, changes, log, mapActorsBySession }: LiveHubDeps) {
  const streams = new Set<LiveStream>()
  const studioFeed = createStudioFeed({ db, log, mapActorsBySession, streams })
  let polledAt = clock.now()
  let polling: Promise<void> | null = null
  let isPollDue = false
  let isFailing = false
  let timers: NodeJS.Timeout[] = []

  async function checkSessions(): Promise<void> {
    // Streams added while the query runs have just been authenticated and are not part of its result.
    const checked = [...streams]
    const actors = await mapActorsBySession([...new Set(checked.map(({ actor }) => actor.sessionId))])
    for (const stream of checked) {
      const actor = actors.get(stream.actor.sessionId)
      if (actor && !actor.mustChangePassword) stream.actor = actor
      else stream.end()
    }
  }

  async function pollOnce(): Promise<void> {
    const now = clock.now()
    const after = new Date(Math.min(polledAt.getTime(), now.getTime()) - OVERLAP_MS)
    // For both kinds of viewers: a person's permission may have changed since the last poll.
    const rowsFor = new Map<boolean, AnnouncementRow[]>()
    for (const seesEmbargoed of [false, true]) {
      rowsFor.set(seesEmbargoed, await listAnnouncements(db, { viewer: { seesEmbargoed }, now, after }))
    }
    const changedFixtures = await listChangedFixtures(db, after)
    // After reading the announcements, so that nobody is sent a post that has become invisible to them.
    await checkSessions()
    polledAt = now
    for (const stream of streams) {
      stream.announce(rowsFor.get(stream.actor.seesEmbargoed) ?? [], now)
      stream.sendFixtures(changedFixtures)
    }
  }

  async function pollUntilDone(): Promise<void> {
    do {
      isPollDue = false
      try {
        await pollOnce()
        isFailing = false
      } catch (error) {
        // The next poll covers this one: `polledAt` is unchanged. Log the first failure of a series only.
        if (!isFailing) log.error({ err: error }, 'polling for announcements failed')
        isFailing = true
      }
    } while (isPollDue && streams.size > 0)
    // Synchronously after the loop condition, so that no poll request is lost.
    polling = null
  }

  function poll(): void {
    if (streams.size === 0) return
    isPollDue = true
    polling ??= pollUntilDone()
  }

  const unsubscribe = changes.subscribe(poll)

  function startTimers(): void {
    const sendHeartbeats = () => {
      for (const stream of streams) stream.sendHeartbeat()
    }
    timers = [setInterval(poll, POLL_INTERVAL_MS), setInterval(sendHeartbeats, HEARTBEAT_INTERVAL_MS)]
    for (const timer of timers) timer.unref()
    studioFeed.start()
  }

  function remove(stream: LiveStream): void {
    streams.delete(stream)
    if (streams.size > 0) return
    for (const timer of timers.splice(0)) clearInterval(timer)
    studioFeed.stop()
  }

  return {
    countStreams: () => streams.size,
    /** Adds a stream that has received everything up to `at`. */
    add(stream: LiveStream, at: Date): void {
      if (streams.size === 0) {
        polledAt = at
        startTimers()
      }
      polledAt = at < polledAt ? at : polledAt
      const ofSession = [...streams].filter(({ actor }) => actor.sessionId === stream.actor.sessionId)
      if (ofSession.length >= MAX_STREAMS_PER_SESSION) ofSession[0]?.end()
      streams.add(stream)
      stream.body.once('close', () => remove(stream))
      // Something may have become visible while the stream was being opened.
      poll()
    },

    async close(): Promise<void> {
      unsubscribe()
      for (const stream of streams) stream.end()
      await polling
      await studioFeed.finish()
    },
  }
}
