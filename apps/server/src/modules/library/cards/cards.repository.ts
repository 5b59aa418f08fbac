import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { type AssetKind, MADE_RENDITIONS } from '@mixed-zone/contract/schemas/asset'
import type { Fixture } from '@mixed-zone/contract/schemas/taxonomy'
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files, renditions } from '../../../platform/database/schema/files.ts'
import { fixtures, posts, teams } from '../../../platform/database/schema/library.ts'
import type { AddressedAsset } from '../../../platform/signing/file-addresses.ts'

export type TeamRow = Pick<typeof teams.$inferSelect, 'textId' | 'name' | 'shortName' | 'mainColour' | 'secondColour'>

/** The newest post of a section that has a picture. */
export async function findNewestWithImage(
  db: Db,
  { visible, sectionId }: { visible: SQL; sectionId: string },
): Promise<number | null> {
  const hasImage = sql`exists (
    select 1 from ${assets}
    where ${assets.postId} = ${posts.id} and ${assets.kind} = 'image'
      and ${assets.fileId} is not null and ${assets.recalledAt} is null
  )`
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.sectionId, sectionId), visible, hasImage))
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(1)
  return row?.id ?? null
}

/** Featured posts in the editors' order, a pinned one before them; the first is the lead story. */
export async function listFeatured(
  db: Db,
  { visible, pinnedId }: { visible: SQL; pinnedId: number | null },
): Promise<number[]> {
  const isFeatured = isNotNull(posts.featuredPosition)
  const isPinned = pinnedId === null ? null : eq(posts.id, pinnedId)
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isPinned ? or(isFeatured, isPinned) : isFeatured, visible))
    // PostgreSQL rejects a constant here, so there is no term without a pinned post.
    .orderBy(...(isPinned ? [desc(isPinned)] : []), asc(posts.featuredPosition), asc(posts.id))
  return rows.map(({ id }) => id)
}

interface TermRow {
  readonly textId: string
  readonly names: Localised
}

interface DocumentRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly mediaType: string
  readonly sizeBytes: number
}

interface CardFixtureRow {
  readonly id: number
  readonly names: Localised | null
  readonly kickOff: string
  readonly state: Fixture['state']
  readonly homeGoals: number | null
  readonly awayGoals: number | null
  readonly home: TeamRow
  readonly away: TeamRow
}

/** An image, or a video with its poster. */
export interface PictureRow extends AddressedAsset {
  readonly kind: AssetKind
  readonly mediaId: string | null
  readonly credit: string
  readonly captions: Localised | null
  readonly alternatives: Localised | null
  readonly rights: Localised | null
  readonly rightsUntil: string | null
  readonly focalX: number
  readonly focalY: number
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string | null
}

export type PictureSize = Pick<RenditionRow, 'name' | 'format' | 'width' | 'height'>

/** Empty lists are null. */
export interface CardRow {
  readonly id: number
  readonly sectionId: string
  readonly sectionNames: Localised
  readonly publishedAt: Date | null
  readonly embargoUntil: Date | null
  readonly titles: readonly { readonly locale: Locale; readonly title: string; readonly summary: string }[] | null
  readonly teams: readonly TeamRow[] | null
  readonly categories: readonly TermRow[] | null
  readonly tags: readonly TermRow[] | null
  readonly counts: Readonly<Partial<Record<AssetKind, number>>> | null
  readonly documents: readonly DocumentRow[] | null
  readonly fixture: CardFixtureRow | null
  readonly picture: (PictureRow & { readonly renditions: readonly PictureSize[] | null }) | null
}

const team = (alias: string) =>
  sql.raw(`json_build_object('textId', ${alias}.text_id, 'name', ${alias}.name, 'shortName', ${alias}.short_name,
    'mainColour', ${alias}.main_colour, 'secondColour', ${alias}.second_colour)`)

const term = sql.raw(`json_build_object('textId', t.text_id, 'names', t.names)`)

/** Excludes recalled assets and subtitles. */
const SHOWN = sql.raw('a.post_id = posts.id and a.recalled_at is null and a.subtitles_of is null')

/**
 * The lead image if it can be shown, else the first image, else the poster of the first video. One whose rights have
 * ended comes last.
 */
const picture = (today: string) => sql`(
  select json_build_object('id', a.id, 'version', a.version, 'name', a.name, 'kind', a.kind, 'mediaId', a.media_id, 'credit', a.credit,
    'captions', a.captions, 'alternatives', a.alternatives, 'rights', a.rights, 'rightsUntil', a.rights_until,
    'focalX', a.focal_x, 'focalY', a.focal_y, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder,
    'renditions', (select json_agg(json_build_object('name', r.name, 'format', r.format, 'width', r.width, 'height', r.height)
      order by case r.name when '1920' then 1 when '1080' then 2 when '640' then 3 else 4 end)
      from renditions r where r.source_id = f.id and r.format = 'webp' and a.kind = 'image'))
  from assets a join files f on f.id = case when a.kind = 'image' then a.file_id else a.poster_file_id end
  where ${SHOWN} and (a.kind = 'image' or (a.kind = 'video' and a.media_id is not null))
  order by (a.rights_until is null or a.rights_until >= ${today}::date) desc,
    (a.id is not distinct from posts.lead_asset_id) desc, (a.kind = 'image') desc, a.position, a.id limit 1)`

/**
 * The cards of the given posts that match the condition, in the given order. One statement with subqueries: a dozen
 * round trips cost more than the query, and joins would scan all tags per post.
 */
export async function listCardRows(
  db: Db,
  { ids, today, condition }: { ids: readonly number[]; today: string; condition: SQL },
): Promise<CardRow[]> {
  const { rows } = await db.execute<CardRow & Record<string, unknown>>(sql`
    select posts.id, posts.section_id as "sectionId", posts.published_at as "publishedAt", posts.embargo_until as "embargoUntil",
      (select s.names from sections s where s.text_id = posts.section_id) as "sectionNames",
      (select json_agg(json_build_object('locale', t.locale, 'title', t.title, 'summary', t.summary))
        from post_translations t where t.post_id = posts.id) as titles,
      (select json_agg((select ${team('t')} from teams t where t.id = p.team_id) order by p.position, p.team_id)
        from post_teams p where p.post_id = posts.id) as teams,
      (select json_agg((select ${term} from categories t where t.id = p.category_id) order by p.position, p.category_id)
        from post_categories p where p.post_id = posts.id) as categories,
      (select json_agg((select ${term} from tags t where t.id = p.tag_id) order by p.position, p.tag_id)
        from post_tags p where p.post_id = posts.id) as tags,
      (select json_object_agg(kind, count) from (select a.kind, count(*) as count from assets a
        where a.post_id = posts.id and a.subtitles_of is null group by a.kind) as counted) as counts,
      (select json_agg(json_build_object('id', a.id, 'version', a.version, 'name', a.name, 'mediaType', f.media_type,
          'sizeBytes', f.size_bytes) order by a.position, a.id)
        from assets a join files f on f.id = a.file_id
        where ${SHOWN} and a.kind = 'text' and (a.rights_until is null or a.rights_until >= ${today}::date)) as documents,
      (select json_build_object('id', m.id, 'names', m.names, 'kickOff', m.kick_off, 'state', m.state, 'homeGoals', m.home_goals,
          'awayGoals', m.away_goals, 'home', ${team('h')}, 'away', ${team('w')})
        from fixtures m join teams h on h.id = m.home_team_id join teams w on w.id = m.away_team_id
        where m.id = posts.fixture_id) as fixture,
      ${picture(today)} as picture
    from ${posts} where ${anyOf(posts.id, ids)} and ${condition}`)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

/** Largest first. */
export async function listRenditions(db: Db, sourceIds: readonly number[]) {
  const rows = await db
    .select({
      sourceId: renditions.sourceId,
      name: renditions.name,
      format: renditions.format,
      width: renditions.width,
      height: renditions.height,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
    })
    .from(renditions)
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(and(anyOf(renditions.sourceId, sourceIds), inArray(renditions.name, MADE_RENDITIONS)))
    .orderBy(desc(renditions.format))
  // A JPEG of 640 px is the thumbnail of a video with the same picture.
  const shown = rows.filter(({ name, format }) => name !== '640' || format === 'webp')
  return MADE_RENDITIONS.flatMap((name) => shown.filter((row) => row.name === name).map((row) => ({ ...row, name })))
}

export type RenditionRow = Awaited<ReturnType<typeof listRenditions>>[number]

const home = alias(teams, 'home')
const away = alias(teams, 'away')

const columnsOf = (team: typeof home | typeof away) => ({
  textId: team.textId,
  name: team.name,
  shortName: team.shortName,
  mainColour: team.mainColour,
  secondColour: team.secondColour,
})

type FixtureColumn = 'id' | 'names' | 'kickOff' | 'state' | 'homeGoals' | 'awayGoals'

export type FixtureRow = Pick<typeof fixtures.$inferSelect, FixtureColumn> & {
  readonly home: TeamRow
  readonly away: TeamRow
}

export async function listFixtures(db: Db, condition: SQL): Promise<FixtureRow[]> {
  return db
    .select({
      id: fixtures.id,
      names: fixtures.names,
      kickOff: fixtures.kickOff,
      state: fixtures.state,
      homeGoals: fixtures.homeGoals,
      awayGoals: fixtures.awayGoals,
      home: columnsOf(home),
      away: columnsOf(away),
    })
    .from(fixtures)
    .innerJoin(home, eq(home.id, fixtures.homeTeamId))
    .innerJoin(away, eq(away.id, fixtures.awayTeamId))
    .where(condition)
    .orderBy(asc(fixtures.kickOff), asc(fixtures.id))
}
