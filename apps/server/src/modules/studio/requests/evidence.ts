import type { DomainState, Evidence, EvidenceKind } from '@mixed-zone/contract/schemas/studio/requests'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { arrayLiteral } from '../../../platform/database/any-of.ts'
import { mailDomains } from '../../../platform/database/schema/accounts.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'
import { COUNTRIES } from '../../../platform/geo/countries.ts'
import { prefixOfCountry } from '../../../platform/geo/telephones.ts'
import { FREE_MAIL_DOMAINS, isFreeMail } from './mail-domains.ts'

const colleague = alias(people, 'colleague')
const earlier = alias(accessRequests, 'earlier')

const isFromFreeMail = sql`${accessRequests.mailDomain} = any(${arrayLiteral(FREE_MAIL_DOMAINS)}::text[])`

/** Those of a request, as `colleague`; none for free mail. */
export const ofDomain = sql`
  from ${people} colleague
  where ${colleague.mailDomain} = ${accessRequests.mailDomain} and not ${isFromFreeMail}
    and ${colleague.id} is distinct from ${accessRequests.personId}`

/** The earlier requests of a request, as `earlier`. */
export const ofAddress = sql`
  from ${accessRequests} earlier
  where ${earlier.email} = ${accessRequests.email} and ${earlier.id} < ${accessRequests.id}`

const domainState = sql<DomainState | null>`(
  select ${mailDomains.state} from ${mailDomains}
  where ${mailDomains.domain} = ${accessRequests.mailDomain}::citext and ${mailDomains.state} <> 'declined')`

const isNewMedium = sql<boolean>`not exists (
  select from ${people} colleague
  where lower(${colleague.companyName}) = lower(${accessRequests.companyName}) and ${colleague.state} <> 'merged'
    and ${colleague.id} is distinct from ${accessRequests.personId})`

/**
 * Columns for a query of requests that joins another table: without a join, Drizzle would not qualify the outer columns. A page has 50
 * requests, so each table is searched once for all that is wanted of it.
 */
export const EVIDENCE_COLUMNS = {
  domain: sql<string>`${accessRequests.mailDomain}`,
  domainState,
  colleagues: sql<EvidenceFacts['colleagues']>`(
    select json_build_object('active', count(*) filter (where ${colleague.state} = 'active'),
      'suspended', count(*) filter (where ${colleague.state} = 'suspended')) ${ofDomain})`,
  earlier: sql<EvidenceFacts['earlier']>`(
    select json_build_object('requests', count(*),
      'lastRejectedAt', max(${earlier.decidedAt}) filter (where ${earlier.state} = 'rejected')) ${ofAddress})`,
  isNewMedium,
}

const KNOWN_PREFIXES = COUNTRIES.flatMap(({ code }) => {
  const prefix = prefixOfCountry(code)
  return prefix === null ? [] : [{ code, prefix }]
})

const hasOtherTelephoneCountry = sql`not exists (
  select from unnest(
    ${sql.param(KNOWN_PREFIXES.map(({ code }) => code))}::text[],
    ${sql.param(KNOWN_PREFIXES.map(({ prefix }) => prefix))}::text[]) as known (code, prefix)
  where known.code = ${accessRequests.country} and known.prefix = ${accessRequests.telephonePrefix})`

/** Filters of the list. Each finds the requests whose `kinds` contain it. */
export const EVIDENCE_CONDITIONS: Readonly<Record<EvidenceKind, SQL>> = {
  'rejected-before': sql`exists (select ${ofAddress} and ${earlier.state} = 'rejected')`,
  'distrusted-domain': sql`${domainState} = 'distrust'`,
  'trusted-domain': sql`${domainState} in ('authorise', 'ask')`,
  'free-mail': isFromFreeMail,
  colleagues: sql`exists (select ${ofDomain} and ${colleague.state} = 'active')`,
  'suspended-colleagues': sql`exists (select ${ofDomain} and ${colleague.state} = 'suspended')`,
  'other-telephone-country': hasOtherTelephoneCountry,
  'new-medium': isNewMedium,
}

export interface EvidenceFacts {
  readonly domain: string
  readonly domainState: DomainState | null
  readonly colleagues: { readonly active: number; readonly suspended: number }
  /** Of the same address. The time is as PostgreSQL writes it into JSON. */
  readonly earlier: { readonly requests: number; readonly lastRejectedAt: string | null }
  readonly isNewMedium: boolean
  readonly country: string
  readonly telephonePrefix: string
}

export function evidenceOf(facts: EvidenceFacts): Evidence {
  const { domain, domainState: state, colleagues, earlier: before } = facts
  const telephoneFitsCountry = prefixOfCountry(facts.country) === facts.telephonePrefix
  const applies: Readonly<Record<EvidenceKind, boolean>> = {
    'rejected-before': before.lastRejectedAt !== null,
    'distrusted-domain': state === 'distrust',
    'trusted-domain': state === 'authorise' || state === 'ask',
    'free-mail': isFreeMail(domain),
    colleagues: colleagues.active > 0,
    'suspended-colleagues': colleagues.suspended > 0,
    'other-telephone-country': !telephoneFitsCountry,
    'new-medium': facts.isNewMedium,
  }
  return {
    verdict: verdictOf(applies, facts),
    // In the order of the record, which is the order of the contract's list: a unit test compares them.
    kinds: (Object.keys(applies) as EvidenceKind[]).filter((kind) => applies[kind]),
    domain,
    domainState: state,
    isFreeMail: applies['free-mail'],
    colleagues,
    telephoneFitsCountry,
    earlierRequests: before.requests,
    lastRejectedAt: before.lastRejectedAt === null ? null : new Date(before.lastRejectedAt).toISOString(),
    isNewMedium: facts.isNewMedium,
  }
}

function verdictOf(
  applies: Readonly<Record<EvidenceKind, boolean>>,
  { colleagues }: EvidenceFacts,
): Evidence['verdict'] {
  const isDoubtful =
    applies['rejected-before'] ||
    applies['distrusted-domain'] ||
    applies['free-mail'] ||
    applies['other-telephone-country'] ||
    // One of many who broke the rules says little about the others.
    colleagues.suspended >= Math.max(1, colleagues.active)
  if (isDoubtful) return 'look-closer'
  return applies['trusted-domain'] || applies.colleagues ? 'trustworthy' : 'unknown'
}
