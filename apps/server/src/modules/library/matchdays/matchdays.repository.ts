import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files, renditions } from '../../../platform/database/schema/files.ts'
import { fixtures, matchdays, posts, tags } from '../../../platform/database/schema/library.ts'
import { isSmallerPicture } from '../../../platform/images/smaller-picture.ts'

const MATCHDAY_COLUMNS = {
  tagId: matchdays.tagId,
  textId: tags.textId,
  names: tags.names,
  season: matchdays.season,
  number: matchdays.number,
  startsOn: matchdays.startsOn,
  endsOn: matchdays.endsOn,
}

/** The matchday of the day, else the nearest; of two equally near, the later. */
export async function findMatchdayNearest(db: Db, day: string) {
  const daysAway = sql`greatest(${matchdays.startsOn} - ${day}::date, ${day}::date - ${matchdays.endsOn}, 0)`
  const [row] = await db
    .select(MATCHDAY_COLUMNS)
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .orderBy(daysAway, sql`${matchdays.startsOn} desc`, asc(matchdays.tagId))
    .limit(1)
  return row
}

export async function findSeasonDays(db: Db, season: string) {
  const [row] = await db
    .select({
      startsOn: sql<string>`min(${matchdays.startsOn})::text`,
      endsOn: sql<string>`max(${matchdays.endsOn})::text`,
    })
    .from(matchdays)
    .where(eq(matchdays.season, season))
    .groupBy(matchdays.season)
  return row
}

export type MatchdayRow = NonNullable<Awaited<ReturnType<typeof findMatchdayNearest>>>

async function findMatchday(db: Db, condition: SQL): Promise<MatchdayRow | undefined> {
  const [row] = await db
    .select(MATCHDAY_COLUMNS)
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .where(condition)
  return row
}

export const findMatchdayByTextId = (db: Db, textId: string) => findMatchday(db, eq(tags.textId, textId))

export const findMatchdayOfFixture = (db: Db, fixtureId: number) =>
  findMatchday(
    db,
    sql`${matchdays.tagId} = (select ${fixtures.matchdayId} from ${fixtures} where ${fixtures.id} = ${fixtureId})`,
  )

async function findNextTo(db: Db, here: MatchdayRow, side: 'previous' | 'next'): Promise<MatchdayRow | undefined> {
  const there = sql`(${matchdays.startsOn}, ${matchdays.number}, ${matchdays.tagId})`
  const position = sql`(${here.startsOn}::date, ${here.number}::integer, ${here.tagId}::bigint)`
  const order = side === 'previous' ? desc : asc
  const [row] = await db
    .select(MATCHDAY_COLUMNS)
    .from(matchdays)
    .innerJoin(tags, eq(tags.id, matchdays.tagId))
    .where(and(side === 'previous' ? sql`${there} < ${position}` : sql`${there} > ${position}`))
    .orderBy(order(matchdays.startsOn), order(matchdays.number), order(matchdays.tagId))
    .limit(1)
  return row
}

export async function findMatchdaysAround(db: Db, here: MatchdayRow) {
  const [previous, next] = await Promise.all([findNextTo(db, here, 'previous'), findNextTo(db, here, 'next')])
  return { previous, next }
}

const smallFiles = alias(files, 'small_files')

interface PackOptions {
  readonly condition: SQL
  readonly visible: SQL
  readonly today: string
}

/** The files that can be downloaded today, including subtitles. */
export async function measurePack(db: Db, { condition, visible, today }: PackOptions) {
  const { mediaType, sizeBytes } = smallFiles
  const rows = await db
    .select({
      original: { mediaType: files.mediaType, sizeBytes: files.sizeBytes, width: files.width, height: files.height },
      small: { mediaType, sizeBytes, width: renditions.width, height: renditions.height },
    })
    .from(posts)
    .innerJoin(assets, eq(assets.postId, posts.id))
    .innerJoin(files, eq(files.id, assets.fileId))
    .leftJoin(
      renditions,
      and(
        eq(renditions.sourceId, files.id),
        eq(assets.kind, 'image'),
        eq(renditions.name, '1920'),
        eq(renditions.format, 'jpeg'),
      ),
    )
    .leftJoin(smallFiles, eq(smallFiles.id, renditions.fileId))
    .where(
      and(
        condition,
        visible,
        isNull(assets.recalledAt),
        sql`(${assets.rightsUntil} is null or ${assets.rightsUntil} >= ${today}::date)`,
      ),
    )
  const smaller = rows.filter(({ original, small }) => small.sizeBytes !== null && isSmallerPicture(small, original))
  const size = rows.reduce((sum, { original }) => sum + original.sizeBytes, 0)
  const smallSize = smaller.reduce(
    (sum, { original, small }) => sum - original.sizeBytes + (small.sizeBytes ?? 0),
    size,
  )
  return { size, count: rows.length, ...(smaller.length > 0 && { smallSize }) }
}
