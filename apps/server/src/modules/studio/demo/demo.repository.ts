import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { demoRows, type DemoTable } from '../../../platform/database/schema/records.ts'

/** The ids of a table's rows that are the demo's. */
const marked = (table: DemoTable) =>
  sql`(select row_key::bigint from demo_rows where table_name = ${sql.raw(`'${table}'`)})`

export async function countMarked(db: Db): Promise<ReadonlyMap<DemoTable, number>> {
  const rows = await db.select({ table: demoRows.tableName, total: count() }).from(demoRows).groupBy(demoRows.tableName)
  return new Map(rows.map(({ table, total }) => [table, total]))
}

export async function isDemoPerson(db: Db, personId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from people where id = ${personId} and id in ${marked('people')}`)
  return rows.length > 0
}

/** Until the transaction ends, so that two calls do not delete the same rows. */
export async function lockMarks(tx: Db): Promise<void> {
  await tx.execute(sql`lock table demo_rows in exclusive mode`)
}

/** Whether a fact of a draft that is not the demo's names the marked row. */
const namedByFact = (condition: SQL) =>
  sql`exists (select from post_facts fact where ${condition} and fact.post_id not in ${marked('posts')})`

const inList = (field: string) =>
  sql`fact.field = ${sql.raw(`'${field}'`)} and fact.value @> jsonb_build_array(mark.row_key)`

const asValue = (field: string) => sql`fact.field = ${sql.raw(`'${field}'`)} and fact.value = to_jsonb(mark.row_key)`

const ofPost = (column: string) =>
  sql`exists (select from posts where ${sql.raw(column)} = mark.row_key::bigint and id not in ${marked('posts')})`

const linkedBy = (table: string, column: string) => sql`exists (
  select from ${sql.raw(table)} link where link.${sql.raw(column)} = mark.row_key::bigint and link.post_id not in ${marked('posts')})`

/** What keeps a marked row, called `mark`. In this order: each of them looks at those before it. */
const KEPT_BY: readonly (readonly [DemoTable, readonly SQL[]])[] = [
  ['fixtures', [ofPost('fixture_id'), namedByFact(asValue('fixture'))]],
  [
    'tags',
    [
      linkedBy('post_tags', 'tag_id'),
      ofPost('matchday_id'),
      namedByFact(inList('tags')),
      namedByFact(inList('players')),
      namedByFact(asValue('matchday')),
      namedByFact(sql`fact.field like 'details:%' and fact.value -> 'players' @> jsonb_build_array(mark.row_key)`),
      sql`exists (select from fixtures where matchday_id = mark.row_key::bigint and id not in ${marked('fixtures')})`,
      sql`exists (
        select from squad_members where player_tag_id = mark.row_key::bigint and team_id not in ${marked('teams')})`,
    ],
  ],
  ['categories', [linkedBy('post_categories', 'category_id'), namedByFact(inList('categories'))]],
  [
    'teams',
    [
      linkedBy('post_teams', 'team_id'),
      namedByFact(inList('teams')),
      sql`exists (select from fixtures where home_team_id = mark.row_key::bigint and id not in ${marked('fixtures')})`,
      sql`exists (select from fixtures where away_team_id = mark.row_key::bigint and id not in ${marked('fixtures')})`,
      sql`exists (select from tags where team_id = mark.row_key::bigint and id not in ${marked('tags')})`,
      sql`exists (
        select from squad_members where team_id = mark.row_key::bigint and player_tag_id not in ${marked('tags')})`,
    ],
  ],
  [
    'press_contacts',
    [
      ofPost('press_contact_id'),
      namedByFact(asValue('contact')),
      sql`exists (select from teams where press_contact_id = mark.row_key::bigint and id not in ${marked('teams')})`,
    ],
  ],
]

/** Removes the mark of what the league's own posts use, and returns how many rows that were. */
export async function keepUsedRows(tx: Db): Promise<number> {
  let kept = 0
  for (const [table, reasons] of KEPT_BY) {
    const { rowCount } = await tx.execute(sql`
      delete from demo_rows mark where table_name = ${table} and (${sql.join([...reasons], sql` or `)})`)
    kept += rowCount ?? 0
  }
  return kept
}

/** The accounts of the demo, for what has to be erased one by one. */
export async function listDemoPeople(tx: Db): Promise<{ id: number; email: string }[]> {
  return tx
    .select({ id: people.id, email: people.email })
    .from(people)
    .innerJoin(demoRows, sql`${demoRows.rowKey} = ${people.id}::text`)
    .where(eq(demoRows.tableName, 'people'))
    .orderBy(people.id)
}

const ADDRESSES = sql`(
  select lower(email::text) from people where id in ${marked('people')}
  union all select lower(email::text) from access_requests where id in ${marked('access_requests')})`

/** Whether an address of our own, with our host or without one, leads to a post of the demo. */
const leadsToDemo = (url: SQL, ownHost: string) => sql`coalesce(
  substring(case when lower(split_part(${url}, '/', 3)) = ${ownHost}::text then regexp_replace(${url}, '^\\w+://[^/]+', '')
    else ${url} end from '^(?:/[a-z]{2})?/post/([0-9]+)') in (select row_key from demo_rows where table_name = 'posts'), false)`

/** Links of the draft as they are stored, and those that lead to what is deleted. */
const isDraftLinkOfDemo = (ownHost: string) => sql`(${leadsToDemo(sql`(entry.link ->> 'url')`, ownHost)} or exists (
  select from quick_links stored
  where stored.id in ${marked('quick_links')} and stored.url = entry.link ->> 'url' and stored.icon = entry.link ->> 'icon'
    and stored.titles::jsonb = entry.link -> 'titles'))`

/** Each before what it refers to. Foreign keys delete the rest. */
const deletionsOf = (ownHost: string): readonly SQL[] => [
  sql`delete from usage_events where person_id in ${marked('people')} or post_id in ${marked('posts')}`,
  // Downloads of several posts, all of them of the demo.
  sql`delete from usage_events event where exists (
      select from usage_event_posts part where part.event_id = event.id and part.post_id in ${marked('posts')})
    and not exists (
      select from usage_event_posts part where part.event_id = event.id and part.post_id not in ${marked('posts')})`,
  sql`delete from mail_suppressions where lower(address::text) in ${ADDRESSES}`,
  // One that is being sent at this moment is erased once it is sent.
  sql`update mails set erase_recipient = true where state = 'sending' and lower(recipient) in ${ADDRESSES}`,
  sql`delete from mails where state <> 'sending' and (
    id in ${marked('mails')} or person_id in ${marked('people')} or lower(recipient) in ${ADDRESSES})`,
  sql`delete from access_requests where id in ${marked('access_requests')} or person_id in ${marked('people')}`,
  sql`delete from mail_domains where domain in (select row_key::citext from demo_rows where table_name = 'mail_domains')`,
  sql`update front_page set revision = revision + 1, draft = draft || jsonb_build_object(
      'quickLinks', coalesce((
        select jsonb_agg(entry.link order by entry.place)
        from jsonb_array_elements(draft -> 'quickLinks') with ordinality as entry (link, place)
        where not ${isDraftLinkOfDemo(ownHost)}), '[]'),
      'lead', case when draft #>> '{lead,postId}' in (select row_key from demo_rows where table_name = 'posts') then null
        else draft -> 'lead' end)
    where draft is not null`,
  // A link that somebody has changed since is the league's own, unless it leads to a post that is deleted.
  sql`delete from quick_links where id in ${marked('quick_links')} or ${leadsToDemo(sql`url`, ownHost)}`,
  sql`delete from posts where id in ${marked('posts')}`,
  sql`delete from social_accounts where id in ${marked('social_accounts')}`,
  sql`delete from term_merges where kind = 'team' and (merged_id in ${marked('teams')} or survivor_id in ${marked('teams')})
    or kind = 'category' and (merged_id in ${marked('categories')} or survivor_id in ${marked('categories')})
    or kind = 'tag' and (merged_id in ${marked('tags')} or survivor_id in ${marked('tags')})`,
  // Nothing that the league makes itself has to avoid an address of the demo.
  sql`delete from text_id_aliases where team_id in ${marked('teams')} or category_id in ${marked('categories')}
    or tag_id in ${marked('tags')}`,
  sql`delete from fixtures where id in ${marked('fixtures')}`,
  sql`delete from squad_members where team_id in ${marked('teams')} or player_tag_id in ${marked('tags')}`,
  sql`delete from matchdays where tag_id in ${marked('tags')}`,
  sql`delete from tags where id in ${marked('tags')}`,
  sql`delete from categories where id in ${marked('categories')}`,
  sql`delete from teams where id in ${marked('teams')}`,
  sql`delete from press_contacts where id in ${marked('press_contacts')}`,
  // An account of the league that was merged into one of the demo is itself again.
  sql`update people set state = merge.merged_state from account_merges merge
    where merge.merged_id = people.id and merge.survivor_id in ${marked('people')}`,
  sql`delete from account_merges where merged_id in ${marked('people')} or survivor_id in ${marked('people')}`,
  sql`delete from people where id in ${marked('people')}`,
  sql`delete from audit_entries where id in ${marked('audit_entries')}`,
  sql`delete from demo_rows`,
  // The vocabulary from which typos are corrected. With posts of the league it has words of both.
  sql`delete from search_words where not exists (select from posts)`,
]

/** Deletes the marked rows, what belongs to them, and the marks. Rejects if something new refers to one of them. */
export async function deleteMarked(tx: Db, ownHost: string): Promise<void> {
  for (const deletion of deletionsOf(ownHost)) await tx.execute(deletion)
}
