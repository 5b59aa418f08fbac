import type { Locale } from '@mixed-zone/contract/locales'
import { SYSTEM_ACTOR } from '@mixed-zone/contract/schemas/studio/audit'
import { asc, or, type SQL, sql } from 'drizzle-orm'
import { arrayLiteral } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { people } from '../../../platform/database/schema/people.ts'
import type { FieldChanges } from '../../../platform/database/schema/records.ts'
import { startOfDay } from '../../../platform/database/start-of-day.ts'
import { containing } from '../matches-text.ts'
import { titleIn } from '../posts/title-in.ts'

export interface AuditFilter {
  readonly actor?: string | undefined
  readonly area?: string | undefined
  readonly action?: string | undefined
  readonly subjectKind?: string | undefined
  readonly subjectId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly text?: string | undefined
}

export interface AuditQuery {
  readonly filter: AuditFilter
  readonly timeZone: string
}

export type Direction = 'asc' | 'desc'

/** The conditions on an entry `e`, except for the text. */
function conditionsOf({ filter, timeZone }: AuditQuery): SQL {
  const { actor, area, action, subjectKind, subjectId, from, to } = filter
  const conditions: SQL[] = [sql`true`]
  if (actor === SYSTEM_ACTOR) conditions.push(sql`e.actor_id is null`)
  else if (actor !== undefined) conditions.push(sql`e.actor_id = ${rowId(actor)}::bigint`)
  if (action !== undefined) conditions.push(sql`e.action = ${action}`)
  else if (area !== undefined) conditions.push(sql`split_part(e.action, '.', 1) = ${area}`)
  if (subjectKind !== undefined) conditions.push(sql`e.subject_kind = ${subjectKind}`)
  if (subjectId !== undefined) conditions.push(sql`e.subject_id = ${subjectId}`)
  if (from !== undefined) conditions.push(sql`e.at >= ${startOfDay(from, timeZone)}`)
  if (to !== undefined) conditions.push(sql`e.at < ${startOfDay(to, timeZone, 1)}`)
  return sql.join(conditions, sql` and `)
}

const orderBy = (direction: Direction) => (direction === 'asc' ? sql`at, id` : sql`at desc, id desc`)

interface Matches {
  readonly direction: Direction
  readonly limit: number
  /** Only entries after this one, in the given direction. */
  readonly after?: { readonly at: string; readonly id: string } | undefined
}

const nameMatches = (text: string) => sql`search_name like ${containing(text)}`

/** Up to this number, people are looked up one by one, so that the planner knows how busy each of them is. */
const MAX_NAMED = 10

/** The ids of people with this name, or null if they are many. */
async function findNamed(db: Db, text: string | undefined): Promise<string[] | null> {
  if (text === undefined) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text as id from people where ${nameMatches(text)} limit ${MAX_NAMED + 1}::int`)
  return rows.length > MAX_NAMED ? null : rows.map(({ id }) => id)
}

const aboutPerson = sql`e.subject_kind = 'person' and e.subject_id`

/** Whether the text is in the personal values of an entry, or is in its domain. */
const matchesPersonal = (text: string) =>
  sql`exists (select from audit_personal where entry_id = e.id and searched like ${containing(text)})`
const matchesDomain = (text: string) =>
  sql`e.subject_kind = 'domain' and fold_text(e.subject_id) like ${containing(text)}`

/**
 * The first entries that match, as `id` and `at`. A text is looked up in each place on its own, and each of those lookups stops at the limit:
 * one condition with `or` would read all entries of a busy person.
 */
function buildMatches(query: AuditQuery, named: readonly string[] | null, wanted: Matches): SQL {
  const { direction, limit, after } = wanted
  const comparison = direction === 'asc' ? sql`>` : sql`<`
  const isAfter = after
    ? sql`(e.at, e.id) ${comparison} (${after.at}::text::timestamptz, ${after.id}::bigint)`
    : sql`true`
  const conditions = sql`${conditionsOf(query)} and ${isAfter}`
  const first = sql`order by ${orderBy(direction)} limit ${limit}::int`
  const { text } = query.filter
  if (text === undefined) return sql`select id, at from audit_entries e where ${conditions} ${first}`
  const entriesOf = (isOf: SQL) => sql`(select id, at from audit_entries e where ${isOf} and ${conditions} ${first})`
  const allNamed = sql`(select people.id from people where ${nameMatches(text)})`
  const branches = [
    ...(named?.map((id) => sql`e.actor_id = ${id}::bigint`) ?? [sql`e.actor_id in ${allNamed}`]),
    ...(named?.map((id) => sql`${aboutPerson} = ${id}`) ?? [
      sql`${aboutPerson} in (select named.id::text from ${allNamed} named)`,
    ]),
    matchesPersonal(text),
    matchesDomain(text),
  ]
  return sql`select id, at from (${sql.join(branches.map(entriesOf), sql` union `)}) found ${first}`
}

/** Among these, a common name is looked up first. */
const RECENT_ENTRIES = 10_000

/**
 * The latest entries with a common name, among the recent ones: reads entries one after the other until it has found enough. With `exists`,
 * PostgreSQL would look for the text in the personal values of all entries first.
 */
function buildRecentMatches(query: AuditQuery, text: string, limit: number): SQL {
  return sql`
    with named as materialized (select id from people where ${nameMatches(text)})
    select id, at from (
      select id, at, actor_id, subject_kind, subject_id from audit_entries e where ${conditionsOf(query)}
      order by at desc, id desc limit ${RECENT_ENTRIES}::int) e
    where e.actor_id in (select id from named) or (${aboutPerson} in (select id::text from named))
      or (select searched like ${containing(text)} from audit_personal where entry_id = e.id) or (${matchesDomain(text)})
    order by at desc, id desc limit ${limit}::int`
}

interface AuditPage {
  readonly direction: Direction
  readonly maxTotal: number
  readonly limit: number
  readonly offset: number
}

/** The ids of a page, and the number of matches up to `maxTotal` + 1. */
export async function findAuditPage(
  db: Db,
  query: AuditQuery,
  page: AuditPage,
): Promise<{ ids: string[]; matches: number }> {
  const { text } = query.filter
  const named = await findNamed(db, text)
  const limit = page.maxTotal + 1
  // Tens of thousands of entries may contain a common name: the latest are enough for all pages.
  if (text !== undefined && named === null && page.direction === 'desc') {
    const recent = await readAuditPage(db, buildRecentMatches(query, text, limit), page)
    if (recent.matches > page.maxTotal) return recent
  }
  return readAuditPage(db, buildMatches(query, named, { direction: page.direction, limit }), page)
}

async function readAuditPage(db: Db, matching: SQL, { direction, limit, offset }: AuditPage) {
  const { rows } = await db.execute<{ ids: string[]; matches: number }>(sql`
    with matches as materialized (${matching})
    select (select count(*)::int from matches) as matches,
      array(select id::text from matches order by ${orderBy(direction)} limit ${limit}::int offset ${offset}::int) as ids`)
  return rows[0] ?? { ids: [], matches: 0 }
}

export interface AuditRow extends Record<string, unknown> {
  readonly id: string
  readonly at: Date
  /** With microseconds, to continue after this row. */
  readonly exactAt: string
  /** In the league's time zone, for files. */
  readonly localAt: string
  readonly actorId: string | null
  readonly actorLabel: string
  readonly actorName: string | null
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly subjectName: string | null
  /** The `User-Agent` of the session that it is about. */
  readonly sessionDevice: string | null
  readonly details: Readonly<Record<string, unknown>>
  readonly changes: FieldChanges
  readonly personalDetails: Readonly<Record<string, unknown>> | null
  readonly personalChanges: FieldChanges | null
}

const fullName = (table: SQL) => sql`nullif(trim(${table}.first_name || ' ' || ${table}.surnames), '')`

interface RowOptions {
  readonly locale: Locale
  readonly timeZone: string
}

function rowsOf(matches: SQL, { locale, timeZone }: RowOptions, order: SQL): SQL {
  return sql`
    select e.id::text as id, e.at, e.at::text as "exactAt", to_char(e.at at time zone ${timeZone}::text, 'YYYY-MM-DD HH24:MI:SS') as "localAt",
      e.actor_id::text as "actorId", e.actor_label as "actorLabel", ${fullName(sql`actor`)} as "actorName",
      e.action, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
      coalesce(p.name, ${fullName(sql`person`)}, p.address::text, ${fullName(sql`request`)}, ${titleIn(locale, 'post.id')}) as "subjectName",
      session.device as "sessionDevice",
      e.details, e.changes, p.details as "personalDetails", p.changes as "personalChanges"
    from (${matches}) found
    join audit_entries e on e.id = found.id
    left join audit_personal p on p.entry_id = e.id
    left join people actor on actor.id = e.actor_id
    left join people person on e.subject_kind = 'person' and person.id = subject_row_id(e.subject_id)
    left join access_requests request on e.subject_kind = 'request' and request.id = subject_row_id(e.subject_id)
    left join sessions session on e.subject_kind = 'session' and session.id = subject_row_id(e.subject_id)
    left join posts post on e.subject_kind = 'post' and post.id = subject_row_id(e.subject_id)
    order by ${order}`
}

export async function listAuditRows(db: Db, ids: readonly string[], options: RowOptions & { direction: Direction }) {
  if (ids.length === 0) return []
  const matches = sql`select unnest(${arrayLiteral(ids)}::bigint[]) as id`
  const order = options.direction === 'asc' ? sql`e.at, e.id` : sql`e.at desc, e.id desc`
  const { rows } = await db.execute<AuditRow>(rowsOf(matches, options, order))
  return rows
}

export async function findAuditRow(db: Db, id: number, options: RowOptions): Promise<AuditRow | null> {
  const { rows } = await db.execute<AuditRow>(rowsOf(sql`select ${id}::bigint as id`, options, sql`e.id`))
  return rows[0] ?? null
}

interface Batch extends RowOptions {
  readonly limit: number
  readonly after?: Pick<AuditRow, 'exactAt' | 'id'> | undefined
}

/** The next rows of an export, newest first. Keyset pagination, so that no cursor stays open. */
export async function listNextAuditRows(db: Db, filter: AuditFilter, { limit, after, ...options }: Batch) {
  const matches = buildMatches({ filter, timeZone: options.timeZone }, await findNamed(db, filter.text), {
    direction: 'desc',
    limit,
    after: after && { at: after.exactAt, id: after.id },
  })
  const { rows } = await db.execute<AuditRow>(rowsOf(matches, options, sql`e.at desc, e.id desc`))
  return rows
}

/** People whose actions are worth a filter of their own. */
export async function listStaff(db: Db) {
  return db
    .select({ id: people.id, firstName: people.firstName, surnames: people.surnames })
    .from(people)
    .where(or(sql`${people.role} <> 'media'`, sql`cardinality(${people.permissionsAdded}) > 0`))
    .orderBy(asc(people.firstName), asc(people.surnames), asc(people.id))
}
