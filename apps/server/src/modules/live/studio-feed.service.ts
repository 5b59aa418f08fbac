import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { StudioEvent } from '@mixed-zone/contract/schemas/live'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveStream } from './live-stream.ts'
import { findLastSettledEvent, listEventsAfter, type StudioEventRow } from './studio-events.repository.ts'

const POLL_INTERVAL_MS = SECOND_MS

/** More events of a kind in one poll are sent as one, without a subject. */
const MAX_EVENTS_PER_KIND = 20

interface StudioFeedDeps extends Pick<Platform, 'db' | 'log'> {
  readonly mapActorsBySession: (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Actor>>
  /** The open streams of this node. */
  readonly streams: ReadonlySet<LiveStream>
}

/**
 * Delivers studio events to the streams of staff. It polls a small table while one of them is open, so that events reach every node
 * without notifications, and streams of readers cause no statement.
 */
export function createStudioFeed({ db, log, mapActorsBySession, streams }: StudioFeedDeps) {
  /** Everything up to this id was read. Null while no stream of staff is open. */
  let settledId: number | null = null
  const delivered = new Set<number>()
  let polling: Promise<void> | null = null
  let isFailing = false
  let timer: NodeJS.Timeout | undefined

  const listStaffStreams = () => [...streams].filter(({ actor }) => actor.isStaff)

  async function deliver(rows: readonly StudioEventRow[]): Promise<void> {
    const staffStreams = listStaffStreams()
    // After reading the events, so that nobody is told of something that they may no longer see.
    const actors = await mapActorsBySession([...new Set(staffStreams.map(({ actor }) => actor.sessionId))])
    for (const stream of staffStreams) {
      const actor = actors.get(stream.actor.sessionId)
      if (!actor || actor.mustChangePassword || actor.mustAcceptTerms || actor.mustSetUpCode) continue
      stream.sendStudioEvents(combineEvents(rows.filter((row) => mayReceive(actor, row))))
    }
  }

  async function pollOnce(): Promise<void> {
    settledId ??= await findLastSettledEvent(db)
    const rows = await listEventsAfter(db, settledId)
    const fresh = rows.filter(({ id }) => !delivered.has(id))
    if (fresh.length > 0) await deliver(fresh)
    for (const { id } of fresh) delivered.add(id)
    for (const { id, isSettled } of rows) if (isSettled) settledId = Math.max(settledId, id)
    for (const id of delivered) if (id <= settledId) delivered.delete(id)
  }

  async function poll(): Promise<void> {
    if (listStaffStreams().length === 0) {
      settledId = null
      delivered.clear()
      return
    }
    try {
      await pollOnce()
      isFailing = false
    } catch (error) {
      // The next poll reads the same events. Log the first failure of a series only.
      if (!isFailing) log.error({ err: error }, 'polling for studio events failed')
      isFailing = true
    }
  }

  return {
    start(): void {
      timer = setInterval(() => {
        polling ??= poll().finally(() => (polling = null))
      }, POLL_INTERVAL_MS)
      timer.unref()
    },
    stop(): void {
      clearInterval(timer)
      settledId = null
      delivered.clear()
    },
    /** Waits for a poll that is running. */
    async finish(): Promise<void> {
      await polling
    },
  }
}

export function mayReceive(
  actor: Pick<Actor, 'personId' | 'permissions' | 'isStaff'>,
  { permission, recipientId }: Pick<StudioEventRow, 'permission' | 'recipientId'>,
): boolean {
  if (recipientId !== null && recipientId !== actor.personId) return false
  return permission === null ? actor.isStaff : actor.permissions.has(permission)
}

/** One event for each subject, the latest; one for all subjects of a kind if there are many. */
export function combineEvents(rows: readonly StudioEventRow[]): StudioEvent[] {
  const bySubject = new Map(rows.map((row) => [`${row.kind} ${row.subjectId}`, row]))
  return [...Map.groupBy(bySubject.values(), ({ kind }) => kind)].flatMap(([kind, latest]): StudioEvent[] => {
    if (latest.length > MAX_EVENTS_PER_KIND) return [{ kind, subjectId: null }]
    return latest.map(({ subjectId, progress }) => ({ kind, subjectId, ...(progress && { progress }) }))
  })
}
