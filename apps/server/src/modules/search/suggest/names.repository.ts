import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts, tags, teams } from '../../../platform/database/schema/library.ts'

/** Words of a name begin with each of these, accents or not. Folded words have no letter that means something in a pattern. */
function beginsWith(name: SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`unaccent(lower(${name})) ~ ${`\\m${word}`}`))
}

interface Wanted {
  readonly words: readonly string[]
  readonly visible: SQL
  readonly limit: number
}

/** Teams of that name that a post is about which the reader may see. */
export function findTeams(db: Db, { words, visible, limit }: Wanted) {
  const isInUse = sql`exists (select from ${posts} where ${posts.teamIds} @> array[${teams.id}]::integer[] and ${visible})`
  return db
    .select({
      textId: teams.textId,
      name: teams.name,
      shortName: teams.shortName,
      mainColour: teams.mainColour,
      secondColour: teams.secondColour,
    })
    .from(teams)
    .where(and(beginsWith(sql`${teams.name} || ' ' || ${teams.shortName}`, words), isInUse))
    .orderBy(teams.name)
    .limit(limit)
}

/** Tags of a kind of that name, in any language, that a post bears which the reader may see. */
export function findTags(db: Db, { words, visible, limit, kind }: Wanted & { kind: 'player' | 'topic' }) {
  const isInUse = sql`exists (select from ${posts} where ${posts.tagIds} @> array[${tags.id}]::integer[] and ${visible})`
  const names = sql`(${tags.names} ->> 'es') || ' ' || (${tags.names} ->> 'en') || ' ' || (${tags.names} ->> 'pt')`
  return db
    .select({ textId: tags.textId, names: tags.names })
    .from(tags)
    .where(and(eq(tags.kind, kind), beginsWith(names, words), isInUse))
    .orderBy(tags.textId)
    .limit(limit)
}
