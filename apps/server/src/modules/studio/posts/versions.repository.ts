import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { AssetDetails } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { AssetTexts, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { VersionReason } from '@mixed-zone/contract/schemas/studio/versions'
import { LOCALES } from '@mixed-zone/contract/locales'
import { TEXT_PARTS } from '@mixed-zone/contract/schemas/studio/versions'
import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { postFacts, postVersions } from '../../../platform/database/schema/drafts.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { sharedDocuments } from '../../../platform/database/schema/writing.ts'

export interface SnapshotTexts {
  readonly title: string
  readonly summary: string
  /** Clean HTML. */
  readonly body: string
}

export interface SnapshotAsset extends AssetTexts {
  readonly id: string
  readonly name: string
  /** With what the variables stand for, where there are any. */
  readonly resolved?: Localised
  readonly details: AssetDetails
  readonly suggestedFocalPoint: AssetDetails['focalPoint']
  /** The id of the file whose bytes take the place of this one's with this version. */
  readonly replacement: number | null
  readonly poster: number | null
  /** The ids of its tracks. */
  readonly subtitles: readonly number[]
}

/** A draft as it was at one moment. */
export interface PostSnapshot {
  /** The languages that have any text. One without a title is not published. */
  readonly texts: Readonly<Partial<Record<Locale, SnapshotTexts>>>
  readonly facts: FactValues
  /** In the order of the files; those that the draft has removed come last. */
  readonly assets: readonly SnapshotAsset[]
}

interface NewVersion {
  readonly postId: number
  readonly reason: VersionReason
  readonly at: Date
  readonly authorIds: readonly number[]
  readonly snapshot: PostSnapshot
}

/** Returns the number of the version. The post or its document has to be locked, so that two versions do not get the same one. */
export async function recordVersionRow(
  tx: Db,
  { postId, reason, at, authorIds, snapshot: { texts, facts, assets } }: NewVersion,
): Promise<number> {
  const next = sql`(select coalesce(max(number), 0) + 1 from ${postVersions} where ${postVersions.postId} = ${postId})`
  const [row] = await tx
    .insert(postVersions)
    .values({ postId, number: next, reason, at, authorIds: [...authorIds], texts, facts, assets })
    .returning({ number: postVersions.number })
  if (!row) throw new Error('the insert returned no row')
  return row.number
}

export interface StoredVersion {
  readonly number: number
  readonly reason: VersionReason
  readonly at: Date
  readonly authorIds: readonly number[]
  readonly snapshot: PostSnapshot
}

async function findOne(db: Db, condition: SQL | undefined): Promise<StoredVersion | null> {
  const [row] = await db.select().from(postVersions).where(condition).orderBy(desc(postVersions.number)).limit(1)
  if (!row) return null
  const { number, reason, at, authorIds, texts, facts, assets } = row
  // Stored by `recordVersionRow`, whose types the columns have.
  return { number, reason, at, authorIds, snapshot: { texts, facts, assets } as PostSnapshot }
}

export function findVersion(db: Db, postId: number, number: number): Promise<StoredVersion | null> {
  return findOne(db, and(eq(postVersions.postId, postId), eq(postVersions.number, number)))
}

export function findLastVersion(db: Db, postId: number): Promise<StoredVersion | null> {
  return findOne(db, eq(postVersions.postId, postId))
}

/** The last one that was published, before a number if there is one. */
export function findPublishedVersion(
  db: Db,
  postId: number,
  { before }: { before?: number } = {},
): Promise<StoredVersion | null> {
  const isPublished = and(eq(postVersions.postId, postId), eq(postVersions.reason, 'published'))
  return findOne(db, and(isPublished, before === undefined ? undefined : lt(postVersions.number, before)))
}

export async function updateVersionFacts(
  tx: Db,
  { postId, number, facts }: { postId: number; number: number; facts: FactValues },
): Promise<void> {
  await tx
    .update(postVersions)
    .set({ facts })
    .where(and(eq(postVersions.postId, postId), eq(postVersions.number, number)))
}

export async function deleteVersion(tx: Db, postId: number, number: number): Promise<void> {
  await tx.delete(postVersions).where(and(eq(postVersions.postId, postId), eq(postVersions.number, number)))
}

/** How many versions a post has, and the number of the one that was published last. */
export async function summariseVersions(
  db: Db,
  postId: number,
): Promise<{ total: number; lastPublished: number | null }> {
  const [row] = await db
    .select({
      total: count(),
      lastPublished: sql<
        number | null
      >`max(${postVersions.number}) filter (where ${postVersions.reason} = 'published')`,
    })
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
  return row ?? { total: 0, lastPublished: null }
}

/** Whether anybody has changed the texts or the facts of a post since it was created or imported. */
export async function hasEdits(db: Db, postId: number): Promise<boolean> {
  const isEdited = and(eq(sharedDocuments.postId, postId), sql`${sharedDocuments.lastNumber} > 0`)
  return (
    (await db.$count(sharedDocuments, isEdited)) > 0 || (await db.$count(postFacts, eq(postFacts.postId, postId))) > 0
  )
}

/** Who has changed a post since a moment. Updates of the document name their writers only until they are merged. */
export async function listWritersSince(db: Db, postId: number, since: Date | null): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select person_id as id from post_authors where post_id = ${postId} and last_at > ${since ?? '-infinity'}::timestamptz
    union
    select person_id from shared_document_updates
    where post_id = ${postId} and at > ${since ?? '-infinity'}::timestamptz and person_id is not null
    union
    select changed_by from post_facts
    where post_id = ${postId} and changed_at > ${since ?? '-infinity'}::timestamptz and changed_by is not null
    order by 1`)
  return rows.map(({ id }) => Number(id))
}

/** Later than this nobody writes a version any more that was missed, while the server was down for example. */
const MAX_IDLE_HOURS = 24

/** Posts with changes that are in no version yet, the last of them long enough ago. */
export async function listIdlePosts(db: Db, { now, idleMs }: { now: Date; idleMs: number }): Promise<number[]> {
  const from = new Date(now.getTime() - MAX_IDLE_HOURS * HOUR_MS)
  const until = new Date(now.getTime() - idleMs)
  const { rows } = await db.execute<{ id: number }>(sql`
    select post_id as id from (
      select post_id, last_at as at from post_authors where last_at > ${from}
      union all
      select post_id, at from shared_document_updates where at > ${from}
      union all
      select post_id, changed_at from post_facts where changed_at > ${from}
    ) as changes
    group by post_id
    having max(at) <= ${until}
      and max(at) > coalesce((select max(version.at) from post_versions version where version.post_id = changes.post_id), '-infinity')
    order by max(at)`)
  return rows.map(({ id }) => Number(id))
}

export interface AuthorRow {
  readonly id: number
  readonly firstName: string
  readonly surnames: string
}

export async function listAuthorsById(db: Db, ids: readonly number[]): Promise<Map<number, AuthorRow>> {
  const rows = await db
    .select({ id: people.id, firstName: people.firstName, surnames: people.surnames })
    .from(people)
    .where(anyOf(people.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

export interface VersionPageRow extends Record<string, unknown> {
  readonly number: number
  readonly reason: VersionReason
  readonly at: Date
  readonly authorIds: readonly number[]
  readonly changedTexts: readonly { readonly locale: Locale; readonly part: (typeof TEXT_PARTS)[number] }[]
  readonly facts: FactValues
  readonly factsBefore: FactValues | null
  readonly assets: PostSnapshot['assets']
  readonly assetsBefore: PostSnapshot['assets'] | null
}

interface VersionPage {
  readonly limit: number
  readonly offset: number
  readonly direction: 'asc' | 'desc'
}

/** With what differs from the version before. Texts may be large, so the database compares them. */
export async function listVersionPage(db: Db, postId: number, page: VersionPage): Promise<VersionPageRow[]> {
  const isChanged = (locale: Locale, part: string) => sql`
    case when coalesce(version.texts -> ${locale}::text ->> ${part}::text, '')
      is distinct from coalesce(earlier.texts -> ${locale}::text ->> ${part}::text, '')
    then jsonb_build_object('locale', ${locale}::text, 'part', ${part}::text) end`
  const comparisons = LOCALES.flatMap((locale) => TEXT_PARTS.map((part) => isChanged(locale, part)))
  const direction = page.direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await db.execute<VersionPageRow>(sql`
    select version.number, version.reason, version.at, version.author_ids as "authorIds",
      (select coalesce(jsonb_agg(change), '[]') from unnest(array[${sql.join(comparisons, sql`, `)}]) as change
        where change is not null) as "changedTexts",
      version.facts, earlier.facts as "factsBefore", version.captions as assets, earlier.captions as "assetsBefore"
    from (
      select * from post_versions where post_id = ${postId}
      order by number ${direction} limit ${page.limit} offset ${page.offset}
    ) as version
    left join lateral (
      select * from post_versions other where other.post_id = version.post_id and other.number < version.number
      order by other.number desc limit 1
    ) as earlier on true
    order by version.number ${direction}`)
  return rows
}
