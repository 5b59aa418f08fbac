import { slug } from '@mixed-zone/contract/rules/slug'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type TermTable, textIdAliases } from '../../../platform/database/schema/library.ts'
import { TABLE_NAMES } from './term-tables.ts'

/** The column of an alias that holds its row. */
const TARGETS = {
  team: textIdAliases.teamId,
  category: textIdAliases.categoryId,
  tag: textIdAliases.tagId,
} as const

const targetOf = (table: TermTable, id: number) => ({
  teamId: table === 'team' ? id : null,
  categoryId: table === 'category' ? id : null,
  tagId: table === 'tag' ? id : null,
})

/** Room for a number at the end. */
const MAX_SLUG_CHARACTERS = 90

/** Whether a row or an alias has the text id. `except` is a row that may have it, or an alias of its own. */
export async function isTextIdTaken(
  db: Db,
  table: TermTable,
  { textId, except = 0 }: { textId: string; except?: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${TABLE_NAMES[table]} where text_id = ${textId} and id <> ${except}
    union all
    select from text_id_aliases where kind = ${table} and text_id = ${textId}
      and coalesce(team_id, category_id, tag_id, 0) is distinct from ${except}`)
  return rows.length > 0
}

/** A text id that nothing has or had, made of a name. */
export async function findFreeTextId(db: Db, table: TermTable, name: string): Promise<string> {
  const base = slug(name).slice(0, MAX_SLUG_CHARACTERS).replace(/-$/, '')
  // `all` means no filter; a name in another script has no letters that an address could have.
  const wanted = base === '' || base === 'all' ? `${table}-${base || '1'}` : base
  const { rows } = await db.execute<{ textId: string }>(sql`
    select text_id as "textId" from ${TABLE_NAMES[table]} where text_id = ${wanted} or starts_with(text_id, ${`${wanted}-`})
    union all
    select text_id from text_id_aliases
    where kind = ${table} and (text_id = ${wanted} or starts_with(text_id, ${`${wanted}-`}))`)
  const taken = new Set(rows.map(({ textId }) => textId))
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}

export async function insertAlias(
  tx: Db,
  table: TermTable,
  { textId, id, at }: { textId: string; id: number; at: Date },
): Promise<void> {
  await tx.insert(textIdAliases).values({ kind: table, textId, ...targetOf(table, id), createdAt: at })
}

/** A row takes back a text id that it had. */
export async function deleteAlias(tx: Db, table: TermTable, textId: string): Promise<void> {
  await tx.delete(textIdAliases).where(and(eq(textIdAliases.kind, table), eq(textIdAliases.textId, textId)))
}

/** The text ids that lead to a row. */
export async function listAliases(db: Db, table: TermTable, id: number): Promise<string[]> {
  const rows = await db
    .select({ textId: textIdAliases.textId })
    .from(textIdAliases)
    .where(and(eq(textIdAliases.kind, table), eq(TARGETS[table], id)))
    .orderBy(asc(textIdAliases.textId))
  return rows.map(({ textId }) => textId)
}

/** Lets aliases lead to another row. Without `textIds` all of them; returns which. */
export async function moveAliases(
  tx: Db,
  table: TermTable,
  { from, to, textIds }: { from: number; to: number; textIds?: readonly string[] },
): Promise<string[]> {
  const moved = (await listAliases(tx, table, from)).filter((textId) => textIds?.includes(textId) ?? true)
  for (const textId of moved) {
    await tx
      .update(textIdAliases)
      .set(targetOf(table, to))
      .where(and(eq(textIdAliases.kind, table), eq(textIdAliases.textId, textId)))
  }
  return moved
}
