import { LIVE_SILENCE_MS } from '@mixed-zone/contract/schemas/live'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Log } from '../../platform/log/log.ts'
import { OVERLAP_MS } from './cursor.ts'
import type { LiveStream } from './live-stream.ts'
import { listNews, type NewsRow } from './news.repository.ts'

export interface HubParts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly log: Log
  /** Those of the sessions that live, with what their people may do now. Asking is no use of a session. */
  readonly actorsOfSessions: (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Actor>>
}

/**
 * A change is looked at when it is made. This often is looked at what the clock alone changes, ends of schedules and embargoes,
 * and whether the sessions still live.
 */
const LOOK_EVERY_MS = 2_000

const BEAT_EVERY_MS = LIVE_SILENCE_MS / 3

/** A browser needs one for all its tabs. */
const MOST_OF_SESSION = 8

export type LiveHub = ReturnType<typeof createLiveHub>

/** All open streams of this node: one look at the database serves them all. */
export function createLiveHub({ db, clock, changes, log, actorsOfSessions }: HubParts) {
  const streams = new Set<LiveStream>()
  let lookedAt = clock.now()
  let looking: Promise<void> | null = null
  let isDueAgain = false
  let isFailing = false
  let timers: NodeJS.Timeout[] = []

  async function checkSessions(): Promise<void> {
    // A stream that is added while the answer is awaited was let in just now, and its session is not part of the answer.
    const asked = [...streams]
    const actors = await actorsOfSessions([...new Set(asked.map(({ sessionId }) => sessionId))])
    for (const stream of asked) {
      const actor = actors.get(stream.sessionId)
      if (actor && !actor.mustChangePassword) stream.seesEmbargoed = actor.seesEmbargoed
      else stream.end()
    }
  }

  async function lookOnce(): Promise<void> {
    const now = clock.now()
    const after = new Date(Math.min(lookedAt.getTime(), now.getTime()) - OVERLAP_MS)
    // Both kinds: somebody may have become the other since the last look.
    const newsOf = new Map<boolean, NewsRow[]>()
    for (const seesEmbargoed of [false, true]) {
      newsOf.set(seesEmbargoed, await listNews(db, { viewer: { seesEmbargoed }, now, after }))
    }
    // After the news were read: nobody is told what they may no longer see.
    await checkSessions()
    lookedAt = now
    for (const stream of streams) stream.tell(newsOf.get(stream.seesEmbargoed) ?? [], now)
  }

  async function lookUntilDone(): Promise<void> {
    do {
      isDueAgain = false
      try {
        await lookOnce()
        isFailing = false
      } catch (error) {
        // What could not be read now is read the next time: the moment of the last look stays. Once said is enough.
        if (!isFailing) log.error({ err: error }, 'looking for announcements failed')
        isFailing = true
      }
    } while (isDueAgain && streams.size > 0)
    // In the same step as the question above: who asks for a look from now on begins one.
    looking = null
  }

  function look(): void {
    if (streams.size === 0) return
    isDueAgain = true
    looking ??= lookUntilDone()
  }

  const unsubscribe = changes.subscribe(look)

  function startTimers(): void {
    const beat = () => {
      for (const stream of streams) stream.beat()
    }
    timers = [setInterval(look, LOOK_EVERY_MS), setInterval(beat, BEAT_EVERY_MS)]
    for (const timer of timers) timer.unref()
  }

  function remove(stream: LiveStream): void {
    streams.delete(stream)
    if (streams.size > 0) return
    for (const timer of timers.splice(0)) clearInterval(timer)
  }

  return {
    /** Adds a stream that has been told everything up to a moment. */
    add(stream: LiveStream, at: Date): void {
      if (streams.size === 0) {
        lookedAt = at
        startTimers()
      }
      lookedAt = at < lookedAt ? at : lookedAt
      const ofSession = [...streams].filter(({ sessionId }) => sessionId === stream.sessionId)
      if (ofSession.length >= MOST_OF_SESSION) ofSession[0]?.end()
      streams.add(stream)
      stream.body.once('close', () => remove(stream))
      // Something may have become visible while the stream was being prepared.
      look()
    },

    count: () => streams.size,

    async close(): Promise<void> {
      unsubscribe()
      for (const stream of streams) stream.end()
      await looking
    },
  }
}
