import { asc, desc, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { basketItems } from '../../../platform/database/schema/downloads.ts'
import { accessRequests, accountMerges, people } from '../../../platform/database/schema/people.ts'
import { mails, usageEvents } from '../../../platform/database/schema/records.ts'
import { savedViews } from '../../../platform/database/schema/studio.ts'

export type MergeRow = typeof accountMerges.$inferSelect

interface Account {
  readonly id: number
  readonly email: string
}

export interface MergedAccounts {
  readonly merged: Account
  readonly survivor: Account
}

/** A column that refers to a person. The rows are given to the surviving account. */
interface MovedColumn {
  /** As in `usage_events.person_id`. */
  readonly reference: string
  readonly table: SQL
  readonly column: SQL
  readonly key: SQL
  readonly keyType: SQL
  readonly where: (merged: Account) => SQL
  /** What an undo puts back. */
  readonly before: (merged: Account) => SQL
}

function movedColumn(
  table: string,
  column: string,
  { key = sql`id`, keyType = sql`bigint` }: { key?: SQL; keyType?: SQL } = {},
): MovedColumn {
  const name = sql.identifier(column)
  return {
    reference: `${table}.${column}`,
    table: sql`${sql.identifier(table)}`,
    column: sql`${name}`,
    key,
    keyType,
    where: ({ id }) => sql`${name} = ${id}`,
    before: ({ id }) => sql`${id}::bigint`,
  }
}

/** Rows that have only the address, from before the account existed. */
function ofAddress(moved: MovedColumn, matches: (email: string) => SQL): MovedColumn {
  return {
    ...moved,
    where: ({ email }) => sql`${moved.column} is null and ${matches(email)}`,
    before: () => sql`null::bigint`,
  }
}

const TEXT_KEY = { keyType: sql`text` }
const REQUESTS = movedColumn('access_requests', 'person_id')
const MAILS = movedColumn('mails', 'person_id')

const isRequestOf = (email: string) => sql`email = ${email}::citext and state <> 'waiting'`
const isMailTo = (email: string) => sql`lower(recipient) = ${email.toLowerCase()}`

/** By the kind under which the keys are kept. Names of existing merges: do not change them. */
const MOVED: Readonly<Record<string, MovedColumn>> = {
  usage: movedColumn('usage_events', 'person_id'),
  requests: REQUESTS,
  'requests-of-address': ofAddress(REQUESTS, isRequestOf),
  decisions: movedColumn('access_requests', 'decided_by'),
  notes: movedColumn('request_notes', 'author_id'),
  mails: MAILS,
  'mails-of-address': ofAddress(MAILS, isMailTo),
  domains: movedColumn('mail_domains', 'added_by', { ...TEXT_KEY, key: sql`domain::text` }),
  'setting-versions': movedColumn('setting_versions', 'changed_by', { ...TEXT_KEY, key: sql`key || '/' || version` }),
  notices: movedColumn('notices', 'person_id'),
  uploads: movedColumn('assets', 'uploaded_by'),
  comments: movedColumn('post_comments', 'author_id'),
  'resolved-comments': movedColumn('post_comments', 'resolved_by'),
  facts: movedColumn('post_facts', 'changed_by', { ...TEXT_KEY, key: sql`post_id || '/' || field` }),
  'review-notes': movedColumn('post_drafts', 'note_by', { key: sql`post_id` }),
  publications: movedColumn('pending_publications', 'requested_by', { key: sql`post_id` }),
  'document-updates': movedColumn('shared_document_updates', 'person_id', {
    ...TEXT_KEY,
    key: sql`post_id || '/' || number`,
  }),
  'term-merges': movedColumn('term_merges', 'merged_by'),
  'front-page-versions': movedColumn('front_page_versions', 'published_by', { key: sql`version` }),
  'setting-drafts': movedColumn('setting_drafts', 'changed_by', { ...TEXT_KEY, key: sql`key` }),
}

/** A table with one row for each person and thing. What the surviving account lacks is copied. */
interface CopiedTable {
  readonly table: string
  readonly columns: SQL
  /** What the undo finds the copy by. */
  readonly key: SQL
  readonly keyType: SQL
  /** Whether the copy is as it was; the surviving account keeps what it has changed. */
  readonly isSame: SQL
}

const COPIED: Readonly<Record<string, CopiedTable>> = {
  received: {
    table: 'received_items',
    columns: sql`item, received_at`,
    key: sql`item`,
    keyType: sql`text`,
    isSame: sql`original.item = copy.item and original.received_at = copy.received_at`,
  },
  basket: {
    table: 'basket_items',
    columns: sql`asset_id, added_at`,
    key: sql`asset_id`,
    keyType: sql`bigint`,
    isSame: sql`original.asset_id = copy.asset_id and original.added_at = copy.added_at`,
  },
  authorship: {
    table: 'post_authors',
    columns: sql`post_id, last_at`,
    key: sql`post_id`,
    keyType: sql`bigint`,
    isSame: sql`original.post_id = copy.post_id and original.last_at = copy.last_at`,
  },
  'saved-views': {
    table: 'saved_views',
    columns: sql`list, name, query, created_at`,
    key: sql`id`,
    keyType: sql`bigint`,
    isSame: sql`(original.list, original.name, original.query) = (copy.list, copy.name, copy.query)`,
  },
}

/** The columns that a merge takes over. All others that refer to people end with the account; a test lists them. */
export const MERGED_REFERENCES: readonly string[] = [
  ...new Set(Object.values(MOVED).map(({ reference }) => reference)),
  ...Object.values(COPIED).map(({ table }) => `${table}.person_id`),
]

const keepKeys = (mergeId: number, kind: string) => sql`
  insert into account_merge_rows (merge_id, kind, keys)
  select ${mergeId}::bigint, ${kind}::text, array_agg(key) from given having count(*) > 0
  on conflict (merge_id, kind) do update set keys = account_merge_rows.keys || excluded.keys`

/** Gives the rows of the merged account to the surviving one, and keeps their keys for an undo. */
export async function moveRows(tx: Db, mergeId: number, { merged, survivor }: MergedAccounts): Promise<void> {
  for (const [kind, { table, column, key, where }] of Object.entries(MOVED)) {
    await tx.execute(sql`
      with given as (
        update ${table} set ${column} = ${survivor.id} where ${where(merged)} returning (${key})::text as key
      ) ${keepKeys(mergeId, kind)}`)
  }
}

/** Copies what the surviving account lacks. */
export async function copyRows(tx: Db, mergeId: number, ids: { mergedId: number; survivorId: number }): Promise<void> {
  for (const [kind, { table, columns, key }] of Object.entries(COPIED)) {
    await tx.execute(sql`
      with given as (
        insert into ${sql.identifier(table)} (person_id, ${columns})
        select ${ids.survivorId}::bigint, ${columns} from ${sql.identifier(table)} where person_id = ${ids.mergedId}
        on conflict do nothing returning (${key})::text as key
      ) ${keepKeys(mergeId, kind)}`)
  }
}

/** The opposite of `moveRows` and `copyRows`. Rows that went elsewhere since stay there. */
export async function restoreRows(tx: Db, mergeId: number, { merged, survivor }: MergedAccounts): Promise<void> {
  const keysOf = (kind: string, type: SQL) =>
    sql`(select unnest(keys)::${type} from account_merge_rows where merge_id = ${mergeId} and kind = ${kind})`
  for (const [kind, { table, column, key, keyType, before }] of Object.entries(MOVED)) {
    await tx.execute(sql`
      update ${table} set ${column} = ${before(merged)}
      where ${key} in ${keysOf(kind, keyType)} and ${column} = ${survivor.id}`)
  }
  for (const [kind, { table, key, keyType, isSame }] of Object.entries(COPIED)) {
    await tx.execute(sql`
      delete from ${sql.identifier(table)} copy where person_id = ${survivor.id} and ${key} in ${keysOf(kind, keyType)}
        and exists (select from ${sql.identifier(table)} original where original.person_id = ${merged.id} and ${isSame})`)
  }
}

export async function insertMerge(tx: Db, merge: typeof accountMerges.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(accountMerges).values(merge).returning({ id: accountMerges.id })
  if (!inserted) throw new Error('the insert returned no row')
  return inserted.id
}

/** Its kept keys are deleted with it. */
export async function deleteMerge(tx: Db, id: number): Promise<void> {
  await tx.delete(accountMerges).where(eq(accountMerges.id, id))
}

export async function findMerge(db: Db, mergedId: number): Promise<MergeRow | null> {
  const [merge] = await db.select().from(accountMerges).where(eq(accountMerges.mergedId, mergedId))
  return merge ?? null
}

export async function listMergesInto(db: Db, survivorId: number): Promise<MergeRow[]> {
  return db.select().from(accountMerges).where(eq(accountMerges.survivorId, survivorId)).orderBy(asc(accountMerges.id))
}

/** The accounts that were merged into this one, or into one of those. */
export async function listMergedIds(db: Db, survivorId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive merged as (
      select merged_id from account_merges where survivor_id = ${survivorId}
      union select inner_merge.merged_id from account_merges inner_merge join merged on inner_merge.survivor_id = merged.merged_id
    )
    select merged_id::text as id from merged order by merged_id`)
  return rows.map(({ id }) => Number(id))
}

/** Merges that can no longer be undone, the oldest first. */
export async function listEndedMerges(db: Db, { now, limit }: { now: Date; limit: number }): Promise<MergeRow[]> {
  return db
    .select()
    .from(accountMerges)
    .where(lte(accountMerges.undoUntil, now))
    .orderBy(asc(accountMerges.undoUntil), asc(accountMerges.id))
    .limit(limit)
}

const actor = alias(people, 'actor')

export type MergeOfPerson = Awaited<ReturnType<typeof listMergesOf>>[number]

/** The accounts that were merged into a person, with names, the latest first. */
export async function listMergesOf(db: Db, survivorId: number) {
  return db
    .select({
      ...getTableColumns(accountMerges),
      firstName: people.firstName,
      surnames: people.surnames,
      email: people.email,
      actorFirstName: actor.firstName,
      actorSurnames: actor.surnames,
    })
    .from(accountMerges)
    .innerJoin(people, eq(people.id, accountMerges.mergedId))
    .leftJoin(actor, eq(actor.id, accountMerges.mergedBy))
    .where(eq(accountMerges.survivorId, survivorId))
    .orderBy(desc(accountMerges.id))
}

export async function countRowsOf(db: Db, account: Account) {
  const countOf = (event: string) => sql<number>`count(*) filter (where event = ${event})`.mapWith(Number)
  const [used] = await db
    .select({ downloads: countOf('download'), views: countOf('view') })
    .from(usageEvents)
    .where(eq(usageEvents.personId, account.id))
  const ofAccount = (moved: MovedColumn, matches: (email: string) => SQL) =>
    sql`(${moved.where(account)} or ${moved.column} is null and ${matches(account.email)})`
  return {
    downloads: used?.downloads ?? 0,
    views: used?.views ?? 0,
    requests: await db.$count(accessRequests, ofAccount(REQUESTS, isRequestOf)),
    mails: await db.$count(mails, ofAccount(MAILS, isMailTo)),
    savedViews: await db.$count(savedViews, eq(savedViews.personId, account.id)),
    basket: await db.$count(basketItems, eq(basketItems.personId, account.id)),
  }
}
