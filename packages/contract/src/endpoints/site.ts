import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../schemas/id.ts'
import { localeSchema } from '../schemas/locale.ts'

export const getLegalText = defineEndpoint({
  method: 'GET',
  path: 'legal-texts/:page',
  summary: 'Returns a published legal text; `text` is null where the product shows its own.',
  access: { kind: 'public' },
  params: z.object({ page: idSchema }),
  answer: z.object({
    /** Headings begin with `## `, and a blank line ends a paragraph. */
    text: z.nullable(z.string()),
    /** Spanish where the text has no translation. */
    locale: localeSchema,
    version: z.number(),
    publishedAt: z.nullable(z.iso.datetime()),
  }),
  errors: ['not-found'],
})

export const getEmbargoTerms = defineEndpoint({
  method: 'GET',
  path: 'private/embargo-terms',
  summary: 'Returns the terms for seeing embargoed posts; null where the product shows its own.',
  access: { kind: 'private', permission: 'embargo' },
  answer: z.object({ terms: z.nullable(z.array(z.string())) }),
  errors: [],
})
