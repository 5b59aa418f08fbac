import { and, asc, count, eq, getTableColumns, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mailAttempts, mails, mailSuppressions } from '../database/schema/records.ts'

const UNSENT = ['waiting', 'sending'] as const

/** Inserts a mail and returns its id; null if there is already one for its cause. */
export async function insertMail(db: Db, mail: typeof mails.$inferInsert): Promise<number | null> {
  const [row] = await db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.cause })
    .returning({ id: mails.id })
  return row?.id ?? null
}

/** Cancels a person's mails that wait to be sent, of all templates or of one, also those whose earlier attempts failed. */
export async function cancelWaitingOf(
  db: Db,
  { personId, template }: { personId: number; template?: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'cancelled', details: null })
    .where(
      and(
        eq(mails.personId, personId),
        template === undefined ? undefined : eq(mails.template, template),
        eq(mails.state, 'waiting'),
      ),
    )
}

/** Deletes mails that no attempt was made to send, and returns their causes. */
export async function deleteUntried(db: Db, causes: readonly string[]): Promise<string[]> {
  if (causes.length === 0) return []
  const deleted = await db
    .delete(mails)
    .where(and(inArray(mails.cause, [...causes]), eq(mails.state, 'waiting'), eq(mails.attempts, 0)))
    .returning({ cause: mails.cause })
  return deleted.map(({ cause }) => cause)
}

/** Mails that were not sent, keep their details and are still true. */
export const canBeSentAgain = (now: Date) =>
  and(
    inArray(mails.state, ['failed', 'suppressed']),
    isNotNull(mails.details),
    or(isNull(mails.notAfter), gt(mails.notAfter, now)),
  )

/** Returns the template of the mail, or null if it cannot be sent again. */
export async function resetFailed(db: Db, id: number, now: Date): Promise<string | null> {
  const [row] = await db
    .update(mails)
    .set({ state: 'waiting', attempts: 0, smtpCode: null })
    .where(and(eq(mails.id, id), canBeSentAgain(now)))
    .returning({ template: mails.template })
  return row?.template ?? null
}

export async function listUnsent(db: Db) {
  return db
    .select({ id: mails.id, template: mails.template })
    .from(mails)
    .where(inArray(mails.state, [...UNSENT]))
    .orderBy(asc(mails.id))
}

/** Counts mails per state. Sent, dropped and cancelled ones are left out: they need no attention and are most of the table. */
export async function countUnfinishedMails(db: Db) {
  return db
    .select({ state: mails.state, count: count() })
    .from(mails)
    .where(notInArray(mails.state, ['sent', 'dropped', 'cancelled']))
    .groupBy(mails.state)
}

/** Locks a mail until the end of the transaction. Null if it has ended or was deleted. */
export async function lockUnsent(tx: Db, id: number) {
  const [mail] = await tx
    .select({
      ...getTableColumns(mails),
      isSuppressed: sql<boolean>`exists (select from ${mailSuppressions} where ${mailSuppressions.address} = ${mails.recipient}::citext)`,
    })
    .from(mails)
    .where(and(eq(mails.id, id), inArray(mails.state, [...UNSENT])))
    .for('update')
  return mail ?? null
}

export type UnsentMail = NonNullable<Awaited<ReturnType<typeof lockUnsent>>>

/** Identifies an attempt by the number of attempts so far, this one included. */
type Attempt = Pick<UnsentMail, 'id' | 'attempts'>

export async function startAttempt(tx: Db, { id, attempts }: Attempt): Promise<void> {
  await tx.update(mails).set({ state: 'sending', attempts }).where(eq(mails.id, id))
}

/** Matches only as long as no later attempt has begun. */
const isThisAttempt = ({ id, attempts }: Attempt) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), inArray(mails.state, [...UNSENT]))

/** The recipient of a mail that has ended: erased if its owner has deleted the account. */
const recipientAfterEnd = sql`case when ${mails.eraseRecipient} then '' else ${mails.recipient} end`

/** Unconditional, because the mail was delivered, even if another attempt has begun. */
export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: at, details: null, lastError: null, recipient: recipientAfterEnd })
    .where(eq(mails.id, id))
}

export interface Ending {
  readonly state: 'uncertain' | 'dropped' | 'failed' | 'suppressed'
  readonly lastError: string | null
  readonly smtpCode?: number | null
}

/** Ends a mail that was not marked as sent. Failed and suppressed ones keep their details, so that they can be sent again by hand. */
export async function endUnsent(db: Db, attempt: Attempt, { state, ...result }: Ending): Promise<void> {
  const details = state === 'failed' || state === 'suppressed' ? {} : { details: null }
  await db
    .update(mails)
    .set({ state, ...result, recipient: recipientAfterEnd, ...details })
    .where(isThisAttempt(attempt))
}

interface FailedAttempt {
  readonly lastError: string
  readonly smtpCode: number | null
}

export async function returnToWaiting(db: Db, attempt: Attempt, failure: FailedAttempt): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'waiting', ...failure })
    .where(isThisAttempt(attempt))
}

export async function insertAttempt(db: Db, attempt: typeof mailAttempts.$inferInsert): Promise<void> {
  await db.insert(mailAttempts).values(attempt)
}

export async function suppressAddress(db: Db, suppression: typeof mailSuppressions.$inferInsert): Promise<void> {
  await db.insert(mailSuppressions).values(suppression).onConflictDoNothing()
}
