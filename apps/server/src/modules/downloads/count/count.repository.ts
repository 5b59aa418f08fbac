import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { deliveries, receivedItems } from '../../../platform/database/schema/downloads.ts'

const TOGETHER = 5_000

export interface DeliveryStart {
  readonly sessionId: number
  readonly subject: string
  readonly sizeBytes: number
  readonly isFromStart: boolean
  readonly now: Date
  /** One that stood still for longer has ended. */
  readonly staleBefore: Date
}

/** Notes that somebody fetches something. True where that is a new download, and not the rest of one. */
export async function startDelivery(db: Db, start: DeliveryStart): Promise<boolean> {
  const { sessionId, subject, sizeBytes, isFromStart, now, staleBefore } = start
  const isOver = sql`((${deliveries.hasEnd} and ${deliveries.sentBytes} >= ${sizeBytes}) or ${deliveries.lastAt} < ${staleBefore})`
  const rows = await db
    .insert(deliveries)
    .values({ sessionId, subject, lastAt: now })
    .onConflictDoUpdate({
      target: [deliveries.sessionId, deliveries.subject],
      set: { sentBytes: 0, hasEnd: false, lastAt: now },
      setWhere: and(sql`${isFromStart}`, isOver),
    })
    .returning({ subject: deliveries.subject })
  return rows.length > 0
}

export interface DeliveryEnd extends Pick<DeliveryStart, 'sessionId' | 'subject' | 'sizeBytes' | 'now'> {
  readonly sentBytes: number
  readonly hasEnd: boolean
}

/** Adds what was sent. True where all of it has been by now: as many bytes as it has, the last among them. */
export async function addSent(db: Db, end: DeliveryEnd): Promise<boolean> {
  const [row] = await db
    .update(deliveries)
    .set({
      sentBytes: sql`${deliveries.sentBytes} + ${end.sentBytes}`,
      hasEnd: sql`${deliveries.hasEnd} or ${end.hasEnd}`,
      lastAt: end.now,
    })
    .where(and(eq(deliveries.sessionId, end.sessionId), eq(deliveries.subject, end.subject)))
    .returning({ sentBytes: deliveries.sentBytes, hasEnd: deliveries.hasEnd })
  return row !== undefined && row.hasEnd && row.sentBytes >= end.sizeBytes
}

/** Notes what a person has got. */
export async function putReceived(
  db: Db,
  { personId, items, now }: { personId: number; items: readonly string[]; now: Date },
): Promise<void> {
  for (let from = 0; from < items.length; from += TOGETHER) {
    const rows = items.slice(from, from + TOGETHER).map((item) => ({ personId, item, receivedAt: now }))
    await db
      .insert(receivedItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [receivedItems.personId, receivedItems.item],
        set: { receivedAt: sql`excluded.received_at` },
      })
  }
}

/** Which of the items a person has got already. */
export async function listReceived(
  db: Db,
  { personId, items }: { personId: number; items: readonly string[] },
): Promise<Set<string>> {
  const received = new Set<string>()
  for (let from = 0; from < items.length; from += TOGETHER) {
    const rows = await db
      .select({ item: receivedItems.item })
      .from(receivedItems)
      .where(and(eq(receivedItems.personId, personId), inArray(receivedItems.item, items.slice(from, from + TOGETHER))))
    for (const { item } of rows) received.add(item)
  }
  return received
}
