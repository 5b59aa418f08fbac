import { and, asc, count, eq, sql } from 'drizzle-orm'
import { takeAdvisoryLock } from '../../platform/database/advisory-lock.ts'
import type { Db } from '../../platform/database/database.ts'
import { accessRequests, people } from '../../platform/database/schema/people.ts'
import { mails } from '../../platform/database/schema/records.ts'

/** Of two concurrent requests, only one may notify the desk. */
export const lockDesk = (tx: Db) => takeAdvisoryLock(tx, 'deskMail')

export async function listActiveStaff(db: Db) {
  return db
    .select({
      id: people.id,
      email: people.email,
      firstName: people.firstName,
      surnames: people.surnames,
      locale: people.communicationsLocale,
      role: people.role,
      added: people.permissionsAdded,
      taken: people.permissionsTaken,
    })
    .from(people)
    .where(
      and(eq(people.state, 'active'), sql`(${people.role} = 'admin' or 'users' = any(${people.permissionsAdded}))`),
    )
    .orderBy(asc(people.id))
}

/** Locks these mails, so that none is sent before this transaction ends. */
export async function lockUnsentNotices(db: Db, template: string): Promise<Set<number>> {
  const rows = await db
    .select({ personId: mails.personId })
    .from(mails)
    .where(and(eq(mails.template, template), eq(mails.state, 'waiting')))
    .for('update')
  return new Set(rows.flatMap(({ personId }) => personId ?? []))
}

/** When each person's last mail was sent; when it was created, if it was not sent yet or never. */
export async function listLastNotified(db: Db, template: string): Promise<Map<number, Date>> {
  const at = sql<Date>`max(coalesce(${mails.sentAt}, ${mails.createdAt}))`.mapWith(mails.createdAt)
  const rows = await db
    .select({ personId: mails.personId, at })
    .from(mails)
    .where(eq(mails.template, template))
    .groupBy(mails.personId)
  return new Map(rows.flatMap(({ personId, at }) => (personId === null ? [] : [[personId, at] as const])))
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(accessRequests).where(eq(accessRequests.state, 'waiting'))
  return row?.count ?? 0
}

export async function listOldestWaiting(db: Db, limit: number) {
  return db
    .select({
      firstName: accessRequests.firstName,
      surnames: accessRequests.surnames,
      companyName: accessRequests.companyName,
      createdAt: accessRequests.createdAt,
    })
    .from(accessRequests)
    .where(eq(accessRequests.state, 'waiting'))
    .orderBy(asc(accessRequests.createdAt), asc(accessRequests.id))
    .limit(limit)
}
