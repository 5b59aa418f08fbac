import * as z from 'zod/mini'

export const MAX_IMPORT_ROWS = 5_000

/** Of the file that somebody chooses. */
export const MAX_IMPORT_FILE_BYTES = 5_000_000

/** What a column of the file can be. All but the first three may be missing or empty. */
export const IMPORT_FIELDS = [
  'email',
  'name',
  'surnames',
  'companyName',
  'mediaType',
  'workType',
  'country',
  'telephone',
  'language',
  'role',
  'permissions',
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number]

export const REQUIRED_IMPORT_FIELDS = ['email', 'name', 'surnames'] as const satisfies ImportField[]

/**
 * A file as a table: what each column is, and the cells as they are in the file. Countries, roles and so on are given by code or by name in
 * one of the three languages, permissions separated by commas. Without keys, since bodies may have only a few of them.
 */
export const importTableFields = {
  fields: z.array(z.enum(IMPORT_FIELDS)).check(
    z.minLength(1),
    z.refine((fields) => new Set(fields).size === fields.length, 'format'),
  ),
  /** Missing cells at the end of a row are empty. */
  rows: z
    .array(z.array(z.string()).check(z.maxLength(IMPORT_FIELDS.length)))
    .check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS)),
}

export const importTableSchema = z.object(importTableFields)

export type ImportTable = z.output<typeof importTableSchema>

/** Where a row is in the file, whose first line has the headings. */
export const importLineOf = (row: number): number => row + 2

/** `existing`: the address has an account, which an import never changes. */
export const IMPORT_ROW_STATES = ['new', 'existing', 'wrong'] as const

export type ImportRowState = (typeof IMPORT_ROW_STATES)[number]

export const importCheckSchema = z.object({
  counts: z.object({ new: z.number(), existing: z.number(), wrong: z.number() }),
  /** In the order of the request. `line` counts from the headings, which are line 1. */
  rows: z.array(
    z.object({
      line: z.number(),
      state: z.enum(IMPORT_ROW_STATES),
      /** Why it is wrong, in the caller's language. */
      problems: z.array(z.object({ field: z.enum(IMPORT_FIELDS), message: z.string() })),
    }),
  ),
})

export type ImportCheck = z.output<typeof importCheckSchema>
