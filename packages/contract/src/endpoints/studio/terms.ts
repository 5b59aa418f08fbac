import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { listAnswerSchema, listExportSchema, listQuerySchema } from '../../schemas/studio/list.ts'
import {
  crestChangeSchema,
  EDITABLE_TERM_KINDS,
  listedTermSchema,
  mergePreviewOfTermsSchema,
  newTermMergeSchema,
  teamChangeSchema,
  teamFields,
  termChangeSchema,
  termCountsSchema,
  termDetailSchema,
  termFields,
  termMergeSchema,
  TERMS_EXPORT_COLUMNS,
} from '../../schemas/studio/terms.ts'

const access = { kind: 'private', permission: 'taxonomy' } as const

/** One of `TERM_KINDS`; another one is `not-found`. */
const kindParams = z.object({ kind: idSchema })

const params = z.object({ kind: idSchema, id: idSchema })

const teamParams = z.object({ id: idSchema })

export const countTerms = defineEndpoint({
  method: 'GET',
  path: 'studio/terms',
  summary: 'Counts clubs, categories, tags, players and sections, and lists what their fields can name.',
  access,
  answer: termCountsSchema,
  errors: [],
})

export const listTerms = defineEndpoint({
  method: 'GET',
  path: 'studio/terms/:kind',
  summary: 'Lists clubs, categories, tags, players or sections, by name unless sorted.',
  access,
  params: kindParams,
  query: listQuerySchema(['name', 'textId', 'posts', 'code', 'team'], {
    /** Words of any language, without accents. */
    text: z.optional(z.string().check(z.maxLength(200))),
    /** The club of players. */
    team: z.optional(idSchema),
    /** Only those that nothing uses. */
    unused: z.optional(z.literal('true')),
  }),
  answer: listAnswerSchema(listedTermSchema),
  errors: ['not-found'],
})

export const exportTerms = defineEndpoint({
  method: 'POST',
  path: 'studio/terms/:kind/export',
  summary: 'Returns those of a kind that match as a file. Also needs the permission `export`, and is recorded.',
  access,
  params: kindParams,
  body: listExportSchema(listTerms.query, TERMS_EXPORT_COLUMNS),
  bytes: true,
  errors: ['not-found', 'rate-limit'],
})

export const getTerm = defineEndpoint({
  method: 'GET',
  path: 'studio/terms/:kind/:id',
  summary: 'Gets one of them with who uses it, its former addresses, and the merges that can be undone.',
  access,
  params,
  answer: termDetailSchema,
  errors: ['not-found'],
})

export const createTeam = defineEndpoint({
  method: 'POST',
  path: 'studio/terms/teams',
  summary: 'Creates a club.',
  access,
  body: z.object(teamFields),
  answer: termDetailSchema,
  status: 201,
  errors: ['conflict'],
})

export const updateTeam = defineEndpoint({
  method: 'PATCH',
  path: 'studio/terms/teams/:id',
  summary: 'Changes a club. Readers see it from the next call on; search follows within seconds.',
  access,
  params: teamParams,
  body: teamChangeSchema,
  answer: termDetailSchema,
  errors: ['not-found', 'conflict'],
})

export const createTerm = defineEndpoint({
  method: 'POST',
  path: 'studio/terms/:kind',
  summary: 'Creates a category, tag or player.',
  access,
  params: kindParams,
  body: z.object(termFields),
  answer: termDetailSchema,
  status: 201,
  errors: ['not-found', 'conflict'],
})

export const updateTerm = defineEndpoint({
  method: 'PATCH',
  path: 'studio/terms/:kind/:id',
  summary: 'Renames a category, tag or player. Readers see it from the next call on; search follows within seconds.',
  access,
  params,
  body: termChangeSchema,
  answer: termDetailSchema,
  errors: ['not-found', 'conflict'],
})

export const deleteTerm = defineEndpoint({
  method: 'DELETE',
  path: 'studio/terms/:kind/:id',
  summary: 'Deletes a club, category, tag or player that nothing uses; otherwise the error is `conflict`.',
  access,
  params,
  errors: ['not-found', 'conflict'],
})

export const setCrest = defineEndpoint({
  method: 'PUT',
  path: 'studio/terms/teams/:id/crest',
  summary: 'Replaces the crest of a club (PNG, JPEG, WebP or SVG of up to 512 kB, in base64), or removes it.',
  access,
  params: teamParams,
  body: crestChangeSchema,
  answer: termDetailSchema,
  errors: ['not-found', 'conflict'],
})

export const previewTermMerge = defineEndpoint({
  method: 'GET',
  path: 'studio/term-merges/preview',
  summary: 'Says who uses each of several rows of one kind, before they are merged.',
  access,
  query: z.object({
    kind: z.enum(EDITABLE_TERM_KINDS),
    /** Separated by commas. */
    ids: z.string().check(z.maxLength(1_000)),
  }),
  answer: mergePreviewOfTermsSchema,
  errors: ['not-found'],
})

export const mergeTerms = defineEndpoint({
  method: 'POST',
  path: 'studio/term-merges',
  summary: 'Merges rows of one kind into another. What names them names that one; their addresses lead to it.',
  access,
  body: newTermMergeSchema,
  answer: z.object({ merges: z.array(termMergeSchema) }),
  status: 201,
  errors: ['not-found', 'conflict'],
})

export const undoTermMerges = defineEndpoint({
  method: 'POST',
  path: 'studio/term-merges/undo',
  summary: 'Undoes merges of the last 30 days. What has changed since stays as it is.',
  access,
  body: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(20)) }),
  errors: ['not-found', 'conflict'],
})
