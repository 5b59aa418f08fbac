import { and, eq, gt, inArray, like, lte, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mails } from '../database/schema/records.ts'

const CLAIMED_COLUMNS = {
  id: mails.id,
  messageId: mails.messageId,
  template: mails.template,
  cause: mails.cause,
  recipient: mails.recipient,
  personId: mails.personId,
  locale: mails.locale,
  details: mails.details,
  attempts: mails.attempts,
  notAfter: mails.notAfter,
  createdAt: mails.createdAt,
}

/** A mail that this process has taken to send it. */
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDue>>>

/**
 * Takes the mail that has been due for longest. It counts as being sent until `until`; whoever finds it so after that
 * moment knows that its taker is gone.
 */
export async function claimDue(db: Db, { now, until }: { now: Date; until: Date }) {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), lte(mails.nextAttemptAt, now)))
    .orderBy(mails.nextAttemptAt, mails.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mails)
    .set({ state: 'sending', attempts: sql`${mails.attempts} + 1`, nextAttemptAt: until })
    // An array, so that the search runs once and not for each row.
    .where(sql`${mails.id} = any(array(${next}))`)
    .returning(CLAIMED_COLUMNS)
  return claimed ?? null
}

/** Only as long as it is still this attempt that is under way. */
const thisAttempt = ({ id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>) =>
  and(eq(mails.id, id), eq(mails.state, 'sending'), eq(mails.attempts, attempts))

type Attempt = Pick<ClaimedMail, 'id' | 'attempts'>

export async function markSent(db: Db, { id }: Attempt, at: Date): Promise<void> {
  // Whatever has become of the row in the meantime: it was handed over.
  await db.update(mails).set({ state: 'sent', sentAt: at, details: null, lastError: null }).where(eq(mails.id, id))
}

export interface Ending {
  readonly state: 'uncertain' | 'dropped' | 'failed'
  readonly lastError: string | null
}

/** Ends a mail that was not sent. One that failed keeps what it says, to be sent again by hand. */
export async function endUnsent(db: Db, attempt: Attempt, { state, lastError }: Ending): Promise<void> {
  const erased = state === 'failed' ? {} : { details: null }
  await db
    .update(mails)
    .set({ state, lastError, ...erased })
    .where(thisAttempt(attempt))
}

export interface Postponement {
  readonly until: Date
  readonly lastError: string
}

export async function postpone(db: Db, attempt: Attempt, { until, lastError }: Postponement): Promise<void> {
  await db.update(mails).set({ state: 'waiting', nextAttemptAt: until, lastError }).where(thisAttempt(attempt))
}

/** What failed because nobody took any mail need not wait once somebody does. */
export async function hastenPostponed(db: Db, lastErrorStart: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(mails.state, 'waiting'),
        gt(mails.nextAttemptAt, now),
        gt(mails.attempts, 0),
        like(mails.lastError, `${lastErrorStart}%`),
      ),
    )
}

export interface Recovery {
  readonly now: Date
  /** Templates of which nobody may get the same mail twice. */
  readonly onceOnly: readonly string[]
  /** Whoever was sending is certainly gone: this is the only process, and it has just started. */
  readonly all: boolean
}

/** Finds mails whose sender vanished. Whether they were handed over nobody knows. */
export async function recoverAbandoned(db: Db, { now, onceOnly, all }: Recovery): Promise<void> {
  const isAbandoned = and(eq(mails.state, 'sending'), all ? undefined : lte(mails.nextAttemptAt, now))
  if (onceOnly.length > 0) {
    await db
      .update(mails)
      .set({ state: 'uncertain', details: null })
      .where(and(isAbandoned, inArray(mails.template, [...onceOnly])))
  }
  const isRepeatable = onceOnly.length > 0 ? notInArray(mails.template, [...onceOnly]) : undefined
  await db.update(mails).set({ state: 'waiting', nextAttemptAt: now }).where(and(isAbandoned, isRepeatable))
}
