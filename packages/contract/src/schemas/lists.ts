import * as z from 'zod/mini'
import { smallSizeSchema } from './asset.ts'
import { localeSchema } from './locale.ts'
import { MAX_FILTER_TEXT_CHARACTERS } from '../rules/filter-path.ts'
import { LIST_PAGE_SIZE } from '../rules/limits.ts'
import { cardSchema } from './post.ts'
import { fixtureSchema, matchdaySchema, matchdayTermSchema, sectionSchema, teamSchema, termSchema } from './taxonomy.ts'

/** Visible posts that match the choice and the other filters. */
const counted = { count: z.int() }

/** A tag other than a matchday. `team` is the team of a player. */
export const tagChoiceSchema = z.extend(termSchema, {
  ...counted,
  kind: z.enum(['topic', 'player']),
  team: z.nullable(z.string()),
})

export const matchdayChoiceSchema = z.extend(matchdayTermSchema, counted)

/** The choices of the filter bar. Matchdays are tags as well. */
export const filterDataSchema = z.object({
  teams: z.array(z.extend(teamSchema, counted)),
  categories: z.array(z.extend(termSchema, counted)),
  tags: z.array(tagChoiceSchema),
  matchdays: z.array(matchdayChoiceSchema),
  locales: z.array(z.object({ textId: localeSchema, name: z.string(), ...counted })),
})

export type FilterData = z.output<typeof filterDataSchema>

export const pageFields = {
  page: z.optional(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  pageSize: z.optional(z.int().check(z.minimum(LIST_PAGE_SIZE.min), z.maximum(LIST_PAGE_SIZE.max))),
}

/** Comma-separated text ids. Unknown ids match nothing. */
const textIdsSchema = z.optional(z.string().check(z.maxLength(4096)))

export const filterFields = {
  team: textIdsSchema,
  category: textIdsSchema,
  tag: textIdsSchema,
  locale: textIdsSchema,
  text: z.optional(z.string().check(z.maxLength(MAX_FILTER_TEXT_CHARACTERS))),
}

const pageOfPosts = {
  posts: z.array(cardSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
}

export const sectionPageSchema = z.object({ section: sectionSchema, ...pageOfPosts })

export type SectionPage = z.output<typeof sectionPageSchema>

/**
 * `corrected` is the text that was searched instead, if the original found too little. `leftOutWords` are those words of the text that the results
 * need not have, because no post has all of them.
 */
export const filteredPostsSchema = z.object({
  ...pageOfPosts,
  facets: z.nullable(filterDataSchema),
  corrected: z.optional(z.string()),
  leftOutWords: z.optional(z.array(z.string())),
  /** The criteria with current text ids, of those that have a former one: the address of the same list. */
  moved: z.optional(
    z.object({ team: z.optional(z.string()), category: z.optional(z.string()), tag: z.optional(z.string()) }),
  ),
})

export type FilteredPosts = z.output<typeof filteredPostsSchema>

/** Suggestions for a text while it is being typed. */
export const suggestionsSchema = z.object({
  posts: z.array(
    z.object({ id: z.string(), slug: z.string(), title: z.string(), locale: localeSchema, section: termSchema }),
  ),
  teams: z.array(teamSchema),
  players: z.array(termSchema),
  tags: z.array(termSchema),
})

export type Suggestions = z.output<typeof suggestionsSchema>

/** Number and bytes of the original files. The zip is slightly larger: it adds captions, texts and its own records. */
const packSchema = z.object({ size: z.int(), count: z.int(), smallSize: smallSizeSchema })

export const matchdayPageSchema = z.object({
  matchday: matchdaySchema,
  previous: z.nullable(matchdayTermSchema),
  next: z.nullable(matchdayTermSchema),
  pack: packSchema,
  ...pageOfPosts,
})

export type MatchdayPage = z.output<typeof matchdayPageSchema>

export const fixturePageSchema = z.object({
  fixture: fixtureSchema,
  matchday: matchdayTermSchema,
  pack: packSchema,
  ...pageOfPosts,
})

export type FixturePage = z.output<typeof fixturePageSchema>
