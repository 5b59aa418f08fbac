import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { localeSchema } from '../../schemas/locale.ts'

export const translatePost = defineEndpoint({
  method: 'POST',
  path: 'studio/posts/:id/translate',
  summary:
    'Returns a draft by machine translation of what is stored in one language. Nothing is saved, and it is recorded. Text that is not public needs `confirmed`.',
  access: { kind: 'private', permission: 'posts' },
  params: z.object({ id: idSchema }),
  body: z.object({
    from: localeSchema,
    to: localeSchema,
    /** The person knows that the text is sent to another service. Required unless readers see exactly this text already. */
    confirmed: z.optional(z.boolean()),
  }),
  answer: z.object({
    title: z.string(),
    summary: z.string(),
    /** Clean HTML. */
    body: z.string(),
  }),
  errors: ['not-found', 'too-large', 'unavailable'],
})
