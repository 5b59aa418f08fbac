import { aPost, aTranslation, type PostData, type TranslationData } from '@mixed-zone/test-data/posts'
import {
  aCategory,
  aSection,
  aTag,
  aTeam,
  type CategoryData,
  type SectionData,
  type TagData,
  type TeamData,
} from '@mixed-zone/test-data/taxonomy'
import type { Db } from '../src/platform/database/database.ts'
import {
  categories,
  posts,
  postCategories,
  postTags,
  postTeams,
  postTranslations,
  sections,
  tags,
  teams,
} from '../src/platform/database/schema/library.ts'

interface NewPost extends Partial<PostData> {
  /** Spanish by default. An empty list creates a post without any translation. */
  readonly translations?: readonly Partial<TranslationData>[]
  readonly teamIds?: readonly number[]
  readonly categoryIds?: readonly number[]
  readonly tagIds?: readonly number[]
}

/** Inserts a post that everybody may see by default. */
export async function insertPost(
  db: Db,
  { translations = [{}], teamIds = [], categoryIds = [], tagIds = [], ...post }: NewPost = {},
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const { id } = one(await tx.insert(posts).values(aPost(post)).returning({ id: posts.id }))
    for (const words of translations) await tx.insert(postTranslations).values({ postId: id, ...aTranslation(words) })
    for (const [position, teamId] of teamIds.entries())
      await tx.insert(postTeams).values({ postId: id, teamId, position })
    for (const [position, categoryId] of categoryIds.entries())
      await tx.insert(postCategories).values({ postId: id, categoryId, position })
    for (const [position, tagId] of tagIds.entries()) await tx.insert(postTags).values({ postId: id, tagId, position })
    return { id }
  })
}

export async function insertSection(db: Db, section: Partial<SectionData> = {}): Promise<{ textId: string }> {
  return one(await db.insert(sections).values(aSection(section)).returning({ textId: sections.textId }))
}

export async function insertTeam(db: Db, team: Partial<TeamData> = {}): Promise<{ id: number; textId: string }> {
  return one(await db.insert(teams).values(aTeam(team)).returning({ id: teams.id, textId: teams.textId }))
}

export async function insertCategory(
  db: Db,
  category: Partial<CategoryData> = {},
): Promise<{ id: number; textId: string }> {
  return one(
    await db.insert(categories).values(aCategory(category)).returning({ id: categories.id, textId: categories.textId }),
  )
}

export async function insertTag(db: Db, tag: Partial<TagData> = {}): Promise<{ id: number; textId: string }> {
  return one(await db.insert(tags).values(aTag(tag)).returning({ id: tags.id, textId: tags.textId }))
}

function one<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('nothing was stored')
  return row
}
