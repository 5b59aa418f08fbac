import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'

/** What posts can be grouped by: the choices of one criterion, or, for tags, of two. */
export const GROUPS = {
  teams: posts.teamIds,
  categories: posts.categoryIds,
  tags: posts.tagIds,
  locales: posts.locales,
} as const

export type Group = keyof typeof GROUPS

/** Choices that so many posts have in common: exactly these, in one of the groups that were asked for. */
export type SetRow = Partial<Record<Group, readonly (number | string)[] | null>> & { readonly count: number }

/**
 * How many posts have each set of choices in common. Posts are grouped by whole sets, of which there are few, and not by
 * each choice in them: going through every choice of every post costs three times as much.
 */
export async function countSets(
  db: Db,
  { groups, condition }: { groups: readonly Group[]; condition: SQL | undefined },
): Promise<readonly SetRow[]> {
  const columns = sql.join(
    groups.map((group) => sql`${GROUPS[group]} as ${sql.identifier(group)}`),
    sql`, `,
  )
  const sets = sql.join(
    groups.map((group) => sql`(${GROUPS[group]})`),
    sql`, `,
  )
  return db.execute<SetRow & Record<string, unknown>>(sql`
    select ${columns}, count(*) as count
    from ${posts} where ${condition ?? sql`true`}
    group by grouping sets (${sets})`)
}
