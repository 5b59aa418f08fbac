import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { EditableTermKind, Position, TermUses } from '@mixed-zone/contract/schemas/studio/terms'
import { and, type SQL, sql } from 'drizzle-orm'
import { idArray } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { sections } from '../../../platform/database/schema/library.ts'
import { matchesText } from '../matches-text.ts'
import {
  factMentionsTerm,
  LATEST_SEASON,
  OTHER_USES,
  TERM_SOURCES,
  type TermSource,
  viewMentionsTerm,
} from './term-tables.ts'

export interface TermRow {
  readonly id: number
  readonly textId: string
  readonly names: Localised
  readonly version: number
  readonly posts: number
  readonly lastPostAt: Date | null
  readonly club: ClubColumns | null
  readonly player: PlayerColumns | null
}

export interface ClubColumns {
  readonly shortName: string
  readonly code: string
  readonly city: string
  readonly stadium: string
  readonly coach: string
  readonly mainColour: string
  readonly secondColour: string
  readonly contactId: number | null
  readonly contactName: string | null
  readonly crestFileId: number | null
  readonly players: number
}

export interface PlayerColumns {
  readonly teamId: number | null
  readonly teamTextId: string | null
  readonly teamName: string | null
  readonly number: number | null
  readonly position: Position | null
}

export interface TermFilter {
  readonly ids?: readonly number[] | undefined
  readonly text?: string | undefined
  readonly team?: string | undefined
  readonly unused?: 'true' | undefined
}

export interface TermOrder {
  readonly sort?: 'name' | 'textId' | 'posts' | 'code' | 'team' | undefined
  readonly direction: 'asc' | 'desc'
  readonly locale: Locale
}

/** The posts that name a row, published or in their draft. */
const postIdsSql = (source: TermSource, id: SQL) => sql`
  select post_id from ${source.links} where ${source.linkColumn} = ${id}
  union select fact.post_id from post_facts fact where ${factMentionsTerm(source, id)}`

const postCountSql = (source: TermSource) =>
  sql`(select count(*)::int from (${postIdsSql(source, sql`term.id`)}) as named)`

/** From the newest on: for most rows it is among the first. */
const latestPostAtSql = (source: TermSource) => sql`(
  select post.new_at from posts post
  where post.state in ('scheduled', 'published') and post.${source.idsColumn} @> array[term.id]::integer[]
  order by post.new_at desc limit 1)`

const CLUB = sql`jsonb_build_object(
  'shortName', term.short_name, 'code', term.code, 'city', term.city, 'stadium', term.stadium, 'coach', term.coach,
  'mainColour', term.main_colour, 'secondColour', term.second_colour, 'crestFileId', term.crest_file_id,
  'contactId', term.press_contact_id,
  'contactName', (select name from press_contacts where id = term.press_contact_id),
  'players', (select count(*) from squad_members where team_id = term.id and season = ${LATEST_SEASON}))`

const PLAYER = sql`(
  select jsonb_build_object('teamId', team.id, 'teamTextId', team.text_id, 'teamName', team.name,
    'number', member.number, 'position', member.position)
  from (select 1) as one
  left join teams team on team.id = term.team_id
  left join squad_members member
    on member.player_tag_id = term.id and member.team_id = term.team_id and member.season = ${LATEST_SEASON})`

function matches(source: TermSource, { ids, text, team, unused }: TermFilter): SQL {
  const id = sql`term.id`
  const conditions = and(
    source.where,
    ids && sql`term.id = any(${idArray(ids)})`,
    matchesText(sql`term.search_text`, text),
    team === undefined || source.kind !== 'players' ? undefined : sql`term.team_id = ${rowId(team) ?? 0}`,
    unused && sql`not exists (${postIdsSql(source, id)})`,
    ...(unused ? Object.values(OTHER_USES[source.kind]).map((rows) => sql`not exists (select ${rows(id)})`) : []),
  )
  return conditions ?? sql`true`
}

function orderOf(source: TermSource, { sort, direction, locale }: TermOrder): SQL {
  const way = direction === 'desc' ? sql`desc` : sql`asc`
  const byName = source.sortName(locale)
  const columns: Readonly<Record<NonNullable<TermOrder['sort']>, SQL>> = {
    name: byName,
    textId: sql`term.text_id`,
    posts: postCountSql(source),
    code: source.kind === 'teams' ? sql`term.code` : byName,
    team: source.kind === 'players' ? sql`(select sort_name from teams where id = term.team_id)` : byName,
  }
  if (sort === undefined) return sql`${byName}, term.id`
  return sql`${columns[sort]} ${way} nulls last, ${byName}, term.id`
}

interface Listing {
  readonly filter: TermFilter
  readonly order: TermOrder
  readonly page: { readonly limit: number; readonly offset: number }
}

export async function listTerms(db: Db, kind: EditableTermKind, { filter, order, page }: Listing): Promise<TermRow[]> {
  const source = TERM_SOURCES[kind]
  // The page is found first: what is shown of a row takes longer than what it is sorted by.
  const { rows } = await db.execute<TermRow & Record<string, unknown>>(sql`
    with page as (
      select term.id, row_number() over (order by ${orderOf(source, order)}) as place
      from ${source.rows} term where ${matches(source, filter)} order by place limit ${page.limit} offset ${page.offset})
    select term.id, term.text_id as "textId", ${source.names} as names, term.version, ${postCountSql(source)} as posts,
      ${latestPostAtSql(source)} as "lastPostAt", ${kind === 'teams' ? CLUB : sql`null`} as club,
      ${kind === 'players' ? PLAYER : sql`null`} as player
    from page join ${source.rows} term on term.id = page.id order by page.place`)
  return rows
}

/** All that match. */
export async function listTermIds(
  db: Db,
  kind: EditableTermKind,
  { filter, order }: Omit<Listing, 'page'>,
): Promise<number[]> {
  const source = TERM_SOURCES[kind]
  const { rows } = await db.execute<{ id: number }>(
    sql`select term.id from ${source.rows} term where ${matches(source, filter)} order by ${orderOf(source, order)}`,
  )
  return rows.map(({ id }) => id)
}

export async function countTerms(db: Db, kind: EditableTermKind, filter: TermFilter = {}): Promise<number> {
  const source = TERM_SOURCES[kind]
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${source.rows} term where ${matches(source, filter)}`,
  )
  return rows[0]?.total ?? 0
}

export async function listTermsById(
  db: Db,
  kind: EditableTermKind,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
): Promise<TermRow[]> {
  const order = { direction: 'asc', locale } as const
  return listTerms(db, kind, { filter: { ids }, order, page: { limit: ids.length, offset: 0 } })
}

export async function listSectionTerms(db: Db) {
  const { rows } = await db.execute<{
    id: string
    names: Localised
    kind: 'featured' | 'regular'
    posts: number
    lastPostAt: Date | null
  }>(sql`
    select section.text_id as id, section.names, section.kind, coalesce(counted.posts, 0) as posts,
      (select new_at from posts where section_id = section.text_id and state in ('scheduled', 'published')
        order by new_at desc, id desc limit 1) as "lastPostAt"
    from sections section
    left join (
      select section_id, count(*)::int as posts from (
        -- The row of a draft that was never published has a placeholder; its section is a fact.
        select section_id, id from posts
        where published_at is not null
          or not exists (select from post_facts where post_id = posts.id and field = 'section')
        union select value #>> '{}', post_id from post_facts where field = 'section'
      ) as named group by section_id
    ) as counted on counted.section_id = section.text_id
    order by section.position`)
  return rows
}

export const countSections = (db: Db): Promise<number> => db.$count(sections)

export async function findLatestSeason(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ season: string | null }>(sql`select ${LATEST_SEASON} as season`)
  return rows[0]?.season ?? null
}

export async function listContactNames(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from press_contacts order by fold_text(name), id`,
  )
  return rows
}

export async function listClubNames(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from teams order by sort_name, id`,
  )
  return rows
}

/** Who uses a row. */
export async function countUses(db: Db, kind: EditableTermKind, id: number): Promise<TermUses> {
  const source = TERM_SOURCES[kind]
  const named = sql`${id}::bigint`
  const countOther = (use: keyof (typeof OTHER_USES)[typeof kind]) => {
    const rows = OTHER_USES[kind][use]
    return rows ? sql`(select count(*)::int ${rows(named)})` : sql`0`
  }
  const { rows } = await db.execute<TermUses & Record<string, unknown>>(sql`select
    (select count(*)::int from ${source.links} where ${source.linkColumn} = ${id}) as posts,
    (select count(distinct fact.post_id)::int from post_facts fact where ${factMentionsTerm(source, named)}
      and not exists (select from ${source.links} link where link.post_id = fact.post_id and link.${source.linkColumn} = ${id})
    ) as drafts,
    ${countOther('captions')} as captions,
    ${countOther('fixtures')} as fixtures,
    ${countOther('players')} as players,
    ${countOther('squads')} as squads,
    ${countOther('promises')} as promises,
    (select count(*)::int from saved_views where ${viewMentionsTerm(source, id)}) as "savedViews"`)
  const [uses] = rows
  if (!uses) throw new Error('the database returned no row')
  return uses
}

export interface SquadRow {
  readonly playerId: number
  readonly textId: string
  readonly name: string
  readonly number: number | null
  readonly position: Position
}

/** The squad of the latest season, by number. */
export async function listSquad(db: Db, teamId: number): Promise<SquadRow[]> {
  const { rows } = await db.execute<SquadRow & Record<string, unknown>>(sql`
    select player_tag_id as "playerId", tag.text_id as "textId", tag.names ->> 'es' as name, number, position
    from squad_members member join tags tag on tag.id = member.player_tag_id
    where member.team_id = ${teamId} and member.season = ${LATEST_SEASON}
    order by number nulls last, fold_text(tag.names ->> 'es'), tag.id`)
  return rows
}
