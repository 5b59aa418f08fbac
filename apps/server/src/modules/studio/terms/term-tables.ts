import type { EditableTermKind, TermKind } from '@mixed-zone/contract/schemas/studio/terms'
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

export function isEditable(kind: TermKind): kind is EditableTermKind {
  return kind !== 'sections'
}

/** Facts of drafts that name a row: `post_facts` is called `fact`. The field is a constant, as the partial index wants it. */
export function factNames({ fact }: TermSource, id: SQL): SQL {
  return sql`fact.field = ${sql.raw(`'${fact}'`)} and fact.value @> jsonb_build_array((${id})::text)`
}

/** The studio's saved views that hold the id of a row: `saved_views` without another name. */
export function viewNames(source: TermSource, id: number): SQL {
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
