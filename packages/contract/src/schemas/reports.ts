import * as z from 'zod/mini'
import { mediaTypeSchema, regionSchema } from './registration.ts'

export const REPORT_FORMATS = ['xlsx', 'csv'] as const

export type ReportFormat = (typeof REPORT_FORMATS)[number]

export const POST_REPORTS = ['news', 'news-views'] as const

/** The specification has one endpoint for `users` and another for the rest. */
export const REPORT_TYPES = ['users', ...POST_REPORTS] as const

export type ReportType = (typeof REPORT_TYPES)[number]

const MAX_DATE_CHARACTERS = 10

/** `d/m/Y` or an ISO date. The server checks the format and the order. */
const dateSchema = z.optional(z.string().check(z.maxLength(MAX_DATE_CHARACTERS)))

/** Missing, empty and `all` mean all. */
const orAll = <T extends z.ZodMiniType>(schema: T) => z.optional(z.union([schema, z.literal(''), z.literal('all')]))

export const reportFields = {
  dateStart: dateSchema,
  dateEnd: dateSchema,
  region: orAll(regionSchema),
  country: orAll(z.string().check(z.regex(/^[A-Z]{2}$/))),
  mediaType: orAll(mediaTypeSchema),
  format: z.optional(z.enum(REPORT_FORMATS)),
}

const periodSchema = z.object({ startsOn: z.iso.date(), endsOn: z.iso.date() })

export const reportPreviewSchema = z.object({
  rows: z.int(),
  columns: z.array(z.object({ key: z.string(), name: z.string() })),
  /** The newest rows, as they begin the file. */
  first: z.array(z.array(z.string())),
  /** Views, downloads and copied texts are null for people. Media are counted by name. */
  totals: z.object({
    views: z.nullable(z.int()),
    downloads: z.nullable(z.int()),
    copies: z.nullable(z.int()),
    media: z.int(),
  }),
  byCountry: z.array(z.object({ country: z.string(), name: z.string(), count: z.int() })),
  /** The media with the highest counts. */
  byMedium: z.array(z.object({ name: z.string(), count: z.int() })),
  byDay: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** The days of the current matchday and season; null if there is none yet. */
  periods: z.nullable(z.object({ matchday: periodSchema, season: periodSchema })),
})

export type ReportPreview = z.output<typeof reportPreviewSchema>
