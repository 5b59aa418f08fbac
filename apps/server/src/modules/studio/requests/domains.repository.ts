import type { DomainState, StudioDomain } from '@mixed-zone/contract/schemas/studio/requests'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { arrayLiteral } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { mailDomains } from '../../../platform/database/schema/accounts.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'
import { totalOf } from '../list-page.ts'
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

/** Not a parameter: PostgreSQL hashes a constant, but compares a parameter value by value, for every request. */
const FREE_MAIL = sql.raw(`'${arrayLiteral(FREE_MAIL_DOMAINS)}'::text[]`)

/**
 * Proposals have no row: since the last rejected request, the desk has authorised several, and nobody of the domain is suspended. Free
 * mail is never proposed.
 */
const PROPOSALS = sql`
  select authorised.mail_domain as domain, 'proposed' as state
  from (
    select request.mail_domain from ${accessRequests} request
    left join (
      select mail_domain, max(decided_at) as at from ${accessRequests} where state = 'rejected' group by mail_domain
    ) rejection on rejection.mail_domain = request.mail_domain
    where request.state = 'authorised' and not request.decided_by_domain
      and request.decided_at > coalesce(rejection.at, '-infinity')
    group by request.mail_domain
    having count(*) >= ${sql.raw(String(MIN_AUTHORISATIONS))}
  ) authorised
  where authorised.mail_domain <> all(${FREE_MAIL})
    and not exists (select from ${mailDomains} known where known.domain = authorised.mail_domain::citext)
    and not exists (
      select from ${people} person where person.mail_domain = authorised.mail_domain and person.state = 'suspended')`

const NAMED_DOMAINS = sql`(
  select domain::text as domain, state from ${mailDomains} where state <> 'declined'
  union all ${PROPOSALS}) named`

/** The medium of most people, of all domains in one pass over an index. */
const ALL_MEDIA = sql`
  select distinct on (mail_domain) mail_domain, company_name, country
  from (
    select mail_domain, company_name, media_type, country, count(*) as people from ${people}
    where state <> 'merged' group by mail_domain, company_name, media_type, country
  ) media
  order by mail_domain, people desc, company_name, media_type, country`

const ALL_COUNTS = sql`
  select mail_domain, count(*) as people from ${people} where state <> 'merged' group by mail_domain`

const ALL_LAST_REQUESTS = sql`
  select mail_domain, max(created_at) as last_request_at from ${accessRequests} group by mail_domain`

/** What a filter or an order needs of all domains is joined; the rest is read for the domains of a page alone. */
function listedDomains({ text, country }: DomainFilter, { sort }: Partial<DomainOrder> = {}): SQL {
  const join = (facts: SQL) => sql` left join (${facts}) facts on facts.mail_domain = named.domain`
  return sql.join([
    NAMED_DOMAINS,
    ...(text || country ? [sql` left join (${ALL_MEDIA}) main on main.mail_domain = named.domain`] : []),
    ...(sort === 'people' ? [join(ALL_COUNTS)] : []),
    ...(sort === 'lastRequestAt' ? [join(ALL_LAST_REQUESTS)] : []),
  ])
}

const SORT_COLUMNS: Readonly<Record<NonNullable<DomainOrder['sort']>, SQL>> = {
  domain: sql`named.domain`,
  people: sql`coalesce(facts.people, 0)`,
  state: sql`named.state`,
  lastRequestAt: sql`facts.last_request_at`,
}

/** Without `sort`, proposals come first, then the domains by name. */
function orderOf({ sort, direction }: DomainOrder): SQL {
  const towards = direction === 'asc' ? asc : desc
  return sql`${sort ? towards(SORT_COLUMNS[sort]) : desc(sql`named.state = 'proposed'`)}, named.domain`
}

function matches({ domains, text, state, country }: DomainFilter): SQL | undefined {
  return and(
    domains ? sql`named.domain = any(${sql.param([...domains])}::text[])` : undefined,
    text
      ? sql`strpos(fold_text(named.domain || ' ' || coalesce(main.company_name, '')), (select fold_text(${text}::text))) > 0`
      : undefined,
    state ? sql`named.state = ${state}` : undefined,
    country ? sql`coalesce(main.country, '') = ${country}` : undefined,
  )
}

const NAMED_COLUMNS = { domain: sql<string>`named.domain`, state: sql<StudioDomain['state']>`named.state` }

type NamedDomain = Pick<StudioDomain, 'domain' | 'state'>

/** The medium of most people, of one domain. */
const MEDIUM = sql`(
  select array[person.company_name, person.media_type, person.country] from ${people} person
  where person.mail_domain = listed.domain and person.state <> 'merged'
  group by person.company_name, person.media_type, person.country
  order by count(*) desc, person.company_name, person.media_type, person.country limit 1)`

const FACTS = {
  takenBack: mailDomains.takenBack,
  addedAt: mailDomains.addedAt,
  changedAt: mailDomains.changedAt,
  addedByFirstName: people.firstName,
  addedBySurnames: people.surnames,
  medium: sql<readonly string[] | null>`${MEDIUM}`,
  people: sql<number>`(
    select count(*) from ${people} person where person.mail_domain = listed.domain and person.state <> 'merged')`,
  suspended: sql<number>`(
    select count(*) from ${people} person where person.mail_domain = listed.domain and person.state = 'suspended')`,
  authorisedByDomain: sql<number>`(
    select count(*) from ${accessRequests} request where request.mail_domain = listed.domain and request.decided_by_domain)`,
  lastRequestAt: sql`(
    select max(request.created_at) from ${accessRequests} request where request.mail_domain = listed.domain)`.mapWith(
    accessRequests.createdAt,
  ) as SQL<Date | null>,
}

export type DomainRow = Awaited<ReturnType<typeof loadFacts>>[number]

/** A statement of its own: PostgreSQL then keeps the plan, which depends on no filter. */
async function loadFacts(db: Db, domains: readonly NamedDomain[]) {
  if (domains.length === 0) return []
  const rows = await db
    .select({ domain: sql<string>`listed.domain`, ...FACTS })
    .from(sql`unnest(${sql.param(domains.map(({ domain }) => domain))}::text[]) as listed (domain)`)
    .leftJoin(mailDomains, sql`${mailDomains.domain} = listed.domain::citext`)
    .leftJoin(people, eq(people.id, mailDomains.addedBy))
  const byDomain = new Map(rows.map((row) => [row.domain, row]))
  return domains.flatMap(({ domain, state }) => {
    const row = byDomain.get(domain)
    if (!row) return []
    const { medium, ...facts } = row
    const [companyName = '', mediaType = '', country = ''] = medium ?? []
    return [{ ...facts, state, companyName, mediaType, country }]
  })
}

/** The names of all domains that match, in the order of the list. */
export async function listDomainNames(db: Db, filter: DomainFilter, order: DomainOrder): Promise<string[]> {
  const rows = await db
    .select({ domain: NAMED_COLUMNS.domain })
    .from(listedDomains(filter, order))
    .where(matches(filter))
    .orderBy(orderOf(order))
  return rows.map(({ domain }) => domain)
}

interface PageOptions {
  readonly order: DomainOrder
  readonly limit: number
  readonly offset: number
}

export async function listDomainPage(db: Db, filter: DomainFilter, { order, limit, offset }: PageOptions) {
  const found = await db
    .select({ ...NAMED_COLUMNS, total: sql<number>`count(*) over ()` })
    .from(listedDomains(filter, order))
    .where(matches(filter))
    .orderBy(orderOf(order))
    .limit(limit)
    .offset(offset)
  const total = await totalOf(found, { offset, count: () => countDomains(db, filter) })
  return { rows: await loadFacts(db, found), total }
}

/** In the order of the names. */
export async function listDomains(db: Db, names: readonly string[]): Promise<DomainRow[]> {
  if (names.length === 0) return []
  const filter = { domains: names }
  const rows = await db.select(NAMED_COLUMNS).from(listedDomains(filter)).where(matches(filter))
  const byName = new Map(rows.map((row) => [row.domain, row]))
  return loadFacts(
    db,
    names.flatMap((name) => byName.get(name) ?? []),
  )
}

export async function countDomains(db: Db, filter: DomainFilter): Promise<number> {
  const [found] = await db.select({ total: count() }).from(listedDomains(filter)).where(matches(filter))
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
