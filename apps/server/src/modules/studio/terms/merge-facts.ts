import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { MergePair, MovedFact } from './merge-terms.repository.ts'
import { captionMentionsPlayer, factMentionsTerm, TERM_SOURCES } from './term-tables.ts'

interface FactRow {
  readonly postId: number
  readonly field: string
  readonly value: unknown
}

/** The facts of drafts that name a row: of the post, and of files that show a player. */
export async function listFactsNaming(
  tx: Db,
  { kind, mergedId }: Pick<MergePair, 'kind' | 'mergedId'>,
): Promise<FactRow[]> {
  const source = TERM_SOURCES[kind]
  const { rows } = await tx.execute<FactRow & Record<string, unknown>>(sql`
    select post_id as "postId", field, value from post_facts fact where ${factMentionsTerm(source, sql`${mergedId}::bigint`)}
    ${kind === 'players' ? sql`union all select post_id, field, value from post_facts where ${captionMentionsPlayer(sql`${mergedId}::bigint`)}` : sql``}`)
  return rows
}

/** Names the surviving row instead. Call it with the posts locked. */
export async function moveFacts(tx: Db, pair: MergePair, at: Date): Promise<MovedFact[]> {
  const [merged, survivor] = [String(pair.mergedId), String(pair.survivorId)]
  const facts = await listFactsNaming(tx, pair)
  await writeFacts(
    tx,
    facts.map((fact) => withIds(fact, (ids) => [...new Set(ids.map((id) => (id === merged ? survivor : id)))])),
    at,
  )
  return facts.map((fact) => ({
    postId: fact.postId,
    field: fact.field,
    isShared: idsOf(fact.value).includes(survivor),
  }))
}

/** The opposite. Facts that lost the surviving row since stay as they are, unless they had both. */
export async function restoreFacts(
  tx: Db,
  pair: MergePair,
  { moved, at }: { moved: readonly MovedFact[]; at: Date },
): Promise<void> {
  const [merged, survivor] = [String(pair.mergedId), String(pair.survivorId)]
  const { rows } = await tx.execute<FactRow & { isShared: boolean } & Record<string, unknown>>(sql`
    select fact.post_id as "postId", fact.field, fact.value, sent.is_shared as "isShared"
    from jsonb_to_recordset(${JSON.stringify(moved.map(({ postId, field, isShared }) => ({ post_id: postId, field, is_shared: isShared })))}::jsonb)
      as sent (post_id bigint, field text, is_shared boolean)
    join post_facts fact on fact.post_id = sent.post_id and fact.field = sent.field`)
  const changed = rows
    .filter(({ value }) => !idsOf(value).includes(merged))
    .filter(({ value, isShared }) => isShared || idsOf(value).includes(survivor))
    .map((fact) =>
      withIds(fact, (ids) => (fact.isShared ? [...ids, merged] : ids.map((id) => (id === survivor ? merged : id)))),
    )
  await writeFacts(tx, changed, at)
}

/** A list of ids, or the details of a file with its players. */
function idsOf(value: unknown): string[] {
  const ids = Array.isArray(value) ? value : playersOf(value)
  return ids.filter((id) => typeof id === 'string')
}

function playersOf(value: unknown): unknown[] {
  const players = typeof value === 'object' && value !== null && 'players' in value ? value.players : []
  return Array.isArray(players) ? players : []
}

function withIds(fact: FactRow, change: (ids: string[]) => string[]): FactRow {
  const ids = change(idsOf(fact.value))
  return { ...fact, value: Array.isArray(fact.value) ? ids : { ...(fact.value as object), players: ids } }
}

/** A fact that was published as it is stays so: what is published changes with it. */
async function writeFacts(tx: Db, facts: readonly FactRow[], at: Date): Promise<void> {
  if (facts.length === 0) return
  const rows = facts.map(({ postId, field, value }) => ({ post_id: postId, field, value }))
  await tx.execute(sql`
    update post_facts fact set value = sent.value, version = fact.version + 1, changed_at = ${at.toISOString()}::timestamptz,
      published_version = fact.published_version + (fact.published_version = fact.version)::integer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (post_id bigint, field text, value jsonb)
    where fact.post_id = sent.post_id and fact.field = sent.field`)
}
