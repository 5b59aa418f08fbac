import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { EvidenceKind, RequestView } from '@mixed-zone/contract/schemas/studio/requests'
import { type AnyColumn, and, asc, count, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf, arrayLiteral } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import { accessRequests, people, requestNotes } from '../../../platform/database/schema/people.ts'
import { mails } from '../../../platform/database/schema/records.ts'
import { REQUEST_COLUMNS } from '../../access/access.ts'
import { sortByIds, totalColumn, totalOf } from '../list-page.ts'
import { matchesText } from '../matches-text.ts'
import { EVIDENCE_COLUMNS, EVIDENCE_CONDITIONS } from './evidence.ts'

/** Of `columnsOf`. */
export const decider = alias(people, 'decider')
export const account = alias(people, 'account')

export interface RequestFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: RequestView | undefined
  readonly text?: string | undefined
  readonly region?: string | undefined
  readonly mediaType?: string | undefined
  readonly evidence?: EvidenceKind | undefined
}

export interface RequestOrder {
  readonly sort?: keyof typeof SORT_COLUMNS | undefined
  readonly direction: 'asc' | 'desc'
}

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Text is sorted without case and accents. */
const SORT_COLUMNS = {
  requestedAt: [accessRequests.createdAt],
  name: [sql`fold_text(${accessRequests.surnames} || ' ' || ${accessRequests.firstName})`],
  companyName: [sql`fold_text(${accessRequests.companyName})`],
  country: [accessRequests.country],
} satisfies Readonly<Record<string, readonly (SQL | AnyColumn)[]>>

/** A moment, or the placeholder of a prepared statement for its text. */
export type Instant = Date | Placeholder

const instantOf = (now: Instant) => sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`

/** Authorised, but the provisional password was not used in time. */
const isExpired = (now: Instant) =>
  sql<boolean>`(${accessRequests.state} = 'authorised' and coalesce(${account.provisionalUntil} <= ${instantOf(now)}, false))`

const untouchedMail = sql`
  select from ${mails} where ${mails.cause} = 'decision:' || ${accessRequests.id}
    and ${mails.state} = 'waiting' and ${mails.attempts} = 0`

/** What lists and details say of a request. */
export const columnsOf = (now: Instant) => ({
  ...REQUEST_COLUMNS,
  ...EVIDENCE_COLUMNS,
  decidedByDomain: accessRequests.decidedByDomain,
  deciderId: accessRequests.decidedBy,
  deciderFirstName: decider.firstName,
  deciderSurnames: decider.surnames,
  isExpired: isExpired(now),
  canBeUndone: sql<boolean>`(${accessRequests.state} <> 'waiting' and exists (${untouchedMail}))`,
  notes: sql<number>`(
    select count(*) from ${requestNotes} where ${requestNotes.requestId} = ${accessRequests.id})`.mapWith(Number),
})

/** The joins also make Drizzle qualify the columns in the subqueries. */
const selectRequests = (db: Db, now: Instant) =>
  db
    .select(columnsOf(now))
    .from(accessRequests)
    .leftJoin(decider, eq(decider.id, accessRequests.decidedBy))
    .leftJoin(account, eq(account.id, accessRequests.personId))

export type ListedRequest = Awaited<ReturnType<typeof selectRequests>>[number]

function isInView(state: RequestView, now: Date): SQL | undefined {
  if (state === 'expired') return isExpired(now)
  // Not a parameter: indexes have this condition.
  const isStored = sql`${accessRequests.state} = ${sql.raw(`'${state}'`)}`
  return state === 'authorised' ? and(isStored, sql`not ${isExpired(now)}`) : isStored
}

function matches(filter: RequestFilter, now: Date): SQL | undefined {
  const { ids, state, text, region, mediaType, evidence } = filter
  return and(
    ids ? anyOf(accessRequests.id, rowIds(ids)) : undefined,
    state ? isInView(state, now) : undefined,
    matchesText(accessRequests.searchText, text),
    region ? eq(accessRequests.region, region) : undefined,
    mediaType ? eq(accessRequests.mediaType, mediaType) : undefined,
    evidence ? EVIDENCE_CONDITIONS[evidence] : undefined,
  )
}

/** Without `sort`, waiting requests are listed oldest first, decided ones latest first. */
function orderOf({ state }: RequestFilter, { sort, direction }: RequestOrder): SQL[] {
  const towards = direction === 'asc' ? asc : desc
  if (sort) return [...SORT_COLUMNS[sort].map((column) => towards(column)), towards(accessRequests.id)]
  if (state === 'waiting') return [asc(accessRequests.createdAt), asc(accessRequests.id)]
  return [desc(accessRequests.decidedAt), desc(accessRequests.id)]
}

interface ListOptions {
  readonly now: Date
  readonly order: RequestOrder
}

function selectIdsWithTotal(db: Db, filter: RequestFilter, { now, order }: ListOptions) {
  return db
    .select({ id: accessRequests.id, total: totalColumn(filter.text, countStatement(db, filter, now)) })
    .from(accessRequests)
    .leftJoin(account, eq(account.id, accessRequests.personId))
    .where(matches(filter, now))
    .orderBy(...orderOf(filter, order))
    .$dynamic()
}

/** The ids of a page, and the number of all requests that match. The rows are read by these ids: the evidence of earlier pages is not gathered. */
export async function listPageOfRequests(
  db: Db,
  filter: RequestFilter,
  { page, ...options }: ListOptions & { page: Page },
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const found = await selectIdsWithTotal(db, filter, options).limit(page.limit).offset(page.offset)
  const total = await totalOf(found, { ...page, count: () => countRequests(db, filter, options.now) })
  return { ids: found.map(({ id }) => id), total }
}

/** The rows of a page of the list, in the order of their ids. The statement is built once, which takes a millisecond. */
export function prepareListedRequests(db: Db) {
  const statement = selectRequests(db, sql.placeholder('now'))
    .where(sql`${accessRequests.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('listed_requests')
  return async (ids: readonly number[], now: Date): Promise<ListedRequest[]> =>
    sortByIds(await statement.execute({ ids: arrayLiteral(ids), now: now.toISOString() }), ids)
}

/** The ids of all requests that match, in the order of the list. */
export async function listRequestIds(db: Db, filter: RequestFilter, options: ListOptions): Promise<string[]> {
  return (await selectIdsWithTotal(db, filter, options)).map(({ id }) => String(id))
}

/** In any order. */
export async function listRequestsById(db: Db, ids: readonly number[], now: Date): Promise<ListedRequest[]> {
  return selectRequests(db, now).where(anyOf(accessRequests.id, ids))
}

export async function findRequest(db: Db, id: number, now: Date): Promise<ListedRequest | null> {
  const [request] = await selectRequests(db, now).where(eq(accessRequests.id, id))
  return request ?? null
}

const countStatement = (db: Db, filter: RequestFilter, now: Date) =>
  db
    .select({ total: count() })
    .from(accessRequests)
    .leftJoin(account, eq(account.id, accessRequests.personId))
    .where(matches(filter, now))

export async function countRequests(db: Db, filter: RequestFilter, now: Date): Promise<number> {
  const [found] = await countStatement(db, filter, now)
  return found?.total ?? 0
}

/** Names by id, for the results of a bulk job. */
export async function listRequestNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: accessRequests.id, firstName: accessRequests.firstName, surnames: accessRequests.surnames })
    .from(accessRequests)
    .where(anyOf(accessRequests.id, rowIds(ids)))
  return new Map(rows.map(({ id, firstName, surnames }) => [String(id), fullName({ firstName, surnames })]))
}

export async function summariseRequests(db: Db, { now, since }: { now: Date; since: Date }) {
  const [found] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${accessRequests.state} = 'waiting')`.mapWith(Number),
      authorised:
        sql<number>`count(*) filter (where ${accessRequests.state} = 'authorised' and not ${isExpired(now)})`.mapWith(
          Number,
        ),
      rejected: sql<number>`count(*) filter (where ${accessRequests.state} = 'rejected')`.mapWith(Number),
      expired: sql<number>`count(*) filter (where ${isExpired(now)})`.mapWith(Number),
      byDomain: sql<number>`count(*) filter (where ${accessRequests.decidedByDomain})`.mapWith(Number),
      suspendedByDomain:
        sql<number>`count(*) filter (where ${accessRequests.decidedByDomain} and ${account.state} = 'suspended')`.mapWith(
          Number,
        ),
      averageWaitSeconds: sql<string | null>`
        avg(extract(epoch from ${accessRequests.decidedAt} - ${accessRequests.createdAt}))
          filter (where ${accessRequests.decidedAt} >= ${since.toISOString()}::timestamptz and not ${accessRequests.decidedByDomain})`,
      oldestWaiting: sql`min(${accessRequests.createdAt}) filter (where ${accessRequests.state} = 'waiting')`.mapWith(
        accessRequests.createdAt,
      ) as SQL<Date | null>,
    })
    .from(accessRequests)
    .leftJoin(account, eq(account.id, accessRequests.personId))
  return found ?? null
}

export async function findWaitingId(db: Db, email: string): Promise<number | null> {
  const [request] = await db
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(and(eq(accessRequests.email, email), eq(accessRequests.state, 'waiting')))
  return request?.id ?? null
}

const NOTE_COLUMNS = {
  id: requestNotes.id,
  at: requestNotes.at,
  text: requestNotes.text,
  authorId: requestNotes.authorId,
  authorFirstName: people.firstName,
  authorSurnames: people.surnames,
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/** Newest first. */
export async function listNotes(db: Db, requestId: number) {
  return db
    .select(NOTE_COLUMNS)
    .from(requestNotes)
    .leftJoin(people, eq(people.id, requestNotes.authorId))
    .where(eq(requestNotes.requestId, requestId))
    .orderBy(desc(requestNotes.id))
}

export async function insertNote(db: Db, note: typeof requestNotes.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(requestNotes).values(note).returning({ id: requestNotes.id })
  if (!inserted) throw new Error('the insert returned no row')
  return inserted.id
}

/** False unless the author has such a note on the request. */
export async function deleteNote(
  db: Db,
  { id, requestId, authorId }: { id: number; requestId: number; authorId: number },
): Promise<boolean> {
  const deleted = await db
    .delete(requestNotes)
    .where(and(eq(requestNotes.id, id), eq(requestNotes.requestId, requestId), eq(requestNotes.authorId, authorId)))
    .returning({ id: requestNotes.id })
  return deleted.length > 0
}
