import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  filterDataSchema,
  filteredPostsSchema,
  filterFields,
  fixturePageSchema,
  matchdayPageSchema,
  pageFields,
  sectionPageSchema,
  suggestionsSchema,
} from '../schemas/browse.ts'
import { idSchema } from '../schemas/id.ts'

export const loadFilterData = defineEndpoint({
  method: 'GET',
  path: 'private/load-filter-data',
  summary: 'What posts can be filtered by, with the number of posts behind each choice.',
  access: { kind: 'private' },
  answer: filterDataSchema,
  errors: [],
})

export const listPosts = defineEndpoint({
  method: 'POST',
  path: 'private/all-posts',
  summary: 'The posts of a section, newest first.',
  access: { kind: 'private' },
  body: z.object({ textId: idSchema, ...pageFields }),
  answer: sectionPageSchema,
  errors: ['not-found'],
})

export const filterPosts = defineEndpoint({
  method: 'POST',
  path: 'private/filter-posts',
  summary:
    'Posts that match: best first where there is a text, newest first otherwise. `facets: false` leaves them out.',
  access: { kind: 'private' },
  body: z.object({ ...filterFields, ...pageFields, facets: z.optional(z.boolean()) }),
  answer: filteredPostsSchema,
  errors: [],
})

export const suggest = defineEndpoint({
  method: 'POST',
  path: 'private/suggest',
  summary: 'Posts, teams, players and tags that a text may lead to, while it is being typed.',
  access: { kind: 'private' },
  body: z.object({ text: z.string().check(z.maxLength(200)) }),
  answer: suggestionsSchema,
  errors: [],
})

export const getMatchday = defineEndpoint({
  method: 'GET',
  path: 'private/matchdays/:textId',
  summary: 'A matchday: fixtures, results, and all posts about it.',
  access: { kind: 'private' },
  params: z.object({ textId: idSchema }),
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  answer: matchdayPageSchema,
  errors: ['not-found'],
})

export const getFixture = defineEndpoint({
  method: 'GET',
  path: 'private/fixtures/:id',
  summary: 'A fixture: teams, result, and all posts about it.',
  access: { kind: 'private' },
  params: z.object({ id: idSchema }),
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  answer: fixturePageSchema,
  errors: ['not-found'],
})

export const updatePostData = defineEndpoint({
  method: 'POST',
  path: 'private/update-post-data',
  summary: 'Records a view or a copied text. Downloads are counted by the server itself.',
  access: { kind: 'private' },
  body: z.object({
    id: idSchema,
    event: z.enum(['view', 'download', 'copy-text']),
    assetId: z.optional(idSchema),
  }),
  errors: ['not-found'],
})

export const acceptEmbargoTerms = defineEndpoint({
  method: 'POST',
  path: 'private/accept-embargo-terms',
  summary: 'Accepts the terms under which posts are shown before their embargo ends.',
  access: { kind: 'private', permission: 'embargo' },
  errors: [],
})
