import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import {
  listNameSchema,
  MAX_SEARCH_CHARACTERS,
  presencePlaceSchema,
  presenceSchema,
  savedViewFieldsSchema,
  savedViewSchema,
  studioCountsSchema,
  studioSearchSchema,
} from '../../schemas/studio/shell.ts'

const access = { kind: 'private', staff: true } as const

const params = z.object({ id: idSchema })

export const getStudioCounts = defineEndpoint({
  method: 'GET',
  path: 'studio/counts',
  summary: 'Returns the figures of the side bar.',
  access,
  answer: studioCountsSchema,
  errors: [],
})

export const searchStudio = defineEndpoint({
  method: 'GET',
  path: 'studio/search',
  summary: 'Finds people, posts and tags for the command palette, ignoring accents and small typos.',
  access,
  query: z.object({ text: z.string().check(z.trim(), z.maxLength(MAX_SEARCH_CHARACTERS)) }),
  answer: studioSearchSchema,
  errors: [],
})

export const listSavedViews = defineEndpoint({
  method: 'GET',
  path: 'studio/saved-views',
  summary: "Lists the caller's saved views of a list, oldest first.",
  access,
  query: z.object({ list: listNameSchema }),
  answer: z.object({ views: z.array(savedViewSchema) }),
  errors: [],
})

export const createSavedView = defineEndpoint({
  method: 'POST',
  path: 'studio/saved-views',
  summary: 'Saves a view of a list. Each list has at most 20, with different names.',
  access,
  body: z.object({ list: listNameSchema, ...savedViewFieldsSchema.shape }),
  answer: savedViewSchema,
  status: 201,
  errors: ['conflict'],
})

export const updateSavedView = defineEndpoint({
  method: 'PUT',
  path: 'studio/saved-views/:id',
  summary: 'Renames a saved view of the caller, or saves what is shown now under its name.',
  access,
  params,
  body: savedViewFieldsSchema,
  answer: savedViewSchema,
  errors: ['not-found', 'conflict'],
})

export const deleteSavedView = defineEndpoint({
  method: 'DELETE',
  path: 'studio/saved-views/:id',
  summary: 'Deletes a saved view of the caller.',
  access,
  params,
  errors: ['not-found'],
})

export const getPresence = defineEndpoint({
  method: 'GET',
  path: 'studio/presence',
  summary: 'Lists colleagues who are in the studio now.',
  access,
  answer: presenceSchema,
  errors: [],
})

export const reportPresence = defineEndpoint({
  method: 'POST',
  path: 'studio/presence',
  summary: 'Tells colleagues where the caller is, for 45 seconds, and lists them.',
  access,
  body: presencePlaceSchema,
  answer: presenceSchema,
  errors: [],
})

export const endPresence = defineEndpoint({
  method: 'DELETE',
  path: 'studio/presence',
  summary: 'Tells colleagues that the caller has left the studio.',
  access,
  errors: [],
})
