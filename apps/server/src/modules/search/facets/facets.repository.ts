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

/** How many posts a choice is behind; `total` stands for all of them, whatever their choices. */
export interface CountRow {
  readonly group: Group | 'total'
  readonly choice: string
  readonly count: number
}

/**
 * How many posts have each choice of some groups, and how many there are. The posts are gone through once. Whole sets of choices are
 * counted before the choices in them where posts have few of them in common; of tags, nearly every post has a set of its own.
 */
export async function countGroups(
  db: Db,
  { groups, condition }: { groups: readonly Group[]; condition: SQL | undefined },
): Promise<readonly CountRow[]> {
  const columns = groups.map((group) => sql`${GROUPS[group]} as ${sql.identifier(group)}`)
  const counts = groups.map((group) => {
    const name = sql.identifier(group)
    const kind = sql.raw(`'${group}'`)
    return group === 'tags'
      ? sql`select ${kind}, choice::text, count(*) from hits, unnest(${name}) as choice group by choice`
      : sql`select ${kind}, choice::text, sum(count)::bigint
          from (select ${name}, count(*) as count from hits group by ${name}) as sets, unnest(${name}) as choice group by choice`
  })
  const { rows } = await db.execute<CountRow & Record<string, unknown>>(sql`
    with hits as materialized (select ${sql.join(columns, sql`, `)} from ${posts} where ${condition ?? sql`true`})
    select 'total' as "group", '' as choice, count(*) as count from hits
    union all ${sql.join(counts, sql` union all `)}`)
  return rows
}
