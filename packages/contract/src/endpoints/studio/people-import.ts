import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { startedJobSchema } from '../../schemas/studio/list.ts'
import { importCheckSchema, importTableFields, importTableSchema } from '../../schemas/studio/people-import.ts'

const access = { kind: 'private', permission: 'users' } as const

/** A file of the largest size, as JSON. */
const MAX_IMPORT_BODY_BYTES = 8 * 1024 * 1024

export const checkPeopleImport = defineEndpoint({
  method: 'POST',
  path: 'studio/people/import/check',
  summary: 'Says what an import of these people would do, row by row. Stores nothing.',
  access,
  body: importTableSchema,
  maxBodyBytes: MAX_IMPORT_BODY_BYTES,
  answer: importCheckSchema,
  errors: [],
})

export const importPeople = defineEndpoint({
  method: 'POST',
  path: 'studio/people/import',
  summary:
    'Creates accounts for the new people among these rows as a job, and mails each a provisional password. Nobody grants what they do not hold.',
  access: { ...access, confirmed: true },
  body: z.object({
    ...importTableFields,
    /** The number of new people that the caller saw; if it has changed, nothing is done. */
    expected: z.number().check(z.int(), z.minimum(1)),
  }),
  maxBodyBytes: MAX_IMPORT_BODY_BYTES,
  answer: startedJobSchema,
  status: 202,
  errors: ['conflict'],
})
