import type { Permission } from '@mixed-zone/contract/permissions'
import type { StudioEventKind } from '@mixed-zone/contract/rules/live-events'
import type { JobProgress } from '@mixed-zone/contract/schemas/studio/jobs'
import { desc, gt, lt, max, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { studioEvents } from '../../platform/database/schema/studio.ts'

interface NewStudioEvent {
  readonly kind: StudioEventKind
  /** Who is told: everybody who holds it when the event is delivered; with null, all staff. */
  readonly permission: Permission | null
  readonly subjectId: string | number
  /** Tells only this person. */
  readonly recipientId?: number
  /** Of a `job`. */
  readonly progress?: JobProgress
}

/** Call it in the transaction of the change. It reaches open streams on all nodes within two seconds, and clears no cache of readers. */
export async function recordStudioEvent(tx: Db, { subjectId, ...event }: NewStudioEvent): Promise<void> {
  await tx.insert(studioEvents).values({ ...event, subjectId: String(subjectId) })
}

/**
 * Ids are given before the commit, so a lower one may become visible after a higher one. Events younger than this are read again; those
 * that are older have all been seen, since no transaction that records one takes longer.
 */
const SETTLED = sql`clock_timestamp() - interval '10 seconds'`

/** More than this within the overlap is a bulk job, whose rows a client reloads all at once. */
const MAX_EVENTS = 2_000

export type StudioEventRow = Awaited<ReturnType<typeof listEventsAfter>>[number]

/** Oldest first. */
export async function listEventsAfter(db: Db, id: number) {
  const rows = await db
    .select({
      id: studioEvents.id,
      kind: studioEvents.kind,
      permission: studioEvents.permission,
      recipientId: studioEvents.recipientId,
      subjectId: studioEvents.subjectId,
      progress: studioEvents.progress,
      isSettled: sql<boolean>`${studioEvents.at} < ${SETTLED}`,
    })
    .from(studioEvents)
    .where(gt(studioEvents.id, id))
    .orderBy(desc(studioEvents.id))
    .limit(MAX_EVENTS)
  return rows.toReversed()
}

export async function findLastSettledEvent(db: Db): Promise<number> {
  const [last] = await db
    .select({ id: max(studioEvents.id) })
    .from(studioEvents)
    .where(lt(studioEvents.at, SETTLED))
  return last?.id ?? 0
}
