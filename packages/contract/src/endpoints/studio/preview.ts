import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { postSchema } from '../../schemas/post.ts'

export const getPreview = defineEndpoint({
  method: 'POST',
  path: 'preview',
  summary: 'Returns the draft of a post by a preview link, without anything to download.',
  access: { kind: 'public' },
  body: z.object({ token: idSchema }),
  answer: z.object({ post: postSchema, expiresAt: z.iso.datetime() }),
  errors: ['not-found', 'rate-limit'],
})
