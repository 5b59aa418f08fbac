import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RequestState } from '@mixed-zone/contract/schemas/desk'
import type { Db } from '../../../platform/database/database.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'
import { mails } from '../../../platform/database/schema/records.ts'

const COLUMNS = {
  id: accessRequests.id,
  code: accessRequests.code,
  email: accessRequests.email,
  firstName: accessRequests.firstName,
  surnames: accessRequests.surnames,
  telephonePrefix: accessRequests.telephonePrefix,
  telephoneNumber: accessRequests.telephoneNumber,
  region: accessRequests.region,
  country: accessRequests.country,
  companyName: accessRequests.companyName,
  mediaType: accessRequests.mediaType,
  workType: accessRequests.workType,
  communicationsLocale: accessRequests.communicationsLocale,
  newsletter: accessRequests.newsletter,
  state: accessRequests.state,
  reason: accessRequests.reason,
  decidedAt: accessRequests.decidedAt,
  personId: accessRequests.personId,
  madePerson: accessRequests.madePerson,
  createdAt: accessRequests.createdAt,
}

const decider = alias(people, 'decider')

export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

export type ListedRequest = Awaited<ReturnType<typeof listRequests>>[number]

export type NewRequestRow = typeof accessRequests.$inferInsert

/** The cause of a decision's mail. The decision can be undone until the mail is being sent. */
export const decisionCause = (requestId: number) => `decision:${requestId}`

/** Null if a request of the address is already waiting. */
export async function insertWaiting(db: Db, request: NewRequestRow): Promise<RequestRow | null> {
  const [inserted] = await db.insert(accessRequests).values(request).onConflictDoNothing().returning(COLUMNS)
  return inserted ?? null
}

export async function findByCode(db: Db, code: string) {
  const [request] = await db
    .select({
      state: accessRequests.state,
      createdAt: accessRequests.createdAt,
      decidedAt: accessRequests.decidedAt,
      reason: accessRequests.reason,
    })
    .from(accessRequests)
    .where(eq(accessRequests.code, code))
  return request ?? null
}

export async function lockRequest(tx: Db, id: number) {
  const [request] = await tx.select(COLUMNS).from(accessRequests).where(eq(accessRequests.id, id)).for('update')
  return request ?? null
}

export async function countKnown(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const [found] = await db
    .select({ known: count() })
    .from(accessRequests)
    .where(inArray(accessRequests.id, [...ids]))
  return found?.known ?? 0
}

export async function findWaitingId(db: Db, email: string): Promise<number | null> {
  const [request] = await db
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(and(eq(accessRequests.email, email), eq(accessRequests.state, 'waiting')))
  return request?.id ?? null
}

type Decision = Pick<NewRequestRow, 'state' | 'reason' | 'decidedAt' | 'decidedBy' | 'personId' | 'madePerson'>

export async function updateDecision(tx: Db, id: number, decision: Decision): Promise<void> {
  await tx.update(accessRequests).set(decision).where(eq(accessRequests.id, id))
}

export async function countRequests(db: Db, state: RequestState): Promise<number> {
  const [found] = await db.select({ total: count() }).from(accessRequests).where(eq(accessRequests.state, state))
  return found?.total ?? 0
}

/** Waiting requests oldest first, decided ones latest first. */
export async function listRequests(
  db: Db,
  { state, limit, offset }: { state: RequestState; limit: number; offset: number },
) {
  const order =
    state === 'waiting'
      ? [asc(accessRequests.createdAt), asc(accessRequests.id)]
      : [desc(accessRequests.decidedAt), desc(accessRequests.id)]
  const untouchedMail = db
    .select({ one: sql`1` })
    .from(mails)
    .where(
      and(eq(mails.cause, sql`'decision:' || ${accessRequests.id}`), eq(mails.state, 'waiting'), eq(mails.attempts, 0)),
    )
  return db
    .select({
      ...COLUMNS,
      deciderFirstName: decider.firstName,
      deciderSurnames: decider.surnames,
      canBeUndone: sql<boolean>`exists (${untouchedMail})`,
    })
    .from(accessRequests)
    .leftJoin(decider, eq(decider.id, accessRequests.decidedBy))
    .where(eq(accessRequests.state, state))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export interface Colleague {
  readonly companyName: string
  readonly total: number
  readonly id: number
  readonly firstName: string
  readonly surnames: string
}

const MAX_COLLEAGUES = 5

export async function listColleagues(db: Db, companies: readonly string[]): Promise<Colleague[]> {
  if (companies.length === 0) return []
  const company = sql<string>`lower(${people.companyName})`
  const ranked = db
    .select({
      companyName: people.companyName,
      id: people.id,
      firstName: people.firstName,
      surnames: people.surnames,
      total: sql<number>`count(*) over (partition by ${company})`.mapWith(Number).as('total'),
      rank: sql<number>`row_number() over (partition by ${company} order by ${people.id} desc)`.as('rank'),
    })
    .from(people)
    .where(
      inArray(
        company,
        companies.map((name) => sql`lower(${name})`),
      ),
    )
    .as('ranked')
  return db
    .select({
      companyName: ranked.companyName,
      total: ranked.total,
      id: ranked.id,
      firstName: ranked.firstName,
      surnames: ranked.surnames,
    })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${MAX_COLLEAGUES}`)
}
