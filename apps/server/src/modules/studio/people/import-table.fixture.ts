import { IMPORT_FIELDS, type ImportField } from '@mixed-zone/contract/schemas/studio/people-import'

export type Row = Readonly<Partial<Record<ImportField, string>>>

export const rowsOf = (domain: string, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    email: `person-${index}@${domain}`,
    name: 'Ana',
    surnames: `Gil ${index}`,
  }))

export const tableOf = (rows: readonly Row[]) => ({
  fields: [...IMPORT_FIELDS],
  rows: rows.map((row) => IMPORT_FIELDS.map((field) => row[field] ?? '')),
})
