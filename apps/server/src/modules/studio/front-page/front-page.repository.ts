import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import type { FrontPage } from '@mixed-zone/contract/schemas/studio/front-page'
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import {
  frontPage,
  frontPageVersions,
  posts,
  postTranslations,
  quickLinks,
  sections,
} from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { pickTranslation, visibleTo } from '../../library/rules.ts'

export type FrontPageRow = typeof frontPage.$inferSelect

export async function findFrontPageRow(db: Db): Promise<FrontPageRow> {
  return only(await db.select().from(frontPage))
}

/** Locked until the transaction ends. */
export async function lockFrontPageRow(tx: Db): Promise<FrontPageRow> {
  return only(await tx.select().from(frontPage).for('update'))
}

/** The migration has inserted it. */
function only([row]: readonly FrontPageRow[]): FrontPageRow {
  if (!row) throw new Error('The table front_page is empty')
  return row
}

export type FrontPageChange = Partial<Omit<FrontPageRow, 'id'>>

export async function updateFrontPageRow(tx: Db, change: FrontPageChange): Promise<void> {
  await tx.update(frontPage).set(change)
}

export async function writeSections(tx: Db, entries: FrontPage['sections']): Promise<void> {
  for (const [index, { textId, names, descriptions, layout, limit, isVisible }] of entries.entries()) {
    await tx
      .update(sections)
      .set({ names, descriptions, layout, postLimit: limit, isVisible, frontPosition: index + 1 })
      .where(eq(sections.textId, textId))
  }
}

/** An unchanged link keeps its row, and with it the mark of a link of the demo. */
export async function replaceQuickLinks(tx: Db, links: FrontPage['quickLinks']): Promise<void> {
  const stored = await tx.select().from(quickLinks).orderBy(quickLinks.position, quickLinks.id)
  const keptIds = new Set<number>()
  for (const [position, link] of links.entries()) {
    const same = stored.find((row) => !keptIds.has(row.id) && isSameLink(row, link))
    if (same) {
      keptIds.add(same.id)
      await tx.update(quickLinks).set({ position }).where(eq(quickLinks.id, same.id))
    } else await tx.insert(quickLinks).values({ ...link, position })
  }
  const goneIds = stored.map(({ id }) => id).filter((id) => !keptIds.has(id))
  await tx.delete(quickLinks).where(anyOf(quickLinks.id, goneIds))
}

type LinkWords = Pick<typeof quickLinks.$inferSelect, 'titles' | 'url' | 'icon'>

function isSameLink(one: LinkWords, other: LinkWords): boolean {
  const hasSameTitle = (locale: Locale) => one.titles[locale] === other.titles[locale]
  return one.url === other.url && one.icon === other.icon && LOCALES.every(hasSameTitle)
}

/** Which of these posts exist and are not in the trash. */
export async function listPinnableIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = rowIds(ids)
  if (wanted.length === 0) return new Set()
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(anyOf(posts.id, wanted), ne(posts.state, 'trash')))
  return new Set(rows.map(({ id }) => String(id)))
}

interface LeadPostsQuery {
  readonly ids: readonly string[]
  readonly locale: Locale
  readonly now: Date
}

/** Those that exist and are not in the trash, as readers see them. */
export async function listLeadPosts(db: Db, { ids, locale, now }: LeadPostsQuery) {
  const wanted = rowIds(ids)
  if (wanted.length === 0) return []
  const rows = await db
    .select({
      id: posts.id,
      isVisible: sql<boolean>`${visibleTo({ seesEmbargoed: false }, now)}`,
      locale: postTranslations.locale,
      title: postTranslations.title,
    })
    .from(posts)
    .leftJoin(postTranslations, eq(postTranslations.postId, posts.id))
    .where(and(anyOf(posts.id, wanted), ne(posts.state, 'trash')))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofPost]) => {
    const texts = ofPost.flatMap((row) => (row.locale === null ? [] : [{ locale: row.locale, title: row.title ?? '' }]))
    const { title = '' } = pickTranslation(texts, locale) ?? {}
    return { id: String(id), title, isVisible: ofPost.some(({ isVisible }) => isVisible) }
  })
}

export async function insertFrontPageVersion(tx: Db, version: typeof frontPageVersions.$inferInsert): Promise<void> {
  await tx.insert(frontPageVersions).values(version)
}

export async function findFrontPageVersion(db: Db, version: number): Promise<unknown> {
  const [row] = await db
    .select({ value: frontPageVersions.value })
    .from(frontPageVersions)
    .where(eq(frontPageVersions.version, version))
  return row?.value
}

interface VersionsPage {
  readonly page: number
  readonly pageSize: number
  readonly direction: 'asc' | 'desc'
}

export async function listFrontPageVersionRows(db: Db, { page, pageSize, direction }: VersionsPage) {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(frontPageVersions)
  const rows = await db
    .select({
      version: frontPageVersions.version,
      value: frontPageVersions.value,
      publishedAt: frontPageVersions.publishedAt,
      publishedBy: frontPageVersions.publishedBy,
      firstName: people.firstName,
      surnames: people.surnames,
    })
    .from(frontPageVersions)
    .leftJoin(people, eq(people.id, frontPageVersions.publishedBy))
    .orderBy(direction === 'asc' ? frontPageVersions.version : desc(frontPageVersions.version))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total }
}
