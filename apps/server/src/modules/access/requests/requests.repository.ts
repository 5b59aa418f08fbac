import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { accessRequests } from '../../../platform/database/schema/people.ts'

export const REQUEST_COLUMNS = {
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

export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

export type NewRequestRow = typeof accessRequests.$inferInsert

/** The cause of a decision's mail. The decision can be undone until the mail is being sent. */
export const decisionCause = (requestId: number) => `decision:${requestId}`

/** Null if a request of the address is already waiting. */
export async function insertWaiting(db: Db, request: NewRequestRow): Promise<RequestRow | null> {
  const [inserted] = await db.insert(accessRequests).values(request).onConflictDoNothing().returning(REQUEST_COLUMNS)
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
  const [request] = await tx.select(REQUEST_COLUMNS).from(accessRequests).where(eq(accessRequests.id, id)).for('update')
  return request ?? null
}

type Decision = Pick<
  NewRequestRow,
  'state' | 'reason' | 'decidedAt' | 'decidedBy' | 'decidedByDomain' | 'personId' | 'madePerson'
>

export async function updateDecision(tx: Db, id: number, decision: Decision): Promise<void> {
  await tx.update(accessRequests).set(decision).where(eq(accessRequests.id, id))
}
