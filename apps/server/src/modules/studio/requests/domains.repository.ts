import type { DomainState, StudioDomain } from '@mixed-zone/contract/schemas/studio/requests'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { mailDomains } from '../../../platform/database/schema/accounts.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'
import { FREE_MAIL_DOMAINS } from './mail-domains.ts'

/** Authorisations by the desk in a row after which a domain is proposed as trusted. */
const MIN_AUTHORISATIONS = 3

export interface DomainFilter {
  readonly domains?: readonly string[] | undefined
  readonly text?: string | undefined
  readonly state?: StudioDomain['state'] | undefined
  readonly country?: string | undefined
}

export interface DomainOrder {
  readonly sort?: 'domain' | 'people' | 'state' | 'lastRequestAt' | undefined
  readonly direction: 'asc' | 'desc'
}

/** The medium of most people of the domain. */
const COMPANY_NAME = sql`coalesce(facts.medium[1], '')`
const COUNTRY = sql`coalesce(facts.medium[3], '')`

/**
 * Proposals have no row: since the last rejected request, the desk has authorised several, and nobody of the domain is suspended. Free
 * mail is never proposed.
 */
function namedDomains(): SQL {
  const proposals = sql`
    select authorised.mail_domain, 'proposed', null, null::bigint, null::timestamptz, null::timestamptz
    from (
      select request.mail_domain from ${accessRequests} request
      left join (
        select mail_domain, max(decided_at) as at from ${accessRequests} where state = 'rejected' group by mail_domain
      ) rejection on rejection.mail_domain = request.mail_domain
      where request.state = 'authorised' and not request.decided_by_domain
        and request.decided_at > coalesce(rejection.at, '-infinity')
      group by request.mail_domain
      having count(*) >= ${MIN_AUTHORISATIONS}
    ) authorised
    where authorised.mail_domain <> all(${sql.param([...FREE_MAIL_DOMAINS])}::text[])
      and not exists (select from ${mailDomains} known where known.domain = authorised.mail_domain::citext)
      and not exists (
        select from ${people} person where person.mail_domain = authorised.mail_domain and person.state = 'suspended')`
  return sql`
    select domain::text as domain, state, taken_back, added_by, added_at, changed_at
    from ${mailDomains} where state <> 'declined'
    union all ${proposals}`
}

/** The medium of most people, of one domain. */
const MEDIUM = sql`(
  select array[person.company_name, person.media_type, person.country] from ${people} person
  where person.mail_domain = named.domain and person.state <> 'merged'
  group by person.company_name, person.media_type, person.country
  order by count(*) desc, person.company_name, person.media_type, person.country limit 1)`

/** The same of all domains, in one pass over an index. */
const ALL_MEDIA = sql`
  select distinct on (mail_domain) mail_domain, array[company_name, media_type, country] as medium
  from (
    select mail_domain, company_name, media_type, country, count(*) as people from ${people}
    where state <> 'merged' group by mail_domain, company_name, media_type, country
  ) media
  order by mail_domain, people desc, company_name, media_type, country`

/**
 * One value each, not joins: PostgreSQL computes only those that a statement uses. `named` has the columns of `namedDomains`. A filter by medium
 * looks at all domains, and so at all media at once.
 */
function factsOf(named: SQL, { isByMedium = false } = {}): SQL {
  return sql`(
    select named.*, ${isByMedium ? sql`main.medium` : MEDIUM} as medium,
      (select count(*) from ${people} person where person.mail_domain = named.domain and person.state <> 'merged') as people,
      (select count(*) from ${people} person where person.mail_domain = named.domain and person.state = 'suspended') as suspended,
      (select count(*) from ${accessRequests} request
        where request.mail_domain = named.domain and request.decided_by_domain) as authorised_by_domain,
      (select max(request.created_at) from ${accessRequests} request where request.mail_domain = named.domain) as last_request_at
    from (${named}) named${isByMedium ? sql` left join (${ALL_MEDIA}) main on main.mail_domain = named.domain` : sql``}) facts`
}

const domainFacts = ({ text, country }: DomainFilter) =>
  factsOf(namedDomains(), { isByMedium: Boolean(text) || country !== undefined })

const instantOrNull = (column: SQL) => column.mapWith(mailDomains.addedAt) as SQL<Date | null>

const COLUMNS = {
  domain: sql<string>`facts.domain`,
  state: sql<StudioDomain['state']>`facts.state`,
  takenBack: sql<StudioDomain['takenBack']>`facts.taken_back`,
  addedAt: instantOrNull(sql`facts.added_at`),
  changedAt: instantOrNull(sql`facts.changed_at`),
  addedByFirstName: people.firstName,
  addedBySurnames: people.surnames,
  // As a whole: PostgreSQL would look it up again for each part.
  medium: sql<readonly string[] | null>`facts.medium`,
  people: sql<number>`facts.people`.mapWith(Number),
  suspended: sql<number>`facts.suspended`.mapWith(Number),
  authorisedByDomain: sql<number>`facts.authorised_by_domain`.mapWith(Number),
  lastRequestAt: instantOrNull(sql`facts.last_request_at`),
}

function selectDomains(db: Db, facts: SQL, total: SQL) {
  return db
    .select({ ...COLUMNS, total: total.mapWith(Number) })
    .from(facts)
    .leftJoin(people, sql`${people.id} = facts.added_by`)
    .$dynamic()
}

export type DomainRow = ReturnType<typeof toDomain>

function toDomain({ medium, total: _total, ...row }: Awaited<ReturnType<typeof selectDomains>>[number]) {
  const [companyName = '', mediaType = '', country = ''] = medium ?? []
  return { ...row, companyName, mediaType, country }
}

const SORT_COLUMNS: Readonly<Record<NonNullable<DomainOrder['sort']>, SQL>> = {
  domain: sql`facts.domain`,
  people: sql`facts.people`,
  state: sql`facts.state`,
  lastRequestAt: sql`facts.last_request_at`,
}

const isOneOf = (domains: readonly string[]) => sql`facts.domain = any(${sql.param([...domains])}::text[])`

function matches({ domains, text, state, country }: DomainFilter): SQL | undefined {
  return and(
    domains ? isOneOf(domains) : undefined,
    text
      ? sql`strpos(fold_text(facts.domain || ' ' || ${COMPANY_NAME}), (select fold_text(${text}::text))) > 0`
      : undefined,
    state ? sql`facts.state = ${state}` : undefined,
    country ? sql`${COUNTRY} = ${country}` : undefined,
  )
}

/** Without `sort`, proposals come first, then the domains by name. */
function orderOf({ sort, direction }: DomainOrder): SQL {
  const towards = direction === 'asc' ? asc : desc
  return sql`${sort ? towards(SORT_COLUMNS[sort]) : desc(sql`facts.state = 'proposed'`)}, facts.domain`
}

/** The names of all domains that match, in the order of the list. */
export async function listDomainNames(db: Db, filter: DomainFilter, order: DomainOrder): Promise<string[]> {
  const rows = await db
    .select({ domain: COLUMNS.domain })
    .from(domainFacts(filter))
    .where(matches(filter))
    .orderBy(orderOf(order))
  return rows.map(({ domain }) => domain)
}

interface PageOptions {
  readonly order: DomainOrder
  readonly limit: number
  readonly offset: number
}

/** One statement: finding the proposals is most of the work. Facts that neither filter nor order need are computed for the page alone. */
export async function listDomainPage(db: Db, filter: DomainFilter, { order, limit, offset }: PageOptions) {
  const found = sql`
    select facts.domain, facts.state, facts.taken_back, facts.added_by, facts.added_at, facts.changed_at,
      count(*) over () as total, row_number() over (order by ${orderOf(order)}) as position
    from ${domainFacts(filter)} where ${matches(filter) ?? sql`true`}
    order by position limit ${limit}::int offset ${offset}::int`
  const rows = await selectDomains(db, factsOf(found), sql`facts.total`).orderBy(sql`facts.position`)
  const [first] = rows
  // Nothing is on a page behind the last one.
  const total = first === undefined && offset > 0 ? await countDomains(db, filter) : (first?.total ?? 0)
  return { rows: rows.map(toDomain), total }
}

/** In the order of the names. */
export async function listDomains(db: Db, names: readonly string[]): Promise<DomainRow[]> {
  if (names.length === 0) return []
  const rows = await selectDomains(db, domainFacts({}), sql`1`).where(isOneOf(names))
  const byName = new Map(rows.map((row) => [row.domain, toDomain(row)]))
  return names.flatMap((name) => byName.get(name) ?? [])
}

export async function countDomains(db: Db, filter: DomainFilter): Promise<number> {
  const [found] = await db.select({ total: count() }).from(domainFacts(filter)).where(matches(filter))
  return found?.total ?? 0
}

export async function findDomain(db: Db, domain: string): Promise<DomainRow | null> {
  const [row] = await listDomains(db, [domain])
  return row ?? null
}

export async function lockDomain(tx: Db, domain: string) {
  const [row] = await tx
    .select({ domain: mailDomains.domain, state: mailDomains.state })
    .from(mailDomains)
    .where(eq(mailDomains.domain, domain))
    .for('update')
  return row ?? null
}

interface DomainChange {
  readonly domain: string
  readonly state: DomainState | 'declined'
  readonly by: number | null
  readonly at: Date
}

/** Who added a domain stays, whoever changes it later; a declined proposal was added by nobody. */
export async function upsertDomain(tx: Db, { domain, state, by, at }: DomainChange): Promise<void> {
  const row = { domain, state, addedBy: by, addedAt: at, changedAt: at, takenBack: null }
  const isNewlyAdded = sql`${mailDomains.state} = 'declined'`
  await tx
    .insert(mailDomains)
    .values(row)
    .onConflictDoUpdate({
      target: mailDomains.domain,
      set: {
        state,
        takenBack: null,
        changedAt: at,
        addedBy: sql`case when ${isNewlyAdded} then excluded.added_by else ${mailDomains.addedBy} end`,
        addedAt: sql`case when ${isNewlyAdded} then excluded.added_at else ${mailDomains.addedAt} end`,
      },
    })
}

export async function deleteDomainRow(tx: Db, domain: string): Promise<void> {
  await tx.delete(mailDomains).where(eq(mailDomains.domain, domain))
}
