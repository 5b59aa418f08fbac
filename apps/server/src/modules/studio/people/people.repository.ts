import { type Permission, PERMISSIONS, type Role, ROLE_PERMISSIONS, ROLES } from '@mixed-zone/contract/permissions'
import { DAY_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { DOWNLOAD_WEEKS, type PersonState, UNUSED_DAYS } from '@mixed-zone/contract/schemas/studio/people'
import { and, asc, count, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import { oneTimeSecrets } from '../../../platform/database/schema/accounts.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { personDownloads, usageEvents } from '../../../platform/database/schema/records.ts'
import { orderOf, totalColumn } from '../list-page.ts'
import { matchesText } from '../matches-text.ts'
import { isNotMerged, STATE_COLUMN } from './person-state.ts'

const DOWNLOADS = sql<number>`coalesce(${personDownloads.total}, 0)`.mapWith(Number)

const COLUMNS = {
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
  downloads: DOWNLOADS,
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
    downloads: DOWNLOADS,
    lastSeenAt: people.lastSeenAt,
    createdAt: people.createdAt,
  },
  fallback: [asc(people.sortName)],
  id: people.id,
}

function select(db: Db, { where, order, limit, offset }: { where: SQL | undefined; order: readonly SQL[] } & Page) {
  return db
    .select(COLUMNS)
    .from(people)
    .leftJoin(personDownloads, eq(personDownloads.personId, people.id))
    .leftJoin(oneTimeSecrets, and(eq(oneTimeSecrets.personId, people.id), isNotNull(oneTimeSecrets.confirmedAt)))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
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

function selectIds(db: Db, filter: PersonFilter, { now, order }: { now: Date; order: PersonOrder }) {
  return (
    db
      .select({ id: people.id, total: totalColumn(filter.text) })
      .from(people)
      // For the order; PostgreSQL removes the join from every other one.
      .leftJoin(personDownloads, eq(personDownloads.personId, people.id))
      .where(matches(filter, now))
      .orderBy(...orderOf(order, ORDER))
      .$dynamic()
  )
}

/** A page of the list, and the number of all people who match. */
export async function listPeople(
  db: Db,
  filter: PersonFilter,
  { now, order, page }: { now: Date; order: PersonOrder; page: Page },
): Promise<{ readonly rows: PersonRow[]; readonly total: number }> {
  // Two statements: the first reads and sorts nothing but ids and the column of the order.
  const found = await selectIds(db, filter, { now, order }).limit(page.limit).offset(page.offset)
  const ids = found.map(({ id }) => id)
  const rows = await listPeopleById(db, ids, orderOf(order, ORDER))
  return { rows, total: found[0]?.total ?? (await countPeople(db, filter, now)) }
}

/** The ids of all people who match, in the order of the list. */
export async function listPersonIds(
  db: Db,
  filter: PersonFilter,
  { now, order }: { now: Date; order: PersonOrder },
): Promise<string[]> {
  return (await selectIds(db, filter, { now, order })).map(({ id }) => String(id))
}

export async function listPeopleById(db: Db, ids: readonly number[], order: readonly SQL[] = []): Promise<PersonRow[]> {
  return select(db, { where: and(anyOf(people.id, ids), isNotMerged), order, limit: ids.length, offset: 0 })
}

export async function countPeople(db: Db, filter: PersonFilter, now: Date): Promise<number> {
  const [found] = await db.select({ total: count() }).from(people).where(matches(filter, now))
  return found?.total ?? 0
}

export async function listPeopleNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: people.id, firstName: people.firstName, surnames: people.surnames })
    .from(people)
    .where(and(anyOf(people.id, rowIds(ids)), isNotMerged))
  return new Map(rows.map(({ id, firstName, surnames }) => [String(id), `${firstName} ${surnames}`.trim()]))
}

export async function findPerson(db: Db, id: number): Promise<PersonRow | null> {
  const [person] = await select(db, { where: and(eq(people.id, id), isNotMerged), order: [], limit: 1, offset: 0 })
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
  const countries = await db
    .selectDistinct({ country: people.country })
    .from(people)
    .where(and(ne(people.country, ''), isNotMerged))
    .orderBy(asc(people.country))
  return { counts, online: online?.total ?? 0, countries: countries.map(({ country }) => country) }
}

const WEEK_SECONDS = (7 * DAY_MS) / 1000

/** The downloads of the last weeks, the latest week last. Weeks end now, so that they do not depend on a time zone. */
export async function countWeeklyDownloads(
  db: Db,
  personIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number[]>> {
  const week = sql<number>`floor(extract(epoch from ${instantOf(now)} - ${usageEvents.at}) / ${WEEK_SECONDS})::int`
  const start = new Date(now.getTime() - DOWNLOAD_WEEKS * WEEK_SECONDS * 1000)
  const rows = await db
    .select({ personId: usageEvents.personId, week: week.mapWith(Number), downloads: count() })
    .from(usageEvents)
    .where(and(anyOf(usageEvents.personId, personIds), eq(usageEvents.event, 'download'), gt(usageEvents.at, start)))
    .groupBy(usageEvents.personId, sql`2`)
  const found = new Map<number, number[]>()
  for (const { personId, week: weeksAgo, downloads } of rows) {
    if (personId === null) continue
    const weekly = found.get(personId) ?? Array<number>(DOWNLOAD_WEEKS).fill(0)
    const index = DOWNLOAD_WEEKS - 1 - Math.max(0, weeksAgo)
    weekly[index] = (weekly[index] ?? 0) + downloads
    found.set(personId, weekly)
  }
  return found
}
