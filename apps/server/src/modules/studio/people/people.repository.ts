import { type Permission, PERMISSIONS, type Role, ROLE_PERMISSIONS, ROLES } from '@mixed-zone/contract/permissions'
import { DAY_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { DOWNLOAD_WEEKS, type PersonState, UNUSED_DAYS } from '@mixed-zone/contract/schemas/studio/people'
import { and, asc, count, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { anyOf, arrayLiteral } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import { oneTimeSecrets } from '../../../platform/database/schema/accounts.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { personDownloads, usageEvents } from '../../../platform/database/schema/records.ts'
import { orderOf, sortByIds, totalColumn, totalOf } from '../list-page.ts'
import { matchesText } from '../matches-text.ts'
import { isNotMerged, STATE_COLUMN } from './person-state.ts'

/** Of a person, for statements that join `isCountOf` and `isSecretOf`. */
export const PERSON_COLUMNS = {
  id: people.id,
  email: people.email,
  firstName: people.firstName,
  surnames: people.surnames,
  telephonePrefix: people.telephonePrefix,
  telephoneNumber: people.telephoneNumber,
  region: people.region,
  country: people.country,
  companyName: people.companyName,
  mediaType: people.mediaType,
  workType: people.workType,
  communicationsLocale: people.communicationsLocale,
  newsletter: people.newsletter,
  role: people.role,
  permissionsAdded: people.permissionsAdded,
  permissionsTaken: people.permissionsTaken,
  state: STATE_COLUMN,
  provisionalUntil: people.provisionalUntil,
  lockedUntil: people.lockedUntil,
  suspendedReason: people.suspendedReason,
  mailDomain: sql<string>`${people.mailDomain}`,
  lastSeenAt: people.lastSeenAt,
  createdAt: people.createdAt,
  downloads: sql<number>`coalesce(${personDownloads.total}, 0)`.mapWith(Number),
  oneTimeSince: oneTimeSecrets.confirmedAt,
}

export type PersonRow = Awaited<ReturnType<typeof select>>[number]

export interface PersonFilter {
  readonly ids?: readonly string[] | undefined
  readonly text?: string | undefined
  readonly group?: 'media' | 'staff' | undefined
  readonly role?: Role | undefined
  readonly country?: string | undefined
  readonly mediaType?: string | undefined
  readonly state?: PersonState | undefined
  readonly embargo?: 'true' | undefined
  readonly unused?: 'true' | undefined
}

export interface PersonOrder {
  readonly sort?: 'name' | 'companyName' | 'country' | 'role' | 'downloads' | 'lastSeenAt' | 'createdAt' | undefined
  readonly direction: 'asc' | 'desc'
}

interface Page {
  readonly limit: number
  readonly offset: number
}

const ORDER = {
  columns: {
    name: people.sortName,
    companyName: sql`lower(${people.companyName})`,
    country: people.country,
    role: people.role,
    downloads: personDownloads.total,
    lastSeenAt: people.lastSeenAt,
    createdAt: people.createdAt,
  },
  fallback: [asc(people.sortName)],
  id: people.id,
}

export const isSecretOf = and(eq(oneTimeSecrets.personId, people.id), isNotNull(oneTimeSecrets.confirmedAt))

export const isCountOf = eq(personDownloads.personId, people.id)

function select(db: Db) {
  return db
    .select(PERSON_COLUMNS)
    .from(people)
    .leftJoin(personDownloads, isCountOf)
    .leftJoin(oneTimeSecrets, isSecretOf)
}

/** As `effectivePermissions` of the contract: taken ones win over added ones. */
function holds(permission: Permission): SQL {
  const roles = ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission))
  return sql`((${people.role} = any(${sql.param(roles)}::text[]) or ${permission} = any(${people.permissionsAdded}))
    and not ${permission} = any(${people.permissionsTaken}))`
}

const STAFF_PERMISSIONS = PERMISSIONS.filter((permission) => permission !== 'embargo')

/** The first condition spares the others for nearly everybody. */
const isStaff = sql<boolean>`((${people.role} <> 'media' or ${people.permissionsAdded} <> '{}')
  and (${sql.join(STAFF_PERMISSIONS.map(holds), sql` or `)}))`

const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`

const isLocked = (now: Date) => sql`coalesce(${people.lockedUntil} > ${instantOf(now)}, false)`

/** As `personStateOf`. */
function isInState(state: PersonState, now: Date): SQL | undefined {
  if (state === 'suspended') return eq(people.state, 'suspended')
  const isActive = eq(people.state, 'active')
  if (state === 'locked') return and(isActive, isLocked(now))
  const isUnlocked = sql`not ${isLocked(now)}`
  return and(
    isActive,
    isUnlocked,
    state === 'active' ? isNull(people.provisionalUntil) : isNotNull(people.provisionalUntil),
  )
}

const isUnused = (now: Date) =>
  sql`coalesce(${people.lastSeenAt}, ${people.createdAt}) < ${instantOf(new Date(now.getTime() - UNUSED_DAYS * DAY_MS))}`

function matches(filter: PersonFilter, now: Date): SQL | undefined {
  const { ids, text, group, role, country, mediaType, state, embargo, unused } = filter
  return and(
    isNotMerged,
    ids ? anyOf(people.id, rowIds(ids)) : undefined,
    matchesText(people.searchText, text),
    group === 'staff' ? isStaff : undefined,
    group === 'media' ? sql`not ${isStaff}` : undefined,
    role ? eq(people.role, role) : undefined,
    country ? eq(people.country, country) : undefined,
    mediaType ? eq(people.mediaType, mediaType) : undefined,
    state ? isInState(state, now) : undefined,
    embargo ? holds('embargo') : undefined,
    unused ? isUnused(now) : undefined,
  )
}

function selectIdsWithTotal(db: Db, filter: PersonFilter, { now, order }: { now: Date; order: PersonOrder }) {
  const statement = db
    .select({ id: people.id, total: totalColumn(filter.text, countStatement(db, filter, now)) })
    .from(people)
    .where(matches(filter, now))
    .orderBy(...orderOf(order, ORDER))
    .$dynamic()
  // Everybody has a count. Only an inner join can be read in the order of the counts. Builders of Drizzle change themselves.
  if (order.sort === 'downloads') statement.innerJoin(personDownloads, isCountOf)
  return statement
}

/** The ids of a page, and the number of all people who match. The rows are read by these ids: sorting reads little of each person. */
export async function listPageOfPeople(
  db: Db,
  filter: PersonFilter,
  { now, order, page }: { now: Date; order: PersonOrder; page: Page },
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const found = await selectIdsWithTotal(db, filter, { now, order }).limit(page.limit).offset(page.offset)
  const total = await totalOf(found, { ...page, count: () => countPeople(db, filter, now) })
  return { ids: found.map(({ id }) => id), total }
}

/** The ids of all people who match, in the order of the list. */
export async function listPersonIds(
  db: Db,
  filter: PersonFilter,
  { now, order }: { now: Date; order: PersonOrder },
): Promise<string[]> {
  return (await selectIdsWithTotal(db, filter, { now, order })).map(({ id }) => String(id))
}

/** In any order. */
export async function listPeopleById(db: Db, ids: readonly number[]): Promise<PersonRow[]> {
  return select(db).where(and(anyOf(people.id, ids), isNotMerged))
}

const countStatement = (db: Db, filter: PersonFilter, now: Date) =>
  db.select({ total: count() }).from(people).where(matches(filter, now))

export async function countPeople(db: Db, filter: PersonFilter, now: Date): Promise<number> {
  const [found] = await countStatement(db, filter, now)
  return found?.total ?? 0
}

export async function listPeopleNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: people.id, firstName: people.firstName, surnames: people.surnames })
    .from(people)
    .where(and(anyOf(people.id, rowIds(ids)), isNotMerged))
  return new Map(rows.map(({ id, firstName, surnames }) => [String(id), fullName({ firstName, surnames })]))
}

export async function findPerson(db: Db, id: number): Promise<PersonRow | null> {
  const [person] = await select(db).where(and(eq(people.id, id), isNotMerged))
  return person ?? null
}

/** Sessions are marked as used once a minute. */
const ONLINE_MS = 5 * MINUTE_MS

export async function summarisePeople(db: Db, now: Date) {
  const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [counts] = await db
    .select({
      all: count(),
      staff: countOf(isStaff),
      embargo: countOf(holds('embargo')),
      suspended: countOf(sql`${people.state} = 'suspended'`),
      unused: countOf(isUnused(now)),
    })
    .from(people)
    .where(isNotMerged)
  const [online] = await db
    .select({ total: sql<number>`count(distinct ${sessions.personId})`.mapWith(Number) })
    .from(sessions)
    .where(and(isNull(sessions.endedAt), gt(sessions.usedAt, new Date(now.getTime() - ONLINE_MS))))
  return { counts, online: online?.total ?? 0 }
}

export async function listCountries(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ country: people.country })
    .from(people)
    .where(and(ne(people.country, ''), isNotMerged))
    .orderBy(asc(people.country))
  return rows.map(({ country }) => country)
}

const WEEK_SECONDS = (7 * DAY_MS) / 1000

const placeholderTime = (name: string) => sql`${sql.placeholder(name)}::timestamptz`

/** Downloads by how many weeks ago they happened. Weeks end now, so that they do not depend on a time zone. */
const WEEKLY_DOWNLOADS = sql<Readonly<Record<string, number>> | null>`(
  select json_object_agg(weeks_ago, downloads) from (
    select greatest(0, floor(extract(epoch from ${placeholderTime('now')} - at) / ${sql.raw(String(WEEK_SECONDS))}))::int as weeks_ago,
      count(*) as downloads
    from ${usageEvents} where person_id = ${people.id} and event = 'download' and at > ${placeholderTime('start')}
    group by 1) weekly)`

/** The rows of a page of the list, built once. */
export function prepareListedPeople(db: Db) {
  const statement = db
    .select({ ...PERSON_COLUMNS, weekly: WEEKLY_DOWNLOADS })
    .from(people)
    .leftJoin(personDownloads, isCountOf)
    .leftJoin(oneTimeSecrets, isSecretOf)
    .where(and(sql`${people.id} = any(${sql.placeholder('ids')}::bigint[])`, isNotMerged))
    .prepare('listed_people')
  return async (ids: readonly number[], now: Date) => {
    const start = new Date(now.getTime() - DOWNLOAD_WEEKS * WEEK_SECONDS * 1000)
    const times = { now: now.toISOString(), start: start.toISOString() }
    const rows = await statement.execute({ ids: arrayLiteral(ids), ...times })
    return sortByIds(rows, ids).map(({ weekly, ...person }) => ({ person, weekly: weeksOf(weekly ?? {}) }))
  }
}

/** The latest week last. */
function weeksOf(byWeeksAgo: Readonly<Record<string, number>>): number[] {
  return Array.from({ length: DOWNLOAD_WEEKS }, (_, index) => byWeeksAgo[DOWNLOAD_WEEKS - 1 - index] ?? 0)
}
