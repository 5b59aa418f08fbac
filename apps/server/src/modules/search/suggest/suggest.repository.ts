import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts, tags, teams } from '../../../platform/database/schema/library.ts'

/** Each word is a prefix of a word of the name, ignoring accents. Folded words contain no regular expression syntax. */
function matchesPrefixes(name: SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`unaccent(lower(${name})) ~ ${`\\m${word}`}`))
}

interface FindOptions {
  readonly words: readonly string[]
  readonly visible: SQL
  readonly limit: number
}

export function findTeams(db: Db, { words, visible, limit }: FindOptions) {
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
    .where(and(matchesPrefixes(sql`${teams.name} || ' ' || ${teams.shortName}`, words), isInUse))
    .orderBy(teams.name)
    .limit(limit)
}

/** Tags by their name in any language that have a visible post. */
export function findTags(db: Db, { words, visible, limit, kind }: FindOptions & { kind: 'player' | 'topic' }) {
  const isInUse = sql`exists (select from ${posts} where ${posts.tagIds} @> array[${tags.id}]::integer[] and ${visible})`
  const names = sql`(${tags.names} ->> 'es') || ' ' || (${tags.names} ->> 'en') || ' ' || (${tags.names} ->> 'pt')`
  return db
    .select({ textId: tags.textId, names: tags.names })
    .from(tags)
    .where(and(eq(tags.kind, kind), matchesPrefixes(names, words), isInUse))
    .orderBy(tags.textId)
    .limit(limit)
}
