import type { EditableTermKind, TermUses } from '@mixed-zone/contract/schemas/studio/terms'
import { type SQL, sql } from 'drizzle-orm'
import type { TermTable } from '../../../platform/database/schema/library.ts'

/** Where rows of a kind are, and what names them. Names are constants, so that partial indexes apply. */
export interface TermSource {
  readonly kind: EditableTermKind
  readonly table: TermTable
  readonly rows: SQL
  /** In queries the rows are called `term`. */
  readonly where: SQL
  readonly names: SQL
  readonly sortName: (locale: string) => SQL
  readonly links: SQL
  readonly linkColumn: SQL
  /** The column of `post_drafts` and `posts`. */
  readonly idsColumn: SQL
  /** The field of `post_facts`. */
  readonly fact: string
  /** In the studio's saved views. */
  readonly filter: string
}

const localName = (locale: string) => sql`fold_text(term.names ->> ${locale}::text)`

const TAG = {
  table: 'tag',
  rows: sql`tags`,
  names: sql`term.names`,
  sortName: localName,
  links: sql`post_tags`,
  linkColumn: sql`tag_id`,
  idsColumn: sql`tag_ids`,
  filter: 'tag',
} as const

export const TERM_SOURCES: Readonly<Record<EditableTermKind, TermSource>> = {
  teams: {
    kind: 'teams',
    table: 'team',
    rows: sql`teams`,
    where: sql`true`,
    names: sql`jsonb_build_object('es', term.name, 'en', term.name, 'pt', term.name)`,
    sortName: () => sql`term.sort_name`,
    links: sql`post_teams`,
    linkColumn: sql`team_id`,
    idsColumn: sql`team_ids`,
    fact: 'teams',
    filter: 'team',
  },
  categories: {
    kind: 'categories',
    table: 'category',
    rows: sql`categories`,
    where: sql`true`,
    names: sql`term.names`,
    sortName: localName,
    links: sql`post_categories`,
    linkColumn: sql`category_id`,
    idsColumn: sql`category_ids`,
    fact: 'categories',
    filter: 'category',
  },
  tags: { ...TAG, kind: 'tags', where: sql`term.kind = 'topic'`, fact: 'tags' },
  players: { ...TAG, kind: 'players', where: sql`term.kind = 'player'`, fact: 'players' },
}

/** Facts of drafts that name a row: `post_facts` is called `fact`. The field is a constant, as the partial index wants it. */
export function factMentionsTerm({ fact }: TermSource, id: SQL): SQL {
  return sql`fact.field = ${sql.raw(`'${fact}'`)} and fact.value @> jsonb_build_array((${id})::text)`
}

/** Details of files in `post_facts` that name a player. */
export const captionMentionsPlayer = (id: SQL): SQL =>
  sql`field like 'details:%' and value -> 'players' @> jsonb_build_array((${id})::text)`

type OtherUse = Exclude<keyof TermUses, 'posts' | 'drafts' | 'savedViews'>

/** What else uses a row and keeps it from being deleted: the rows of another table, from `from` on. */
export const OTHER_USES: Readonly<Record<EditableTermKind, Partial<Record<OtherUse, (id: SQL) => SQL>>>> = {
  teams: {
    fixtures: (id) => sql`from fixtures where home_team_id = ${id} or away_team_id = ${id}`,
    players: (id) => sql`from tags where team_id = ${id}`,
    squads: (id) => sql`from squad_members where team_id = ${id}`,
  },
  categories: { promises: (id) => sql`from coverage_promises where category_id = ${id}` },
  tags: {},
  players: {
    captions: (id) => sql`from post_facts where ${captionMentionsPlayer(id)}`,
    squads: (id) => sql`from squad_members where player_tag_id = ${id}`,
  },
}

/** The studio's saved views that hold the id of a row: `saved_views` without another name. */
export function viewMentionsTerm(source: TermSource, id: number): SQL {
  return sql`list in ('posts', 'terms-players') and query ~ ${viewPattern(source, id)}`
}

export const viewPattern = ({ filter }: TermSource, id: number) => `(^|&)${filter}=${id}(&|$)`

/** The latest season that has matchdays, or squads if none has. */
export const LATEST_SEASON = sql`coalesce((select max(season) from matchdays), (select max(season) from squad_members))`

export const TABLE_NAMES: Readonly<Record<TermTable, SQL>> = {
  team: sql`teams`,
  category: sql`categories`,
  tag: sql`tags`,
}
