import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import {
  coveragePromiseSchema,
  deliverySchema,
  promiseFields,
  tonightDeskSchema,
  tonightSchema,
} from '../../schemas/studio/coverage.ts'
import { versionField } from '../../schemas/studio/matchdays.ts'

const access = { kind: 'private', permission: 'taxonomy' } as const
const boardAccess = { kind: 'private', permission: 'posts' } as const

const params = z.object({ id: idSchema })

export const getTonight = defineEndpoint({
  method: 'GET',
  path: 'studio/tonight',
  summary: 'Returns the coverage board: fixtures of the matchday, and how far each promised delivery is.',
  access: boardAccess,
  answer: tonightSchema,
  errors: [],
})

export const getTonightDesk = defineEndpoint({
  method: 'GET',
  path: 'studio/tonight/desk',
  summary: 'Returns what stands beside the board: problems, what goes out next, usage, and who writes.',
  access: boardAccess,
  answer: tonightDeskSchema,
  errors: [],
})

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: 'studio/tonight/fixtures/:id',
  summary: 'Lists how far each promised delivery of a fixture is.',
  access: boardAccess,
  params,
  answer: z.object({ deliveries: z.array(deliverySchema) }),
  errors: ['not-found'],
})

export const createDelivery = defineEndpoint({
  method: 'POST',
  path: 'studio/tonight/deliveries',
  summary:
    'Creates the post of a cell with section, category, clubs, fixture, matchday, contact and title. If there is one already, returns that.',
  access: boardAccess,
  body: z.object({ promiseId: idSchema, fixtureId: idSchema }),
  answer: z.object({ id: z.string() }),
  status: 201,
  errors: [],
})

const choiceSchema = z.object({ id: z.string(), name: z.string() })

export const listPromises = defineEndpoint({
  method: 'GET',
  path: 'studio/promises',
  summary: 'Lists what the league promises for each match, in the order in which it falls due, with the choices.',
  access,
  answer: z.object({
    promises: z.array(coveragePromiseSchema),
    categories: z.array(choiceSchema),
    sections: z.array(choiceSchema),
    contacts: z.array(choiceSchema),
  }),
  errors: [],
})

export const createPromise = defineEndpoint({
  method: 'POST',
  path: 'studio/promises',
  summary: 'Promises a category for each match. Each category is promised once.',
  access,
  body: promiseFields,
  answer: coveragePromiseSchema,
  status: 201,
  errors: ['conflict'],
})

export const updatePromise = defineEndpoint({
  method: 'PUT',
  path: 'studio/promises/:id',
  summary: 'Changes a promise. The board follows at once, for past matches too.',
  access,
  params,
  body: z.extend(promiseFields, versionField),
  answer: coveragePromiseSchema,
  errors: ['not-found', 'conflict'],
})

export const deletePromise = defineEndpoint({
  method: 'DELETE',
  path: 'studio/promises/:id',
  summary: 'Stops promising a category. Posts stay as they are.',
  access,
  params,
  errors: ['not-found'],
})
