import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { REPORT_FORMATS } from '../../schemas/reports.ts'
import { seasonSchema } from '../../schemas/studio/matchdays.ts'
import {
  FIXTURE_EXPORT_COLUMNS,
  seasonCheckSchema,
  seasonCountsSchema,
  seasonTableFields,
  seasonTableSchema,
} from '../../schemas/studio/season-import.ts'

const access = { kind: 'private', permission: 'taxonomy' } as const

export const checkSeasonImport = defineEndpoint({
  method: 'POST',
  path: 'studio/fixtures/import/check',
  summary: 'Says what an import of these fixtures and results would do, row by row. Stores nothing.',
  access,
  body: seasonTableSchema,
  answer: seasonCheckSchema,
  errors: [],
})

export const importSeason = defineEndpoint({
  method: 'POST',
  path: 'studio/fixtures/import',
  summary:
    'Creates and changes matchdays, fixtures and results from these rows, all or none. Wrong rows are left out; a second time changes nothing.',
  access,
  body: z.object({
    ...seasonTableFields,
    /** The counts that the caller saw; if others would be written by now, nothing is. */
    expected: seasonCountsSchema,
  }),
  answer: seasonCheckSchema,
  errors: ['conflict'],
})

export const exportFixtures = defineEndpoint({
  method: 'POST',
  path: 'studio/fixtures/export',
  summary: 'Returns the fixtures of a season as a file. Also needs the permission `export`, and is recorded.',
  access,
  body: z.object({
    season: seasonSchema,
    columns: z._default(z.array(z.enum(FIXTURE_EXPORT_COLUMNS)).check(z.minLength(1), z.maxLength(18)), [
      ...FIXTURE_EXPORT_COLUMNS,
    ]),
    format: z._default(z.enum(REPORT_FORMATS), 'csv'),
  }),
  bytes: true,
  errors: ['rate-limit'],
})
