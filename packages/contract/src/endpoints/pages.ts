import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../schemas/id.ts'
import { homeSchema } from '../schemas/pages.ts'
import { postSchema } from '../schemas/post.ts'
import { socialPageSchema } from '../schemas/social.ts'

export const getHome = defineEndpoint({
  method: 'GET',
  path: 'private/home',
  summary: 'Returns the home page: lead story, sections with their newest posts, current matchday, quick links.',
  access: { kind: 'private' },
  answer: homeSchema,
  errors: [],
})

export const getPost = defineEndpoint({
  method: 'POST',
  path: 'private/post',
  summary:
    'Returns a whole post. The size of a JPEG rendition is that without its label: each download adds caption and rights.',
  access: { kind: 'private' },
  body: z.object({ id: idSchema }),
  answer: postSchema,
  errors: ['not-found'],
})

export const getSocial = defineEndpoint({
  method: 'GET',
  path: 'private/social',
  summary: 'Returns the latest items of the social accounts, and the quick links.',
  access: { kind: 'private' },
  answer: socialPageSchema,
  errors: [],
})
