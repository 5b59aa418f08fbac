import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Role } from '@mixed-zone/contract/permissions'
import type { Db } from '../../../platform/database/database.ts'
import { oneTimeSecrets } from '../../../platform/database/schema/accounts.ts'
import { people } from '../../../platform/database/schema/people.ts'

const COLUMNS = {
  id: people.id,
  email: people.email,
  firstName: people.firstName,
  surnames: people.surnames,
  companyName: people.companyName,
  mediaType: people.mediaType,
  country: people.country,
  role: people.role,
  permissionsAdded: people.permissionsAdded,
  permissionsTaken: people.permissionsTaken,
  state: people.state,
  provisionalUntil: people.provisionalUntil,
  lastSeenAt: people.lastSeenAt,
  createdAt: people.createdAt,
  oneTimeSince: oneTimeSecrets.confirmedAt,
}

export type DeskPersonRow = Awaited<ReturnType<typeof select>>[number]

export interface PeopleFilter {
  readonly text?: string | undefined
  readonly role?: Role | undefined
  readonly state?: 'active' | 'suspended' | undefined
}

interface Page {
  readonly limit: number
  readonly offset: number
}

function select(db: Db, { where, limit, offset }: { where: SQL | undefined } & Page) {
  return db
    .select(COLUMNS)
    .from(people)
    .leftJoin(oneTimeSecrets, and(eq(oneTimeSecrets.personId, people.id), isNotNull(oneTimeSecrets.confirmedAt)))
    .where(where)
    .orderBy(asc(people.surnames), asc(people.firstName), asc(people.id))
    .limit(limit)
    .offset(offset)
}

/** Ignores case and accents. */
function matches({ text, role, state }: PeopleFilter): SQL | undefined {
  const searched = sql`unaccent(lower(concat_ws(' ', ${people.firstName}, ${people.surnames}, ${people.email}, ${people.companyName})))`
  return and(
    text ? sql`strpos(${searched}, unaccent(lower(${text}::text))) > 0` : undefined,
    role ? eq(people.role, role) : undefined,
    state ? eq(people.state, state) : undefined,
  )
}

export async function listDeskPeople(db: Db, filter: PeopleFilter, page: Page): Promise<DeskPersonRow[]> {
  return select(db, { where: matches(filter), ...page })
}

export async function countDeskPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const [found] = await db.select({ total: count() }).from(people).where(matches(filter))
  return found?.total ?? 0
}

export async function findDeskPerson(db: Db, id: number): Promise<DeskPersonRow | null> {
  const [person] = await select(db, { where: eq(people.id, id), limit: 1, offset: 0 })
  return person ?? null
}
