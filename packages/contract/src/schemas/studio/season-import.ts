import * as z from 'zod/mini'
import { seasonSchema } from './matchdays.ts'

/** More than any league plays. */
export const MAX_SEASON_ROWS = 2_000

/** What a column of the file can be. The kick-off is one column, or a day and a time; the result is one column, or two. */
export const SEASON_FIELDS = [
  'season',
  'matchday',
  'kickOff',
  'date',
  'time',
  'home',
  'away',
  'score',
  'homeGoals',
  'awayGoals',
] as const

export type SeasonField = (typeof SEASON_FIELDS)[number]

/** A file as a table: what each column is, and the cells as they are in the file. */
export const seasonTableFields = {
  fields: z.array(z.enum(SEASON_FIELDS)).check(
    z.minLength(1),
    z.refine((fields) => new Set(fields).size === fields.length, 'format'),
  ),
  /** Missing cells at the end of a row are empty. */
  rows: z
    .array(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(SEASON_FIELDS.length)))
    .check(z.minLength(1), z.maxLength(MAX_SEASON_ROWS)),
  /** Of rows without one. */
  season: seasonSchema,
  /** Clubs that nothing resembles are created; otherwise their rows are wrong. */
  createsClubs: z._default(z.boolean(), false),
}

export const seasonTableSchema = z.object(seasonTableFields)

export type SeasonTable = z.output<typeof seasonTableSchema>

/**
 * What an import would do with a row.
 * - `matched`: new or changed, with a club that is only called alike.
 * - `same`: it is stored like that already.
 */
export const SEASON_ROW_STATES = ['new', 'changed', 'matched', 'same', 'wrong'] as const

export type SeasonRowState = (typeof SEASON_ROW_STATES)[number]

export const seasonCountsSchema = z.object({
  new: z.number(),
  changed: z.number(),
  matched: z.number(),
  same: z.number(),
  wrong: z.number(),
})

export type SeasonCounts = z.output<typeof seasonCountsSchema>

export const seasonCheckSchema = z.object({
  counts: seasonCountsSchema,
  /** Names of the clubs that would be created. */
  newClubs: z.array(z.string()),
  /** In the order of the request. `line` counts from the headings, which are line 1. */
  rows: z.array(
    z.object({
      line: z.number(),
      state: z.enum(SEASON_ROW_STATES),
      /** Why it is wrong, in the caller's language, with a club that may be meant. */
      problems: z.array(
        z.object({ field: z.enum(SEASON_FIELDS), message: z.string(), suggestion: z.optional(z.string()) }),
      ),
      /** Clubs that were found by similarity: the column, and the full name. */
      matches: z.array(z.object({ field: z.enum(['home', 'away']), name: z.string() })),
      /** What would change, before and after. */
      changes: z.array(
        z.object({ field: z.enum(['matchday', 'kickOff', 'score']), before: z.string(), after: z.string() }),
      ),
    }),
  ),
})

export type SeasonCheck = z.output<typeof seasonCheckSchema>

export const FIXTURE_EXPORT_COLUMNS = [
  'season',
  'matchday',
  'kickOff',
  'home',
  'away',
  'homeGoals',
  'awayGoals',
  'stadium',
  'state',
] as const
