import type { Localised } from '@mixed-zone/contract/locales'
import type { EditableTermKind } from '@mixed-zone/contract/schemas/studio/terms'
import { sql } from 'drizzle-orm'
import { idArray } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type TermTable, termMerges } from '../../../platform/database/schema/library.ts'
import { TERM_SOURCES, viewMentionsTerm, viewPattern } from './term-tables.ts'

/** A row of `teams`, `categories` or `tags` with the names of its columns. */
export type TermRecord = Readonly<Record<string, unknown>> & {
  readonly id: number
  readonly text_id: string
  /** Clubs have one name. */
  readonly name: string
  readonly names?: Localised
}

export interface MergePair {
  readonly kind: EditableTermKind
  readonly mergedId: number
  readonly survivorId: number
}

/** What a merge has changed, for its undo. Stored as JSON: add fields, but rename none. */
export interface MovedRows {
  /** Posts that had the merged row. */
  readonly posts: readonly number[]
  /** Posts that had both, and the place of the merged row in them. */
  readonly shared: readonly (readonly [postId: number, position: number])[]
  readonly facts: readonly MovedFact[]
  readonly aliases: readonly string[]
  readonly savedViews: readonly number[]
  readonly homeFixtures: readonly number[]
  readonly awayFixtures: readonly number[]
  /** Players of a merged club. */
  readonly players: readonly number[]
  readonly squads: readonly MovedSquadRow[]
  /** Of a merged category. Older merges have none. */
  readonly promise?: MovedPromise | null
}

/** A fact of a draft that named the merged row. `isShared`: it named the surviving row too. */
export interface MovedFact {
  readonly postId: number
  readonly field: string
  readonly isShared: boolean
}

export interface MovedSquadRow {
  readonly season: string
  readonly teamId: number
  readonly playerId: number
  readonly number: number | null
  readonly position: string
  /** The surviving row was in the squad already: the row was deleted. */
  readonly isShared: boolean
}

export interface MovedPromise {
  /** The row as it was, with the names of its columns. */
  readonly record: Readonly<Record<string, unknown>> & { readonly id: number }
  /** The surviving category was promised already: the row was deleted. */
  readonly isShared: boolean
}

/** Locks rows of a kind. Nothing can begin to refer to them until the transaction ends. */
export async function lockTerms(tx: Db, kind: EditableTermKind, ids: readonly number[]): Promise<TermRecord[]> {
  const { rows: source, where } = TERM_SOURCES[kind]
  const { rows } = await tx.execute<{ record: TermRecord }>(sql`
    select to_jsonb(term) as record from ${source} term where term.id = any(${idArray(ids)}) and ${where}
    order by term.id for update`)
  return rows.map(({ record }) => record)
}

/** Locks the posts that name a row, then their drafts: the order of everything that edits posts. */
export async function lockPostsOf(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select from posts where id = any(${idArray(ids)}) order by id for no key update`)
  await tx.execute(sql`select from post_drafts where post_id = any(${idArray(ids)}) order by post_id for update`)
}

export async function listPostIdsOf(
  tx: Db,
  { kind, mergedId }: Pick<MergePair, 'kind' | 'mergedId'>,
): Promise<number[]> {
  const { links, linkColumn } = TERM_SOURCES[kind]
  const { rows } = await tx.execute<{ id: number }>(
    sql`select post_id as id from ${links} where ${linkColumn} = ${mergedId}`,
  )
  return rows.map(({ id }) => id)
}

/** Posts that have both keep the surviving row in its place. */
export async function moveLinks(
  tx: Db,
  { kind, mergedId, survivorId }: MergePair,
): Promise<Pick<MovedRows, 'posts' | 'shared'>> {
  const { links, linkColumn } = TERM_SOURCES[kind]
  const shared = await tx.execute<{ postId: number; position: number }>(sql`
    delete from ${links} link where ${linkColumn} = ${mergedId}
      and exists (select from ${links} other where other.post_id = link.post_id and other.${linkColumn} = ${survivorId})
    returning post_id as "postId", position`)
  const moved = await tx.execute<{ postId: number }>(sql`
    update ${links} set ${linkColumn} = ${survivorId} where ${linkColumn} = ${mergedId} returning post_id as "postId"`)
  return {
    posts: moved.rows.map(({ postId }) => postId),
    shared: shared.rows.map(({ postId, position }) => [postId, position]),
  }
}

/** Posts that lost the surviving row since stay without either, unless they had both. */
export async function restoreLinks(
  tx: Db,
  { kind, mergedId, survivorId }: MergePair,
  { posts, shared }: MovedRows,
): Promise<void> {
  const { links, linkColumn } = TERM_SOURCES[kind]
  await tx.execute(sql`
    update ${links} link set ${linkColumn} = ${mergedId} where ${linkColumn} = ${survivorId} and post_id = any(${idArray(posts)})
      and not exists (select from ${links} other where other.post_id = link.post_id and other.${linkColumn} = ${mergedId})`)
  await tx.execute(sql`
    insert into ${links} (post_id, ${linkColumn}, position)
    select post_id, ${mergedId}, position
    from jsonb_to_recordset(${JSON.stringify(shared.map(([post_id, position]) => ({ post_id, position })))}::jsonb)
      as sent (post_id bigint, position integer)
    where exists (select from posts where posts.id = sent.post_id) on conflict do nothing`)
}

/** What lists of the studio find drafts by; the rest of the row is made at the next read. */
export async function moveInDrafts(
  tx: Db,
  { kind, mergedId, survivorId }: MergePair,
  postIds: readonly number[],
): Promise<void> {
  const { idsColumn } = TERM_SOURCES[kind]
  await tx.execute(sql`
    update post_drafts set is_stale = true, ${idsColumn} = array_replace(${idsColumn}, ${mergedId}::integer, ${survivorId}::integer)
    where post_id = any(${idArray(postIds)})`)
}

export async function markDraftsStale(tx: Db, postIds: readonly number[]): Promise<void> {
  await tx.execute(sql`update post_drafts set is_stale = true where post_id = any(${idArray(postIds)})`)
}

type References = Pick<MovedRows, 'homeFixtures' | 'awayFixtures' | 'players'>

const NO_REFERENCES: References = { homeFixtures: [], awayFixtures: [], players: [] }

/** Columns that hold a club. The new version tells somebody who has the row open that it has changed. */
const CLUB_COLUMNS = {
  homeFixtures: [sql`fixtures`, sql`home_team_id`],
  awayFixtures: [sql`fixtures`, sql`away_team_id`],
  players: [sql`tags`, sql`team_id`],
} as const

/** Every column with a foreign key to a row that can be merged. A test compares them with the database. */
export const MERGED_TERM_REFERENCES: readonly string[] = [
  'post_teams.team_id',
  'post_categories.category_id',
  'post_tags.tag_id',
  'fixtures.home_team_id',
  'fixtures.away_team_id',
  'tags.team_id',
  'squad_members.team_id',
  'squad_members.player_tag_id',
  'coverage_promises.category_id',
  'text_id_aliases.team_id',
  'text_id_aliases.category_id',
  'text_id_aliases.tag_id',
]

export async function moveReferences(tx: Db, { kind, mergedId, survivorId }: MergePair): Promise<References> {
  if (kind !== 'teams') return NO_REFERENCES
  const move = async (name: keyof References) => {
    const [table, column] = CLUB_COLUMNS[name]
    const { rows } = await tx.execute<{ id: number }>(
      sql`update ${table} set ${column} = ${survivorId}, version = version + 1 where ${column} = ${mergedId} returning id`,
    )
    return rows.map(({ id }) => id)
  }
  return {
    homeFixtures: await move('homeFixtures'),
    awayFixtures: await move('awayFixtures'),
    players: await move('players'),
  }
}

export async function restoreReferences(
  tx: Db,
  { kind, mergedId, survivorId }: MergePair,
  moved: References,
): Promise<void> {
  if (kind !== 'teams') return
  for (const name of ['homeFixtures', 'awayFixtures', 'players'] as const) {
    const [table, column] = CLUB_COLUMNS[name]
    await tx.execute(sql`
      update ${table} set ${column} = ${mergedId}, version = version + 1
      where ${column} = ${survivorId} and id = any(${idArray(moved[name])})`)
  }
}

/** The studio's saved views of posts and players hold ids. */
export async function moveInSavedViews(
  tx: Db,
  { kind, mergedId, survivorId }: MergePair,
  among?: readonly number[],
): Promise<number[]> {
  const source = TERM_SOURCES[kind]
  const replacement = `\\1${source.filter}=${survivorId}\\2`
  const { rows } = await tx.execute<{ id: number }>(sql`
    update saved_views set query = regexp_replace(query, ${viewPattern(source, mergedId)}, ${replacement})
    where ${viewMentionsTerm(source, mergedId)} and ${among ? sql`id = any(${idArray(among)})` : sql`true`} returning id`)
  return rows.map(({ id }) => id)
}

/** Whether two of the clubs play each other. */
export async function areOpponents(db: Db, ids: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from fixtures where home_team_id = any(${idArray(ids)}) and away_team_id = any(${idArray(ids)}) limit 1`)
  return rows.length > 0
}

/** Posts that have more than one of the rows. */
export async function countSharedPosts(db: Db, kind: EditableTermKind, ids: readonly number[]): Promise<number> {
  const { links, linkColumn } = TERM_SOURCES[kind]
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select post_id from ${links} where ${linkColumn} = any(${idArray(ids)}) group by post_id having count(*) > 1) as shared`)
  return rows[0]?.total ?? 0
}

export async function insertMerge(tx: Db, merge: typeof termMerges.$inferInsert): Promise<number> {
  const [row] = await tx.insert(termMerges).values(merge).returning({ id: termMerges.id })
  if (!row) throw new Error('the insert returned no row')
  return row.id
}

export interface OpenMerge {
  readonly id: number
  readonly kind: TermTable
  readonly mergedId: number
  readonly survivorId: number
  readonly merged: TermRecord
  readonly moved: MovedRows
  readonly mergedAt: Date
  readonly undoUntil: Date
  readonly mergedBy: string | null
}

const OPEN_MERGE = sql`merge.id, merge.kind, merge.merged_id as "mergedId", merge.survivor_id as "survivorId", merge.merged,
  merge.moved, merge.merged_at as "mergedAt", merge.undo_until as "undoUntil",
  (select first_name || ' ' || surnames from people where people.id = merge.merged_by) as "mergedBy"`

const isOpen = (now: Date) => sql`merge.moved is not null and merge.undo_until > ${now.toISOString()}::timestamptz`

/** What was merged into a row and can be undone, the latest first. */
export async function listOpenMerges(
  db: Db,
  { table, survivorId, now }: { table: TermTable; survivorId: number; now: Date },
): Promise<OpenMerge[]> {
  const { rows } = await db.execute<OpenMerge & Record<string, unknown>>(sql`
    select ${OPEN_MERGE} from term_merges merge
    where merge.kind = ${table} and merge.survivor_id = ${survivorId} and ${isOpen(now)} order by merge.id desc`)
  return rows
}

/** Locks a merge that can be undone. */
export async function lockMerge(tx: Db, id: number, now: Date): Promise<OpenMerge | null> {
  const { rows } = await tx.execute<OpenMerge & Record<string, unknown>>(
    sql`select ${OPEN_MERGE} from term_merges merge where merge.id = ${id} and ${isOpen(now)} for update`,
  )
  return rows[0] ?? null
}

export async function deleteMerge(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from term_merges where id = ${id}`)
}

/** Merges that can no longer be undone need no list of what they changed. */
export async function endMerges(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update term_merges set moved = null, crest_file_id = null
    where moved is not null and undo_until <= ${now.toISOString()}::timestamptz`)
}
