import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { fixturePageSchema, matchdayPageSchema } from '../schemas/lists.ts'
import { idSchema } from '../schemas/id.ts'
import { sectionSchema } from '../schemas/taxonomy.ts'

export const listSections = defineEndpoint({
  method: 'GET',
  path: 'private/sections',
  summary: 'Lists the sections, with the number of posts that the caller can see in each.',
  access: { kind: 'private' },
  answer: z.object({ sections: z.array(sectionSchema) }),
  errors: [],
})

export const getMatchday = defineEndpoint({
  method: 'GET',
  path: 'private/matchdays/:textId',
  summary: 'Returns a matchday: fixtures, results and a page of the posts about it.',
  access: { kind: 'private' },
  params: z.object({ textId: idSchema }),
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  answer: matchdayPageSchema,
  errors: ['not-found'],
})

export const getFixture = defineEndpoint({
  method: 'GET',
  path: 'private/fixtures/:id',
  summary: 'Returns a fixture: teams, result and a page of the posts about it.',
  access: { kind: 'private' },
  params: z.object({ id: idSchema }),
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  answer: fixturePageSchema,
  errors: ['not-found'],
})
