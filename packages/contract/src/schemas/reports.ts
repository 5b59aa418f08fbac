import * as z from 'zod/mini'
import { mediaTypeSchema, regionSchema } from './registration.ts'

export const REPORT_FORMATS = ['xlsx', 'csv'] as const

export type ReportFormat = (typeof REPORT_FORMATS)[number]

export const POST_REPORTS = ['news', 'news-views'] as const

/** `users` is answered by one call, the others by another, as the specification has it. */
export const REPORT_TYPES = ['users', ...POST_REPORTS] as const

export type ReportType = (typeof REPORT_TYPES)[number]

const MAX_DATE_CHARACTERS = 10

/** `d/m/Y` or an ISO date; which of both, and that the end is not before the start, is checked by the server. */
const dateSchema = z.optional(z.string().check(z.maxLength(MAX_DATE_CHARACTERS)))

/** Missing, empty and `all` mean all. */
const anyOf = <T extends z.ZodMiniType>(schema: T) => z.optional(z.union([schema, z.literal(''), z.literal('all')]))

export const reportFields = {
  dateStart: dateSchema,
  dateEnd: dateSchema,
  region: anyOf(regionSchema),
  country: anyOf(z.string().check(z.regex(/^[A-Z]{2}$/))),
  mediaType: anyOf(mediaTypeSchema),
  format: z.optional(z.enum(REPORT_FORMATS)),
}

const periodSchema = z.object({ startsOn: z.iso.date(), endsOn: z.iso.date() })

/** What a report will hold: its number of rows, its first rows, and the figures of the screen beside the form. */
export const reportPreviewSchema = z.object({
  rows: z.int(),
  columns: z.array(z.object({ key: z.string(), name: z.string() })),
  first: z.array(z.array(z.string())),
  /** Views and downloads of what is in it; null for people. Media are counted by their name. */
  totals: z.object({ views: z.nullable(z.int()), downloads: z.nullable(z.int()), media: z.int() }),
  byCountry: z.array(z.object({ country: z.string(), name: z.string(), count: z.int() })),
  /** Those that count most. */
  byMedium: z.array(z.object({ name: z.string(), count: z.int() })),
  byDay: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** The days of the matchday that the league is in, and of its season; null before there is any. */
  periods: z.nullable(z.object({ matchday: periodSchema, season: periodSchema })),
})

export type ReportPreview = z.output<typeof reportPreviewSchema>
