import { defineEndpoint } from '../../endpoint.ts'
import {
  squadCheckSchema,
  squadCountsSchema,
  squadImportSchema,
  squadTableSchema,
} from '../../schemas/studio/squads.ts'

const access = { kind: 'private', permission: 'taxonomy' } as const

export const checkSquads = defineEndpoint({
  method: 'POST',
  path: 'studio/squads/check',
  summary: 'Says what an import of these squads would do, row by row. Stores nothing.',
  access,
  body: squadTableSchema,
  answer: squadCheckSchema,
  errors: ['not-found'],
})

export const importSquads = defineEndpoint({
  method: 'POST',
  path: 'studio/squads',
  summary:
    'Adds players to the squads of a season with number and position. Repeating it changes nothing; nobody is removed.',
  access,
  body: squadImportSchema,
  answer: squadCountsSchema,
  errors: ['not-found', 'conflict'],
})
