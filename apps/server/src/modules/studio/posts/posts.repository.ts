import type { Locale } from '@mixed-zone/contract/locales'
import type { POST_SORTS, PostViewState } from '@mixed-zone/contract/schemas/studio/posts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId, rowIds } from '../../../platform/database/row-id.ts'
import { postDrafts, postUsageTotals } from '../../../platform/database/schema/drafts.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { splitWords } from '../../search/search.ts'
import { orderOf, totalColumn, totalOf } from '../list-page.ts'
import type { Colleague } from './drafts.repository.ts'
import { viewStateColumn, viewStatePosition } from './view-state.ts'

/** More words than anybody types. */
const MAX_QUERY_WORDS = 8

export interface PostFilter {
  readonly ids?: readonly string[] | undefined
  readonly text?: string | undefined
  readonly state?: PostViewState | undefined
  readonly section?: string | undefined
  readonly team?: string | undefined
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly matchday?: string | undefined
  readonly fixture?: string | undefined
  readonly author?: string | undefined
  /** Posts without a translation into it. */
  readonly locale?: Locale | undefined
  readonly featured?: 'true' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface PostOrder {
  readonly sort?: (typeof POST_SORTS)[number] | undefined
  readonly direction: 'asc' | 'desc'
}

/** Who asks, when, and in which time zone days begin. */
export interface ListContext {
  readonly now: Date
  readonly timeZone: string
  readonly personId: number
}

/** The draft's own value; that of the post if it has no draft, or one whose columns have not been filled yet: `languages` is null then. */
const ofDraft = (draft: SQL, published: SQL) =>
  sql`case when ${postDrafts.languages} is null then ${published} else ${draft} end`

export const SECTION = ofDraft(sql`${postDrafts.sectionId}`, sql`${posts.sectionId}`)
export const TEAM_IDS = ofDraft(sql`${postDrafts.teamIds}`, sql`${posts.teamIds}`)
export const CATEGORY_IDS = ofDraft(sql`${postDrafts.categoryIds}`, sql`${posts.categoryIds}`)
const TAG_IDS = ofDraft(sql`${postDrafts.tagIds}`, sql`${posts.tagIds}`)
const MATCHDAY_ID = ofDraft(sql`${postDrafts.matchdayId}`, sql`${posts.matchdayId}`)
const FIXTURE_ID = ofDraft(sql`${postDrafts.fixtureId}`, sql`${posts.fixtureId}`)
export const CHANGED_AT = sql<Date>`greatest(${postDrafts.changedAt}, ${posts.updatedAt})`

const TITLE = sql`coalesce(${postDrafts.sortTitle}, ${posts.sortTitle})`

const isMissing = (locale: Locale) =>
  ofDraft(sql`not ${postDrafts.languages} ? ${locale}`, sql`not ${locale} = any(${posts.locales})`)

function orderBy(order: PostOrder, now: Date): SQL[] {
  return orderOf(order, {
    columns: {
      changedAt: CHANGED_AT,
      publishedAt: posts.publishedAt,
      title: TITLE,
      state: viewStatePosition(now),
      views: sql`coalesce(${postUsageTotals.views}, 0)`,
      downloads: sql`coalesce(${postUsageTotals.downloads}, 0)`,
    },
    fallback: [desc(CHANGED_AT)],
    id: posts.id,
  })
}

/** Three searches, each of an index of its own: readers' posts, all other posts, and drafts. */
function hasWords(text: string | undefined): SQL | undefined {
  const words = splitWords(text ?? '').slice(0, MAX_QUERY_WORDS)
  if (words.length === 0) return undefined
  // Safe to quote, because words consist of letters and digits.
  const query = sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`
  return sql`${posts.id} in (
    select found.id from ${posts} as found where found.state in ('scheduled', 'published') and found.all_words @@ ${query}
    union select found.id from ${posts} as found where found.state not in ('scheduled', 'published') and found.all_words @@ ${query}
    union select draft.post_id from ${postDrafts} as draft where draft.words @@ ${query})`
}

const isWrittenBy = (personId: number) =>
  sql`exists (select from post_authors a where a.post_id = ${posts.id} and a.person_id = ${personId})`

/** A filter by an id that cannot exist matches nothing. */
const withId = (id: string | undefined, condition: (id: number) => SQL) =>
  id === undefined ? undefined : condition(rowId(id) ?? 0)

function matches(filter: PostFilter, { now, timeZone, personId }: ListContext): SQL | undefined {
  const { ids, text, state, section, team, category, tag, matchday, fixture, author, locale, featured, from, to } =
    filter
  const day = sql`(case when ${posts.state} in ('scheduled', 'published') then ${posts.publishedAt} else ${CHANGED_AT} end
    at time zone ${timeZone})::date`
  return and(
    ids ? anyOf(posts.id, rowIds(ids)) : undefined,
    state ? sql`${viewStateColumn(now)} = ${state}` : sql`${posts.state} <> 'trash'`,
    hasWords(text),
    section === undefined ? undefined : sql`${SECTION} = ${section}`,
    withId(team, (id) => sql`${id}::bigint = any(${TEAM_IDS})`),
    withId(category, (id) => sql`${id}::bigint = any(${CATEGORY_IDS})`),
    withId(tag, (id) => sql`${id}::bigint = any(${TAG_IDS})`),
    withId(matchday, (id) => sql`${MATCHDAY_ID} = ${id}`),
    withId(fixture, (id) => sql`${FIXTURE_ID} = ${id}`),
    withId(author === 'me' ? String(personId) : author, isWrittenBy),
    locale ? isMissing(locale) : undefined,
    featured ? sql`${posts.featuredPosition} is not null` : undefined,
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
  )
}

interface Page {
  readonly limit: number
  readonly offset: number
}

interface Listing {
  readonly context: ListContext
  readonly order: PostOrder
}

/** The ids of a page, and the number of all posts that match. The columns of the list are loaded for these ids only. */
export async function listPageOfPosts(
  db: Db,
  filter: PostFilter,
  { page, ...listing }: Listing & { page: Page },
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const found = await selectIdsWithTotal(db, filter, listing).limit(page.limit).offset(page.offset)
  const total = await totalOf(found, { ...page, count: () => countPosts(db, filter, listing.context) })
  return { ids: found.map(({ id }) => id), total }
}

function selectIdsWithTotal(db: Db, filter: PostFilter, { context, order }: Listing) {
  return db
    .select({ id: posts.id, total: totalColumn(filter.text, countStatement(filter, context)) })
    .from(posts)
    .leftJoin(postDrafts, eq(postDrafts.postId, posts.id))
    .leftJoin(postUsageTotals, eq(postUsageTotals.postId, posts.id))
    .where(matches(filter, context))
    .orderBy(...orderBy(order, context.now))
    .$dynamic()
}

/** The ids of all posts that match, in the order of the list. */
export async function listPostIds(db: Db, filter: PostFilter, listing: Listing): Promise<string[]> {
  const rows = await selectIdsWithTotal(db, filter, listing)
  return rows.map(({ id }) => String(id))
}

/** Filters by what a draft may have changed. */
const DRAFT_FILTERS = ['section', 'team', 'category', 'tag', 'matchday', 'fixture', 'locale', 'from', 'to'] as const

function countStatement(filter: PostFilter, context: ListContext): SQL {
  // With a join that no condition needs, PostgreSQL 15 reads the posts instead of an index.
  const drafts = DRAFT_FILTERS.some((name) => filter[name] !== undefined)
    ? sql`left join ${postDrafts} on ${postDrafts.postId} = ${posts.id}`
    : sql``
  return sql`select count(*)::int as total from ${posts} ${drafts} where ${matches(filter, context)}`
}

async function countPosts(db: Db, filter: PostFilter, context: ListContext): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(countStatement(filter, context))
  return rows[0]?.total ?? 0
}

export async function countByState(db: Db, { now, personId }: ListContext) {
  const isMine = isWrittenBy(personId)
  return db
    .select({
      state: viewStateColumn(now).as('view_state'),
      total: sql<number>`count(*)::int`,
      mine: sql<number>`(count(*) filter (where ${isMine}))::int`,
      es: sql<number>`(count(*) filter (where ${isMissing('es')}))::int`,
      en: sql<number>`(count(*) filter (where ${isMissing('en')}))::int`,
      pt: sql<number>`(count(*) filter (where ${isMissing('pt')}))::int`,
    })
    .from(posts)
    .leftJoin(postDrafts, eq(postDrafts.postId, posts.id))
    .groupBy(sql`1`)
}

export async function listAllAuthors(db: Db): Promise<Colleague[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id::text, trim(p.first_name || ' ' || p.surnames) as name from people p
    where exists (select from post_authors a where a.person_id = p.id) order by p.sort_name, p.id`)
  return rows
}

/** Titles of posts, for the results of a job. */
export async function listPostTitles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; title: string | null }>(sql`
    select ${posts.id}::text as id, coalesce(
      d.languages #>> '{es,title}', d.languages #>> '{en,title}', d.languages #>> '{pt,title}',
      (select t.title from post_translations t where t.post_id = ${posts.id}
        order by array_position(array['es', 'en', 'pt'], t.locale) limit 1)) as title
    from ${posts} left join post_drafts d on d.post_id = ${posts.id} where ${anyOf(posts.id, rowIds(ids))}`)
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])))
}
