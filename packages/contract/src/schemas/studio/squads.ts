import * as z from 'zod/mini'
import { idSchema } from '../id.ts'

export const MAX_SQUAD_ROWS = 2_000

/** What a column of the file can be. */
export const SQUAD_FIELDS = ['club', 'name', 'number', 'position'] as const

export type SquadField = (typeof SQUAD_FIELDS)[number]

/** Clubs by name, short name, code or text id; players by name or text id; positions in one of the three languages. */
const squadTableFields = {
  season: z.string().check(z.trim(), z.regex(/^\d{4}(?:-\d{2,4})?$/)),
  /** The club of all rows, if the file has no column for it. */
  teamId: z.nullable(idSchema),
  fields: z.array(z.enum(SQUAD_FIELDS)).check(
    z.minLength(1),
    z.refine((fields) => new Set(fields).size === fields.length, 'format'),
  ),
  /** Missing cells at the end of a row are empty. */
  rows: z
    .array(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(SQUAD_FIELDS.length)))
    .check(z.minLength(1), z.maxLength(MAX_SQUAD_ROWS)),
}

export const squadTableSchema = z.object(squadTableFields)

export type SquadTable = z.output<typeof squadTableSchema>

/** `new`: not in the squad yet. `changed`: another number or position. */
export const SQUAD_ROW_STATES = ['new', 'changed', 'same', 'wrong'] as const

export type SquadRowState = (typeof SQUAD_ROW_STATES)[number]

export const squadCountsSchema = z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() })

export const squadCheckSchema = z.object({
  counts: squadCountsSchema,
  /** In the order of the request. `line` counts from the headings, which are line 1. */
  rows: z.array(
    z.object({
      line: z.int(),
      state: z.enum(SQUAD_ROW_STATES),
      /** Why it is wrong, in the caller's language. */
      problems: z.array(z.object({ field: z.enum(SQUAD_FIELDS), message: z.string() })),
    }),
  ),
})

export type SquadCheck = z.output<typeof squadCheckSchema>

/** With the numbers that the caller saw; if one has changed, nothing is stored. Rows that are wrong are left out. */
export const squadImportSchema = z.object({
  ...squadTableFields,
  expected: z.object({ new: z.int(), changed: z.int() }),
})
