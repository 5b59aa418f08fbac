import * as z from 'zod/mini'
import { accessOf, SCREENS, type ScreenName } from '../../screens.ts'
import { idSchema } from '../id.ts'
import { localeSchema } from '../locale.ts'
import { termSchema } from '../taxonomy.ts'

/** Figures of the side bar. Null without the permission. */
export const studioCountsSchema = z.object({
  requests: z.nullable(z.object({ waiting: z.number(), oldestAt: z.nullable(z.iso.datetime()) })),
  mails: z.nullable(z.object({ failed: z.number() })),
  /** Without the trash. */
  posts: z.nullable(z.object({ all: z.number() })),
  /** Files without a post. */
  inbox: z.nullable(z.object({ files: z.number() })),
  /** A match is near or was played today: the board is called "Tonight", else "Today". False without the permission. */
  isTonight: z.boolean(),
})

export type StudioCounts = z.output<typeof studioCountsSchema>

export const MAX_SEARCH_CHARACTERS = 100

/** What the command palette finds. Lists that the caller may not see are empty. */
export const studioSearchSchema = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string(), companyName: z.string() })),
  posts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      slug: z.string(),
      /** The language of the title. */
      locale: localeSchema,
      state: z.enum(['draft', 'review', 'scheduled', 'published', 'archived']),
    }),
  ),
  tags: z.array(z.object({ ...termSchema.shape, kind: z.enum(['topic', 'player', 'matchday']) })),
})

export type StudioSearch = z.output<typeof studioSearchSchema>

export const MAX_SAVED_VIEWS = 20
export const MAX_VIEW_NAME_CHARACTERS = 60

/** The name of a list, as its screen has it. */
export const listNameSchema = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))

export const savedViewFieldsSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_VIEW_NAME_CHARACTERS)),
  /** Search parameters of the list, without a question mark. */
  query: z.string().check(z.maxLength(2_000), z.regex(/^[^\s?#]*$/)),
})

export const savedViewSchema = z.object({ id: z.string(), name: z.string(), query: z.string() })

export type SavedView = z.output<typeof savedViewSchema>

const STUDIO_SCREENS = Object.keys(SCREENS).filter(
  // The keys of a constant object are its screens.
  (name) => accessOf(name as ScreenName).isStudio,
) as [ScreenName, ...ScreenName[]]

/** How long somebody counts as present after a heartbeat. Clients send one every third of it. */
export const PRESENCE_MS = 45_000

export const presencePlaceSchema = z.object({
  screen: z.enum(STUDIO_SCREENS),
  /** The person, request or other thing that is open there. */
  subjectId: z.optional(idSchema),
})

/** Colleagues who are in the studio now, without the caller. */
export const presenceSchema = z.object({
  colleagues: z.array(
    z.object({
      personId: z.string(),
      name: z.string(),
      /** Null on screens that the caller may not open. */
      screen: z.nullable(z.enum(STUDIO_SCREENS)),
      subjectId: z.nullable(z.string()),
      since: z.iso.datetime(),
    }),
  ),
})

export type Presence = z.output<typeof presenceSchema>
