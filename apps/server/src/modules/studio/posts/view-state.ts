import { LOCALES, type Locale, mapLocales } from '@mixed-zone/contract/locales'
import { UNDO_MS } from '@mixed-zone/contract/rules/undo'
import type { PostViewState, TranslationState } from '@mixed-zone/contract/schemas/studio/posts'
import { type SQL, sql } from 'drizzle-orm'
import type { DraftLanguages } from '../../../platform/database/schema/drafts.ts'
import { posts } from '../../../platform/database/schema/library.ts'

type StoredState = typeof posts.$inferSelect.state

interface PostTimes {
  readonly state: StoredState
  readonly publishedAt: Date | null
  readonly embargoUntil: Date | null
}

/**
 * How the studio names the state of a post. What was published "now" is published, although nobody sees it for ten seconds.
 * `viewStateColumn` is the same in SQL.
 */
export function viewStateOf({ state, publishedAt, embargoUntil }: PostTimes, now: Date): PostViewState {
  if (state !== 'scheduled' && state !== 'published') return state
  const waitMs = (publishedAt?.getTime() ?? 0) - now.getTime()
  if (waitMs > (state === 'published' ? UNDO_MS : 0)) return 'scheduled'
  return embargoUntil !== null && embargoUntil > now ? 'embargoed' : 'published'
}

export function viewStateColumn(now: Date): SQL<PostViewState> {
  return byViewState<PostViewState>(now, {
    stored: sql`${posts.state}`,
    scheduled: sql`'scheduled'`,
    embargoed: sql`'embargoed'`,
    published: sql`'published'`,
  })
}

/** The position of the state in a sorted list. Numbers are compared in half the time that looking states up in an array takes. */
export function viewStatePosition(now: Date): SQL<number> {
  return byViewState<number>(now, {
    stored: sql`case ${posts.state} when 'draft' then 1 when 'review' then 2 when 'archived' then 6 else 7 end`,
    scheduled: sql`3`,
    embargoed: sql`4`,
    published: sql`5`,
  })
}

function byViewState<T>(now: Date, values: Readonly<Record<'stored' | 'scheduled' | 'embargoed' | 'published', SQL>>) {
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`
  const visibleFrom = sql`case ${posts.state} when 'published' then ${at(new Date(now.getTime() + UNDO_MS))} else ${at(now)} end`
  return sql<T>`case
    when ${posts.state} not in ('scheduled', 'published') then ${values.stored}
    when ${posts.publishedAt} > ${visibleFrom} then ${values.scheduled}
    when ${posts.embargoUntil} > ${at(now)} then ${values.embargoed}
    else ${values.published} end`
}

export function translationStatesOf(languages: DraftLanguages): Record<Locale, TranslationState> {
  return mapLocales((locale): TranslationState => {
    const language = languages[locale]
    if (!language) return 'none'
    if (language.isOutdated) return 'outdated'
    return language.hasText && !language.isUnread ? 'ready' : 'draft'
  })
}

/** The language that the others are translated from. */
export function originalOf(languages: DraftLanguages): Locale | null {
  return LOCALES.find((locale) => languages[locale]?.isOriginal) ?? LOCALES.find((locale) => languages[locale]) ?? null
}
