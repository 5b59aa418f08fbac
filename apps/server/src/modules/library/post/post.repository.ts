import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { corrections } from '../../../platform/database/schema/files.ts'
import {
  externalLinks,
  matchdays,
  posts,
  postTranslations,
  pressContacts,
  tags,
} from '../../../platform/database/schema/library.ts'

export async function findPost(db: Db, { visible, id }: { visible: SQL; id: number }) {
  const [row] = await db
    .select({
      id: posts.id,
      sectionId: posts.sectionId,
      matchdayId: posts.matchdayId,
      pressContactId: posts.pressContactId,
    })
    .from(posts)
    .where(and(eq(posts.id, id), visible))
  return row
}

export function listTranslations(db: Db, postId: number) {
  return db
    .select({
      locale: postTranslations.locale,
      title: postTranslations.title,
      summary: postTranslations.summary,
      body: postTranslations.body,
    })
    .from(postTranslations)
    .where(eq(postTranslations.postId, postId))
}

export function listExternalLinks(db: Db, postId: number) {
  return db
    .select({ titles: externalLinks.titles, url: externalLinks.url })
    .from(externalLinks)
    .where(eq(externalLinks.postId, postId))
    .orderBy(asc(externalLinks.position), asc(externalLinks.id))
}

export function listCorrections(db: Db, postId: number) {
  return db
    .select({ at: corrections.at, texts: corrections.texts })
    .from(corrections)
    .where(eq(corrections.postId, postId))
    .orderBy(desc(corrections.at), desc(corrections.id))
}

export async function findContact(db: Db, id: number) {
  const [row] = await db
    .select({
      name: pressContacts.name,
      roles: pressContacts.roles,
      email: pressContacts.email,
      telephone: pressContacts.telephone,
    })
    .from(pressContacts)
    .where(eq(pressContacts.id, id))
  return row
}

export async function findMatchday(db: Db, tagId: number) {
  const [row] = await db
    .select({
      textId: tags.textId,
      names: tags.names,
      season: matchdays.season,
      number: matchdays.number,
      startsOn: matchdays.startsOn,
      endsOn: matchdays.endsOn,
    })
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .where(eq(matchdays.tagId, tagId))
  return row
}

interface Neighbourhood {
  readonly visible: SQL
  readonly sectionId: string
  readonly postId: number
}

/** The visible post of the section that came out just before this one, or just after it. */
async function findNeighbour(
  db: Db,
  { visible, sectionId, postId, side }: Neighbourhood & { side: 'previous' | 'next' },
) {
  // Compared inside the database: a JavaScript date has no microseconds.
  const here = sql`(select here.new_at, here.id from ${posts} as here where here.id = ${postId})`
  const there = sql`(${posts.newAt}, ${posts.id})`
  const order = side === 'previous' ? desc : asc
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.sectionId, sectionId),
        visible,
        side === 'previous' ? sql`${there} < ${here}` : sql`${there} > ${here}`,
      ),
    )
    .orderBy(order(posts.newAt), order(posts.id))
    .limit(1)
  return row?.id
}

export async function findNeighbours(db: Db, where: Neighbourhood) {
  const [previous, next] = await Promise.all([
    findNeighbour(db, { ...where, side: 'previous' }),
    findNeighbour(db, { ...where, side: 'next' }),
  ])
  return { previous, next }
}
