import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { postDrafts, postFacts } from '../../../platform/database/schema/drafts.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import {
  categories,
  externalLinks,
  fixtures,
  postCategories,
  posts,
  postTags,
  postTeams,
  postTranslations,
  pressContacts,
  sections,
  tags,
  teams,
  type TermTable,
  textIdAliases,
} from '../../../platform/database/schema/library.ts'
import { sharedDocuments } from '../../../platform/database/schema/writing.ts'
import type { ImportedPost, ImportedText } from './imported-post.ts'

type Ids = ReadonlyMap<string, number>

/** What posts refer to, by the ids that an archive names. */
export interface Terms {
  readonly sections: ReadonlySet<string>
  readonly teams: Ids
  readonly categories: Ids
  readonly tags: Ids
  readonly matchdays: Ids
  readonly contacts: Ids
}

/** Former text ids lead to the current row. */
export async function loadTerms(db: Db): Promise<Terms> {
  const idsOf = (rows: readonly { readonly id: number; readonly name: string }[]): Ids =>
    new Map(rows.map(({ id, name }) => [name, id]))
  const allTags = await db.select({ id: tags.id, name: tags.textId, kind: tags.kind }).from(tags)
  const aliases = await db.select().from(textIdAliases)
  const withAliases = (kind: TermTable, ids: Ids): Ids => {
    const former = aliases.flatMap((alias) => {
      const id = alias.teamId ?? alias.categoryId ?? alias.tagId
      return alias.kind === kind && id !== null ? [[alias.textId, id] as const] : []
    })
    return new Map([...former, ...ids])
  }
  const allSections = await db.select({ name: sections.textId }).from(sections)
  return {
    sections: new Set(allSections.map(({ name }) => name)),
    teams: withAliases('team', idsOf(await db.select({ id: teams.id, name: teams.textId }).from(teams))),
    categories: withAliases(
      'category',
      idsOf(await db.select({ id: categories.id, name: categories.textId }).from(categories)),
    ),
    tags: withAliases('tag', idsOf(allTags.filter(({ kind }) => kind !== 'matchday'))),
    matchdays: idsOf(allTags.filter(({ kind }) => kind === 'matchday')),
    contacts: idsOf(await db.select({ id: pressContacts.id, name: pressContacts.email }).from(pressContacts)),
  }
}

export async function findFixture(
  db: Db,
  { matchdayId, homeTeamId, awayTeamId }: { matchdayId: number; homeTeamId: number; awayTeamId: number },
): Promise<number | null> {
  const [row] = await db
    .select({ id: fixtures.id })
    .from(fixtures)
    .where(
      and(
        eq(fixtures.matchdayId, matchdayId),
        eq(fixtures.homeTeamId, homeTeamId),
        eq(fixtures.awayTeamId, awayTeamId),
      ),
    )
  return row?.id ?? null
}

const IMPORTED_COLUMNS = {
  id: posts.id,
  version: posts.version,
  digest: posts.importDigest,
  isPublished: sql<boolean>`${posts.state} = 'published'`,
  isInStudio: sql<boolean>`(exists (select from ${sharedDocuments} where ${sharedDocuments.postId} = ${posts.id})
    or exists (select from ${postFacts} where ${postFacts.postId} = ${posts.id})
    or exists (select from ${postDrafts} where ${postDrafts.postId} = ${posts.id}))`,
}

export async function findImported(db: Db, key: string) {
  const [row] = await db.select(IMPORTED_COLUMNS).from(posts).where(eq(posts.importKey, key))
  return row
}

/**
 * Locks the post until the transaction ends. An editor's first save inserts a row that refers to the post, and only `for update` waits for it;
 * a second statement is needed to see it, because the first one reads what was committed before it waited.
 */
export async function lockImported(tx: Db, key: string) {
  await tx.select({ id: posts.id }).from(posts).where(eq(posts.importKey, key)).for('update')
  return findImported(tx, key)
}

export interface PostColumns {
  readonly sectionId: string
  readonly publishedAt: Date
  /** When it was announced: never, because it is not after the import. */
  readonly outAt: Date
  readonly matchdayId: number | null
  readonly fixtureId: number | null
  readonly pressContactId: number | null
  readonly importKey: string
  readonly importDigest: Buffer
  readonly updatedAt: Date
}

export async function insertImported(tx: Db, columns: PostColumns): Promise<number> {
  const [row] = await tx
    .insert(posts)
    .values({ ...columns, state: 'published', createdAt: columns.updatedAt })
    .returning({ id: posts.id })
  if (!row) throw new Error('the insert returned no row')
  return row.id
}

export async function updateImported(
  tx: Db,
  { id, version }: { id: number; version: number },
  columns: PostColumns,
): Promise<void> {
  await tx
    .update(posts)
    .set({ ...columns, version: version + 1 })
    .where(eq(posts.id, id))
}

export interface Relations {
  readonly teamIds: readonly number[]
  readonly categoryIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly links: ImportedPost['links']
  readonly texts: readonly ImportedText[]
}

export async function replaceRelations(tx: Db, postId: number, relations: Relations): Promise<void> {
  const { teamIds, categoryIds, tagIds, links, texts } = relations
  for (const table of [postTeams, postCategories, postTags, externalLinks, postTranslations] as const) {
    await tx.delete(table).where(eq(table.postId, postId))
  }
  const inOrder = <T extends object>(ids: readonly number[], of: (id: number) => T) =>
    [...new Set(ids)].map((id, position) => ({ postId, position, ...of(id) }))
  await tx.insert(postTranslations).values(texts.map((text) => ({ postId, ...text })))
  if (teamIds.length > 0) await tx.insert(postTeams).values(inOrder(teamIds, (teamId) => ({ teamId })))
  if (categoryIds.length > 0) {
    await tx.insert(postCategories).values(inOrder(categoryIds, (categoryId) => ({ categoryId })))
  }
  if (tagIds.length > 0) await tx.insert(postTags).values(inOrder(tagIds, (tagId) => ({ tagId })))
  if (links.length > 0) {
    await tx.insert(externalLinks).values(links.map((link, position) => ({ postId, position, ...link })))
  }
}

export type AssetColumns = Omit<typeof assets.$inferInsert, 'id' | 'postId' | 'position' | 'version' | 'createdAt'> & {
  readonly fileId: number
}

/**
 * Assets are recognised by their names, so that links to those that stay remain valid. A recalled one keeps its place and its notice.
 * Returns the ids in order.
 */
export async function replaceAssets(
  tx: Db,
  postId: number,
  { rows, now }: { rows: readonly AssetColumns[]; now: Date },
): Promise<number[]> {
  const stored = await tx
    .select({
      id: assets.id,
      name: assets.name,
      fileId: assets.fileId,
      version: assets.version,
      recalledAt: assets.recalledAt,
    })
    .from(assets)
    .where(and(eq(assets.postId, postId), isNull(assets.subtitlesOf)))
  const ids: number[] = []
  for (const [position, row] of rows.entries()) {
    const known = stored.find(({ name }) => name === row.name)
    if (!known) {
      const [inserted] = await tx
        .insert(assets)
        .values({ ...row, postId, position, createdAt: now })
        .returning({ id: assets.id })
      if (inserted) ids.push(inserted.id)
      continue
    }
    ids.push(known.id)
    const version = known.fileId === row.fileId ? known.version : known.version + 1
    const change = known.recalledAt === null ? { ...row, version, position } : { position }
    await tx.update(assets).set(change).where(eq(assets.id, known.id))
  }
  const isGone = and(eq(assets.postId, postId), isNull(assets.subtitlesOf), isNull(assets.recalledAt))
  await tx.delete(assets).where(ids.length > 0 ? and(isGone, notInArray(assets.id, ids)) : isGone)
  return ids
}

export async function setLeadAsset(tx: Db, postId: number, leadAssetId: number | null): Promise<void> {
  await tx.update(posts).set({ leadAssetId }).where(eq(posts.id, postId))
}
