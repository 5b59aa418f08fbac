import type { Locale } from '@mixed-zone/contract/locales'
import type { DomainState } from '@mixed-zone/contract/schemas/studio/requests'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { mailDomains } from '../../../platform/database/schema/accounts.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { postTranslations } from '../../../platform/database/schema/library.ts'
import { accessRequests, people, requestNotes } from '../../../platform/database/schema/people.ts'
import { auditEntries, mails, usageEventPosts, usageEvents } from '../../../platform/database/schema/records.ts'
import { shownState } from '../mail/mail.repository.ts'
import type { PermissionChange } from './people.presenter.ts'
import { isNotMerged } from './person-state.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

type Direction = 'asc' | 'desc'

const decider = alias(people, 'decider')

/** The request that led to the account. */
export async function findAuthorisation(db: Db, personId: number) {
  const [request] = await db
    .select({
      id: accessRequests.id,
      decidedAt: accessRequests.decidedAt,
      decidedByDomain: accessRequests.decidedByDomain,
      firstName: decider.firstName,
      surnames: decider.surnames,
    })
    .from(accessRequests)
    .leftJoin(decider, eq(decider.id, accessRequests.decidedBy))
    .where(and(eq(accessRequests.personId, personId), eq(accessRequests.state, 'authorised')))
    .orderBy(desc(accessRequests.id))
    .limit(1)
  return request ?? null
}

/** The notes on all requests of a person, newest first. */
export async function listNotesOf(db: Db, { id, email }: { readonly id: number; readonly email: string }) {
  return db
    .select({
      id: requestNotes.id,
      at: requestNotes.at,
      text: requestNotes.text,
      firstName: people.firstName,
      surnames: people.surnames,
    })
    .from(requestNotes)
    .innerJoin(accessRequests, eq(accessRequests.id, requestNotes.requestId))
    .leftJoin(people, eq(people.id, requestNotes.authorId))
    .where(sql`(${accessRequests.personId} = ${id} or ${accessRequests.email} = ${email}::citext)`)
    .orderBy(desc(requestNotes.id))
}

export async function findDomainFacts(db: Db, domain: string): Promise<{ state: DomainState | null; people: number }> {
  const [found] = await db
    .select({
      total: count(),
      state: sql<DomainState | null>`(select ${mailDomains.state} from ${mailDomains}
        where ${mailDomains.domain} = ${domain}::citext and ${mailDomains.state} <> 'declined')`,
    })
    .from(people)
    .where(and(eq(people.mailDomain, domain), isNotMerged))
  return { state: found?.state ?? null, people: found?.total ?? 0 }
}

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
    by: actorId === null ? label : firstName === null ? null : `${firstName} ${surnames ?? ''}`.trim(),
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

const startOfDay = ({ from, timeZone }: UsagePeriod) => sql`(${from}::date::timestamp at time zone ${timeZone}::text)`

const isUseOf = (personId: number, period: UsagePeriod) =>
  and(eq(usageEvents.personId, personId), sql`${usageEvents.at} >= ${startOfDay(period)}`)

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
