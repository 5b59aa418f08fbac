import type { MailState } from '@mixed-zone/contract/schemas/studio/mail'
import { PROBLEM_MAIL_STATES } from '@mixed-zone/contract/schemas/studio/mail'
import type { Locale } from '@mixed-zone/contract/locales'
import { and, asc, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId, rowIds } from '../../../platform/database/row-id.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { mailAttempts, mails } from '../../../platform/database/schema/records.ts'
import { startOfDay } from '../../../platform/database/start-of-day.ts'
import { canBeSentAgain } from '../../../platform/mail/mails.repository.ts'
import { rangeOf, totalColumn, totalOf } from '../list-page.ts'
import { containing } from '../matches-text.ts'

export interface MailFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: MailState | 'problem' | 'resendable' | undefined
  readonly template?: string | undefined
  readonly locale?: Locale | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly text?: string | undefined
  readonly personId?: string | undefined
}

/** The stored state says less than the shown one. Written so that the index by state is used. */
const STATE_CONDITIONS: Readonly<Record<MailState, SQL>> = {
  waiting: sql`${mails.state} = 'waiting' and ${mails.attempts} = 0`,
  sending: sql`${mails.state} = 'sending'`,
  retrying: sql`${mails.state} = 'waiting' and ${mails.attempts} > 0`,
  accepted: sql`${mails.state} = 'sent'`,
  returned: sql`${mails.state} = 'failed' and ${mails.smtpCode} >= 500`,
  failed: sql`${mails.state} = 'failed' and coalesce(${mails.smtpCode}, 0) < 500`,
  uncertain: sql`${mails.state} = 'uncertain'`,
  suppressed: sql`${mails.state} = 'suppressed'`,
  cancelled: sql`${mails.state} = 'cancelled'`,
  dropped: sql`${mails.state} = 'dropped'`,
}

export const shownState = sql<MailState>`case ${sql.join(
  Object.entries(STATE_CONDITIONS).map(([state, condition]) => sql`when ${condition} then ${sql.raw(`'${state}'`)}`),
  sql` `,
)} end`

interface FilterContext {
  readonly now: Date
  readonly timeZone: string
}

function stateCondition(state: NonNullable<MailFilter['state']>, now: Date) {
  if (state === 'problem') return or(...PROBLEM_MAIL_STATES.map((name) => STATE_CONDITIONS[name]))
  return state === 'resendable' ? canBeSentAgain(now) : STATE_CONDITIONS[state]
}

function conditionOf(filter: MailFilter, { now, timeZone }: FilterContext) {
  const { ids, state, template, locale, from, to, text, personId } = filter
  return and(
    ids === undefined ? undefined : anyOf(mails.id, rowIds(ids)),
    state === undefined ? undefined : stateCondition(state, now),
    template === undefined ? undefined : eq(mails.template, template),
    locale === undefined ? undefined : eq(mails.locale, locale),
    from === undefined ? undefined : sql`${mails.createdAt} >= ${startOfDay(from, timeZone)}`,
    to === undefined ? undefined : sql`${mails.createdAt} < ${startOfDay(to, timeZone, 1)}`,
    personId === undefined ? undefined : sql`${mails.personId} = ${rowId(personId)}::bigint`,
    text
      ? // Not one condition with `or`, for which PostgreSQL would fold every address.
        sql`${mails.id} = any(array(
          select id from mails where fold_text(recipient) like ${containing(text)}
          union
          select mail.id from mails mail join people on people.id = mail.person_id
            where people.search_name like ${containing(text)}))`
      : undefined,
  )
}

const COLUMNS = (now: Date) => ({
  id: mails.id,
  state: shownState,
  template: mails.template,
  recipient: mails.recipient,
  personId: mails.personId,
  firstName: people.firstName,
  surnames: people.surnames,
  locale: mails.locale,
  attempts: mails.attempts,
  lastError: mails.lastError,
  lastAnswer: sql<
    string | null
  >`(select answer from mail_attempts a where a.mail_id = ${mails.id} order by a.id desc limit 1)`,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  notAfter: mails.notAfter,
  hasContent: sql<boolean>`${mails.preview} is not null`,
  canBeSentAgain: sql<boolean>`coalesce(${canBeSentAgain(now)}, false)`,
  canBeCancelled: sql<boolean>`${mails.state} = 'waiting'`,
})

export type MailRow = Awaited<ReturnType<typeof selectMails>>[number]

function selectMails(db: Db, { now, where, orderBy, limit, offset }: Rows) {
  return db
    .select(COLUMNS(now))
    .from(mails)
    .leftJoin(people, eq(people.id, mails.personId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

interface Rows {
  readonly now: Date
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  readonly limit: number
  readonly offset: number
}

interface MailOrder {
  readonly sort?: 'createdAt' | 'recipient' | undefined
  readonly direction: 'asc' | 'desc'
}

/** Without `sort`, the newest first. */
function orderOf({ sort, direction }: MailOrder): SQL[] {
  const order = sort !== undefined && direction === 'asc' ? asc : desc
  return [order(sort === 'recipient' ? mails.recipient : mails.createdAt), order(mails.id)]
}

export interface MailPage extends FilterContext, MailOrder {
  readonly page: number
  readonly pageSize: number
}

export async function listMailRows(db: Db, filter: MailFilter, page: MailPage) {
  const where = conditionOf(filter, page)
  const orderBy = orderOf(page)
  const { limit, offset } = rangeOf(page)
  const counting = db.select({ total: count() }).from(mails).where(where)
  const found = await db
    .select({ id: mails.id, total: totalColumn(filter.text, counting) })
    .from(mails)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const total = await totalOf(found, { offset, count: () => db.$count(mails, where) })
  if (found.length === 0) return { rows: [], total }
  const ids = found.map(({ id }) => id)
  const rows = await selectMails(db, { now: page.now, where: anyOf(mails.id, ids), orderBy, limit, offset: 0 })
  return { rows, total }
}

/** The ids of all mails that match, in the order of the list. */
export async function listMailIds(db: Db, filter: MailFilter, query: FilterContext & MailOrder): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(conditionOf(filter, query))
    .orderBy(...orderOf(query))
  return rows.map(({ id }) => String(id))
}

export async function listMailsById(db: Db, ids: readonly number[], now: Date): Promise<MailRow[]> {
  return selectMails(db, { now, where: anyOf(mails.id, ids), orderBy: [], limit: ids.length, offset: 0 })
}

/** The addresses of mails by their ids. */
export async function listMailNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: mails.id, recipient: mails.recipient })
    .from(mails)
    .where(anyOf(mails.id, rowIds(ids)))
  return new Map(rows.map(({ id, recipient }) => [String(id), recipient]))
}

export async function findMailRow(db: Db, id: number, now: Date): Promise<MailRow | null> {
  const [row] = await selectMails(db, { now, where: eq(mails.id, id), orderBy: [asc(mails.id)], limit: 1, offset: 0 })
  return row ?? null
}

export async function countByState(db: Db) {
  return db.select({ state: shownState, total: count() }).from(mails).groupBy(shownState)
}

export async function countResendable(db: Db, now: Date): Promise<number> {
  return db.$count(mails, canBeSentAgain(now))
}

/** The last attempt that reached out to the mail server, since when none was accepted, and the oldest mail that waits. */
export async function findServerStatus(db: Db) {
  const [last] = await db
    .select({
      at: mailAttempts.at,
      result: mailAttempts.result,
      answer: mailAttempts.answer,
      durationMs: mailAttempts.durationMs,
    })
    .from(mailAttempts)
    .where(ne(mailAttempts.result, 'error'))
    .orderBy(desc(mailAttempts.id))
    .limit(1)
  const [accepted] = await db
    .select({ id: mailAttempts.id })
    .from(mailAttempts)
    .where(eq(mailAttempts.result, 'accepted'))
    .orderBy(desc(mailAttempts.id))
    .limit(1)
  const [first] = await db
    .select({ at: mailAttempts.at })
    .from(mailAttempts)
    .where(and(ne(mailAttempts.result, 'error'), gt(mailAttempts.id, accepted?.id ?? 0)))
    .orderBy(asc(mailAttempts.id))
    .limit(1)
  const [oldest] = await db
    .select({ createdAt: mails.createdAt })
    .from(mails)
    .where(inArray(mails.state, ['waiting', 'sending']))
    .orderBy(asc(mails.createdAt))
    .limit(1)
  return { last: last ?? null, failingSince: first?.at ?? null, oldestWaitingSince: oldest?.createdAt ?? null }
}

export async function listAttempts(db: Db, mailId: number) {
  return db
    .select({
      at: mailAttempts.at,
      result: mailAttempts.result,
      answer: mailAttempts.answer,
      durationMs: mailAttempts.durationMs,
    })
    .from(mailAttempts)
    .where(eq(mailAttempts.mailId, mailId))
    .orderBy(desc(mailAttempts.id))
}

export async function findPreview(db: Db, id: number) {
  const [row] = await db
    .select({ template: mails.template, cause: mails.cause, locale: mails.locale, preview: mails.preview })
    .from(mails)
    .where(eq(mails.id, id))
  return row ?? null
}

/** Returns false if the mail does not wait any more. */
export async function cancelWaiting(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ state: 'cancelled', details: null })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
    .returning({ id: mails.id })
  return rows.length > 0
}

/** Mails to the domain of this address that came back since a moment. */
export async function countReturnedOfDomain(db: Db, recipient: string, since: Date): Promise<number> {
  const domain = recipient.slice(recipient.lastIndexOf('@') + 1)
  if (domain === '') return 0
  return db.$count(
    mails,
    and(
      STATE_CONDITIONS.returned,
      sql`${mails.createdAt} >= ${since}`,
      sql`lower(split_part(${mails.recipient}, '@', 2)) = ${domain.toLowerCase()}`,
    ),
  )
}

export async function findOwnUnsentTest(db: Db, personId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.template, 'delivery-test'),
        eq(mails.personId, personId),
        sql`${mails.state} in ('waiting', 'sending')`,
      ),
    )
  return row?.id ?? null
}

export async function lockRecipient(tx: Db, personId: number) {
  const [person] = await tx
    .select({
      email: people.email,
      firstName: people.firstName,
      surnames: people.surnames,
      locale: people.communicationsLocale,
    })
    .from(people)
    .where(eq(people.id, personId))
    .for('no key update')
  return person ?? null
}
