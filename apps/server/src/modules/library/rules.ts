import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { MatchdayTerm, Team, Term } from '@mixed-zone/contract/schemas/taxonomy'
import { eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { assets } from '../../platform/database/schema/files.ts'
import { posts, postTags } from '../../platform/database/schema/library.ts'
import type { FileAddresses } from '../../platform/signing/file-addresses.ts'

/** What decides which posts a person sees. */
export interface Viewer {
  /** Has the `embargo` permission and has accepted its terms. */
  readonly seesEmbargoed: boolean
}

/** Who reads, in which language and when: built once per request, so that a response is consistent in itself. */
export interface ReadContext {
  readonly viewer: Viewer
  readonly locale: Locale
  readonly now: Date
  readonly today: string
  readonly addresses: FileAddresses
}

/**
 * The visibility rule as a condition on `posts`. Lists, counts, posts, files and thumbnails all evaluate it at every read:
 * publication and the end of an embargo are comparisons with the clock, never a job that might be late. Editors are no
 * exception: drafts are visible in the studio only.
 *
 * `canBecomeVisible` and `isVisibleAt` are the same rule for the post index. `visibility.api.test.ts` checks both against one table.
 */
export function visibleTo(viewer: Viewer, now: Date): SQL {
  // Literal values, to match the predicate of the partial indexes: a generic plan cannot use them with parameters.
  const isOut = sql`${posts.state} in ('scheduled', 'published')`
  const isPublished = lte(posts.publishedAt, now)
  const isFree = viewer.seesEmbargoed ? sql`true` : or(isNull(posts.embargoUntil), lte(posts.embargoUntil, now))
  // A post exists in a language only if it has a title there; one without any title is invisible.
  const hasTitle = sql`${posts.locales} <> '{}'`
  return sql`(${isOut} and ${isPublished} and ${isFree} and ${hasTitle})`
}

/** The part of the rule that depends neither on the clock nor on the viewer. */
export function canBecomeVisible(post: {
  readonly state: string
  readonly locales: readonly string[]
  readonly publishedAtMs: number | null
}): boolean {
  const { state, locales, publishedAtMs } = post
  return (state === 'scheduled' || state === 'published') && locales.length > 0 && publishedAtMs !== null
}

interface PostTimes {
  readonly publishedAtMs: number
  /** Minus infinity where there is no embargo. */
  readonly embargoUntilMs: number
}

/** The part of the rule that depends on the clock and the viewer. */
export function isVisibleAt({ publishedAtMs, embargoUntilMs }: PostTimes, viewer: Viewer, nowMs: number): boolean {
  return publishedAtMs <= nowMs && (viewer.seesEmbargoed || embargoUntilMs <= nowMs)
}

/** The editors' order. Subtitles follow their video, in the order of languages. */
export const ASSET_ORDER: SQL = sql`${assets.position}, ${assets.subtitlesOf} is not null,
  array_position(array['es', 'en', 'pt'], ${assets.locale}), ${assets.createdAt}, ${assets.id}`

/** By the post's own column or by its tag. Does not check visibility. */
export function isAboutMatchday(tagId: number): SQL {
  // A union instead of `or`, so that both halves use their index.
  return sql`${posts.id} in (
    select own.id from ${posts} as own where own.matchday_id = ${tagId}
    union select tagged.post_id from ${postTags} as tagged where tagged.tag_id = ${tagId}
  )`
}

export function isAboutFixture(fixtureId: number): SQL {
  return eq(posts.fixtureId, fixtureId)
}

/** The requested language if the post has it, else the first that it has. */
export function pickTranslation<T extends { readonly locale: Locale }>(
  rows: readonly T[],
  locale: Locale,
): T | undefined {
  return [locale, ...LOCALES]
    .map((wanted) => rows.find((row) => row.locale === wanted))
    .find((row) => row !== undefined)
}

interface TermRow {
  readonly textId: string
  readonly names: Localised
}

export function presentTerm(row: TermRow, locale: Locale): Term {
  return { textId: row.textId, name: row.names[locale] }
}

export interface MatchdayTermRow extends TermRow {
  readonly season: string
  readonly number: number
  readonly startsOn: string
  readonly endsOn: string
}

export function presentMatchdayTerm(row: MatchdayTermRow, locale: Locale): MatchdayTerm {
  const { season, number, startsOn, endsOn } = row
  return { ...presentTerm(row, locale), season, number, startsOn, endsOn }
}

interface TeamRow {
  readonly textId: string
  readonly name: string
  readonly shortName: string
  readonly mainColour: string
  readonly secondColour: string
}

export function presentTeam(row: TeamRow): Team {
  return {
    textId: row.textId,
    name: row.name,
    shortName: row.shortName,
    colours: { main: row.mainColour, second: row.secondColour },
  }
}
