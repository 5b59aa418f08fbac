import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RequestState } from '@mixed-zone/contract/schemas/studio/requests'
import type { Db } from '../../../platform/database/database.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'
import { mails } from '../../../platform/database/schema/records.ts'
import { REQUEST_COLUMNS } from '../../access/access.ts'

const decider = alias(people, 'decider')

export type ListedRequest = Awaited<ReturnType<typeof listRequests>>[number]

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
      ...REQUEST_COLUMNS,
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
