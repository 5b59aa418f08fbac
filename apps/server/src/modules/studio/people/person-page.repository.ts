import type { Locale } from '@mixed-zone/contract/locales'
import { fullNameOrNull } from '@mixed-zone/contract/rules/full-name'
import type { DomainState } from '@mixed-zone/contract/schemas/studio/requests'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { mailDomains, oneTimeSecrets } from '../../../platform/database/schema/accounts.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { postTranslations } from '../../../platform/database/schema/library.ts'
import { accessRequests, accountMerges, people, requestNotes } from '../../../platform/database/schema/people.ts'
import {
  auditEntries,
  mails,
  personDownloads,
  usageEventPosts,
  usageEvents,
} from '../../../platform/database/schema/records.ts'
import { startOfDay } from '../../../platform/database/start-of-day.ts'
import { shownState } from '../mail/mail.repository.ts'
import type { PermissionChange } from './people.presenter.ts'
import { isCountOf, isSecretOf, PERSON_COLUMNS } from './people.repository.ts'
import { isNotMerged } from './person-state.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

type Direction = 'asc' | 'desc'

interface Named {
  readonly firstName: string | null
  readonly surnames: string | null
}

/** The request that led to the account. Times in JSON are texts. */
const AUTHORISATION = sql<(Named & { id: number; decidedAt: string | null; decidedByDomain: boolean }) | null>`(
  select json_build_object('id', request.id, 'decidedAt', request.decided_at, 'decidedByDomain', request.decided_by_domain,
    'firstName', decider.first_name, 'surnames', decider.surnames)
  from ${accessRequests} request left join ${people} decider on decider.id = request.decided_by
  where request.person_id = ${people.id} and request.state = 'authorised' order by request.id desc limit 1)`

/** The notes on all requests of a person, newest first. */
const NOTES = sql<readonly (Named & { id: number; at: string; text: string })[]>`coalesce((select json_agg(found) from (
  select note.id, note.at, note.text, author.first_name as "firstName", author.surnames
  from ${requestNotes} note join ${accessRequests} request on request.id = note.request_id
  left join ${people} author on author.id = note.author_id
  where request.person_id = ${people.id} or request.email = ${people.email} order by note.id desc) found), '[]')`

const DOMAIN_STATE = sql<DomainState | null>`(
  select known.state from ${mailDomains} known where known.domain = ${people.mailDomain}::citext and known.state <> 'declined')`

const PEOPLE_OF_DOMAIN = sql<number>`(
  select count(*) from ${people} colleague where colleague.mail_domain = ${people.mailDomain} and colleague.state <> 'merged')`

/** What the page of a person says at once, in one statement, which is built once. Execute it with `{ id }`. */
export const preparePersonPage = (db: Db) =>
  db
    .select({
      ...PERSON_COLUMNS,
      authorisation: AUTHORISATION,
      notes: NOTES,
      domainState: DOMAIN_STATE,
      peopleOfDomain: PEOPLE_OF_DOMAIN.mapWith(Number),
      hasMerges: sql<boolean>`exists (select from ${accountMerges} where ${accountMerges.survivorId} = ${people.id})`,
    })
    .from(people)
    .leftJoin(personDownloads, isCountOf)
    .leftJoin(oneTimeSecrets, isSecretOf)
    .where(and(eq(people.id, sql.placeholder('id')), isNotMerged))
    .prepare('person_page')

const MAX_CHANGES = 200

/** Which single permissions were added and taken, the latest first. */
export async function listPermissionChanges(db: Db, personId: number): Promise<PermissionChange[]> {
  const rows = await db
    .select({
      at: auditEntries.at,
      changes: auditEntries.changes,
      firstName: people.firstName,
      surnames: people.surnames,
      label: auditEntries.actorLabel,
      actorId: auditEntries.actorId,
    })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.subjectKind, 'person'),
        eq(auditEntries.subjectId, String(personId)),
        eq(auditEntries.action, 'person.role-changed'),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(MAX_CHANGES)
  return rows.map(({ at, changes, firstName, surnames, label, actorId }) => ({
    at,
    by: actorId === null ? label : fullNameOrNull({ firstName, surnames }),
    added: newValues(changes['permissionsAdded']),
    taken: newValues(changes['permissionsTaken']),
  }))
}

function newValues(change: { readonly before: unknown; readonly after: unknown } | undefined): string[] {
  const [before, after] = [change?.before, change?.after].map((value) =>
    Array.isArray(value) ? value.map(String) : [],
  )
  return (after ?? []).filter((value) => !before?.includes(value))
}

interface UsagePeriod {
  readonly from: string
  readonly timeZone: string
}

const isUseOf = (personId: number, { from, timeZone }: UsagePeriod) =>
  and(eq(usageEvents.personId, personId), sql`${usageEvents.at} >= ${startOfDay(from, timeZone)}`)

/** By calendar day of the league. */
export async function countUsageByDay(db: Db, personId: number, period: UsagePeriod) {
  return db
    .select({
      date: sql<string>`to_char(${usageEvents.at} at time zone ${period.timeZone}::text, 'YYYY-MM-DD')`,
      downloads: sql<number>`count(*) filter (where ${usageEvents.event} = 'download')`.mapWith(Number),
      views: sql<number>`count(*) filter (where ${usageEvents.event} = 'view')`.mapWith(Number),
    })
    .from(usageEvents)
    .where(isUseOf(personId, period))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

export async function sumUsage(db: Db, personId: number, period: UsagePeriod) {
  const [found] = await db
    .select({
      downloads: sql<number>`count(*) filter (where ${usageEvents.event} = 'download')`.mapWith(Number),
      postsSeen:
        sql<number>`count(distinct ${usageEvents.postId}) filter (where ${usageEvents.event} = 'view')`.mapWith(Number),
      bytes:
        sql<number>`coalesce(sum(${usageEvents.bytes}) filter (where ${usageEvents.event} = 'download'), 0)`.mapWith(
          Number,
        ),
    })
    .from(usageEvents)
    .where(isUseOf(personId, period))
  return found ?? { downloads: 0, postsSeen: 0, bytes: 0 }
}

/** The first day of the season that is being played or was played last; null without a calendar. */
export async function findSeasonStart(db: Db, today: string): Promise<string | null> {
  const { rows } = await db.execute<{ start: string | null }>(sql`
    select min(starts_on)::text as start from matchdays
    where season = (select season from matchdays where starts_on <= ${today}::date order by starts_on desc limit 1)`)
  return rows[0]?.start ?? null
}

export async function listDownloads(
  db: Db,
  personId: number,
  { locale, direction, limit, offset }: Page & { locale: Locale; direction: Direction },
) {
  const where = and(eq(usageEvents.personId, personId), eq(usageEvents.event, 'download'))
  const title = sql<string | null>`(
    select ${postTranslations.title} from ${postTranslations} where ${postTranslations.postId} = ${usageEvents.postId}
    order by ${postTranslations.locale} <> ${locale}, ${postTranslations.locale} limit 1)`
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select({
      id: usageEvents.id,
      at: usageEvents.at,
      postId: usageEvents.postId,
      postTitle: title,
      packedPosts: sql<number>`(
        select count(*) from ${usageEventPosts} where ${usageEventPosts.eventId} = ${usageEvents.id})`.mapWith(Number),
      fileName: assets.name,
      bytes: usageEvents.bytes,
    })
    .from(usageEvents)
    .leftJoin(assets, eq(assets.id, usageEvents.assetId))
    .where(where)
    .orderBy(order(usageEvents.at), order(usageEvents.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(usageEvents, where) }
}

/** Mails to the account, or to its address before it existed. */
export async function listMails(
  db: Db,
  { id, email }: { readonly id: number; readonly email: string },
  { direction, limit, offset }: Page & { direction: Direction },
) {
  const where: SQL = sql`(${mails.personId} = ${id} or lower(${mails.recipient}) = ${email.toLowerCase()})`
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select({
      id: mails.id,
      template: mails.template,
      state: shownState,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(where)
    .orderBy(order(mails.createdAt), order(mails.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(mails, where) }
}
