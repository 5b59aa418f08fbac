import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { categories, tags, teams } from '../../../platform/database/schema/library.ts'

interface Named {
  readonly team: readonly string[]
  readonly category: readonly string[]
  readonly tag: readonly string[]
}

interface ChoiceRow {
  readonly kind: 'team' | 'category' | 'tag' | 'matchday'
  readonly id: number
}

/** The rows that text ids name. One statement, whatever is asked. */
export async function findChoices(db: Db, { team, category, tag }: Named): Promise<readonly ChoiceRow[]> {
  if (team.length + category.length + tag.length === 0) return []
  // As one JSON text each: lists of text need no quoting then.
  const among = (textIds: readonly string[]) =>
    sql`(select jsonb_array_elements_text(${JSON.stringify(textIds)}::jsonb))`
  return db.execute<{ kind: ChoiceRow['kind']; id: number }>(sql`
    select 'team' as kind, ${teams.id} from ${teams} where ${teams.textId} in ${among(team)}
    union all
    select 'category', ${categories.id} from ${categories} where ${categories.textId} in ${among(category)}
    union all
    select case ${tags.kind} when 'matchday' then 'matchday' else 'tag' end, ${tags.id}
    from ${tags} where ${tags.textId} in ${among(tag)}`)
}
