import * as z from 'zod/mini'
import { idSchema } from '../id.ts'
import { localeSchema } from '../locale.ts'
import { mediaTypeSchema, regionSchema } from '../registration.ts'
import { PROMISE_ANCHORS } from './coverage.ts'

/** What the figures are broken down by. Names of people also need the permission `users`. */
export const FIGURE_DIMENSIONS = [
  'country',
  'region',
  'mediaType',
  'medium',
  'person',
  'language',
  'post',
  'section',
  'team',
  'fixture',
  'file',
] as const

export const figureDimensionSchema = z.enum(FIGURE_DIMENSIONS)

export type FigureDimension = z.output<typeof figureDimensionSchema>

/** Dimensions that name people. */
export const NAMING_DIMENSIONS: readonly FigureDimension[] = ['person']

export const FIGURE_SORTS = ['views', 'downloads', 'copies', 'bytes', 'people', 'countries'] as const

export type FigureSort = (typeof FIGURE_SORTS)[number]

/** The days without `from` and `to`. */
export const DEFAULT_FIGURE_DAYS = 30

const nameSchema = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\0\p{Surrogate}]*$/u))

export const figureFilterFields = {
  /** Calendar days of the league, both included. Without them, the last 30 days. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  region: z.optional(regionSchema),
  mediaType: z.optional(mediaTypeSchema),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** The name of a medium, ignoring case. */
  medium: z.optional(nameSchema),
  /** The text id of a section. */
  section: z.optional(nameSchema),
  team: z.optional(idSchema),
  fixture: z.optional(idSchema),
  post: z.optional(idSchema),
}

const countFields = {
  views: z.number(),
  downloads: z.number(),
  /** Copied texts. */
  copies: z.number(),
  /** Of what was downloaded. */
  bytes: z.number(),
  /** Different people who still have an account. */
  people: z.number(),
}

const figuresSchema = z.object({ ...countFields, media: z.number(), countries: z.number() })

const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() })

export const figureSummarySchema = z.object({
  period: periodSchema,
  current: figuresSchema,
  /** As many days, right before. */
  previousPeriod: periodSchema,
  previous: figuresSchema,
  /** All accounts, active or not. */
  accounts: z.number(),
  /** The names of what is filtered by, as far as they are known. */
  names: z.object({
    section: z.optional(z.string()),
    team: z.optional(z.string()),
    fixture: z.optional(z.string()),
    post: z.optional(z.string()),
  }),
})

export type FigureSummary = z.output<typeof figureSummarySchema>

export const FIGURE_UNITS = ['day', 'week', 'month'] as const

export const figureSeriesSchema = z.object({
  /** By the length of the period. Weeks begin on Monday. */
  unit: z.enum(FIGURE_UNITS),
  items: z.array(
    z.object({
      ...periodSchema.shape,
      ...countFields,
      /** The matchday that ends in it. */
      matchday: z.nullable(z.object({ number: z.number(), name: z.string() })),
    }),
  ),
})

export type FigureSeries = z.output<typeof figureSeriesSchema>

export const figureItemSchema = z.object({
  /** What the figures can be filtered by. */
  key: z.string(),
  name: z.string(),
  ...countFields,
  countries: z.number(),
  /** Of a medium: where most of its usage comes from. */
  mediaType: z.optional(z.string()),
  country: z.optional(z.string()),
  /** Of a person: the medium; of a file: the title of its post. */
  detail: z.optional(z.string()),
  /** Of a file: the id of its post, null if it has none any more. */
  postId: z.optional(z.nullable(z.string())),
  /** Of a post: a small picture, null if it has none. */
  thumbnail: z.optional(z.nullable(z.string())),
})

export type FigureItem = z.output<typeof figureItemSchema>

/** What would answer a search: a tag, player or team that has such a name; a file; or a text. */
export const searchAnswerSchema = z.union([
  z.object({ kind: z.literal('tag'), name: z.string() }),
  z.object({ kind: z.literal('file') }),
  z.object({ kind: z.literal('text') }),
])

export const searchMissSchema = z.object({
  words: z.string(),
  locale: localeSchema,
  times: z.number(),
  lastAt: z.iso.datetime(),
  answer: searchAnswerSchema,
})

export type SearchMiss = z.output<typeof searchMissSchema>

const punctualityFields = {
  /** Deliveries that went out by their deadline, after it, or not at all although it has passed. */
  onTime: z.number(),
  late: z.number(),
  missing: z.number(),
  /** From kick-off or whistle to publication, negative before it; null if nothing went out. */
  medianMinutes: z.nullable(z.number()),
  slowestMinutes: z.nullable(z.number()),
}

export const deliveryTimesSchema = z.object({
  period: periodSchema,
  previousPeriod: periodSchema,
  /** In the order of the promises, which are those of now. */
  items: z.array(
    z.object({
      promiseId: z.string(),
      /** Of the category. */
      name: z.string(),
      anchor: z.enum(PROMISE_ANCHORS),
      /** The deadline against the anchor. */
      minutes: z.number(),
      ...punctualityFields,
      /** Matches among them whose whistle was not recorded: the expected one is used. */
      estimated: z.number(),
      previous: z.object(punctualityFields),
    }),
  ),
})

export type DeliveryTime = z.output<typeof deliveryTimesSchema>['items'][number]
