import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  filterDataSchema,
  filteredPostsSchema,
  filterFields,
  pageFields,
  sectionPageSchema,
  suggestionsSchema,
} from '../schemas/lists.ts'
import { idSchema } from '../schemas/id.ts'

export const loadFilterData = defineEndpoint({
  method: 'GET',
  path: 'private/load-filter-data',
  summary: 'Lists the filter choices, with the number of posts for each.',
  access: { kind: 'private' },
  answer: filterDataSchema,
  errors: [],
})

export const listPosts = defineEndpoint({
  method: 'POST',
  path: 'private/all-posts',
  summary: 'Lists the posts of a section, newest first.',
  access: { kind: 'private' },
  body: z.object({ textId: idSchema, ...pageFields }),
  answer: sectionPageSchema,
  errors: ['not-found'],
})

export const filterPosts = defineEndpoint({
  method: 'POST',
  path: 'private/filter-posts',
  summary:
    'Lists matching posts, best first if there is a text, newest first otherwise. `facets: false` leaves out the facets.',
  access: { kind: 'private' },
  body: z.object({ ...filterFields, ...pageFields, facets: z.optional(z.boolean()) }),
  answer: filteredPostsSchema,
  errors: [],
})

export const suggest = defineEndpoint({
  method: 'POST',
  path: 'private/suggest',
  summary: 'Suggests posts, teams, players and tags for a text while it is being typed.',
  access: { kind: 'private' },
  body: z.object({ text: z.string().check(z.maxLength(200)) }),
  answer: suggestionsSchema,
  errors: [],
})
