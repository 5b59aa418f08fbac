import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import {
  categories,
  fixtures,
  posts,
  postTranslations,
  tags,
  teams,
} from '../../../platform/database/schema/library.ts'

/** All that a post can be found by. */
export interface PostTexts {
  readonly id: number
  readonly translations: readonly { locale: Locale; title: string; summary: string; body: string }[]
  readonly captions: readonly Localised[]
  /** Of categories, tags, players, the matchday and a match that people have a name for. */
  readonly names: readonly Localised[]
  readonly teams: readonly string[]
}

export async function listPostTexts(db: Db, ids: readonly number[]): Promise<readonly PostTexts[]> {
  const { rows } = await db.execute<PostTexts & Record<string, unknown>>(sql`
    select ${posts.id},
      (select coalesce(jsonb_agg(jsonb_build_object('locale', locale, 'title', title, 'summary', summary, 'body', body)), '[]')
        from ${postTranslations} where ${postTranslations.postId} = ${posts.id}) as translations,
      (select coalesce(jsonb_agg(captions order by position, id), '[]') from ${assets}
        where ${assets.postId} = ${posts.id} and captions is not null and recalled_at is null) as captions,
      (select coalesce(jsonb_agg(names), '[]') from (
        select names from ${categories} where ${categories.id} = any (${posts.categoryIds})
        union all select names from ${tags} where ${tags.id} = any (${posts.tagIds})
        union all select names from ${fixtures} where ${fixtures.id} = ${posts.fixtureId} and names is not null
      ) as named) as names,
      (select coalesce(jsonb_agg(concat(name, ' ', short_name)), '[]') from ${teams}
        where ${teams.id} = any (${posts.teamIds})) as teams
    from ${posts} where ${anyOf(posts.id, ids)}`)
  return rows
}
