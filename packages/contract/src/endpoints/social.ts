import { defineEndpoint } from '../endpoint.ts'
import { socialPageSchema } from '../schemas/social.ts'

export const getSocial = defineEndpoint({
  method: 'GET',
  path: 'private/social',
  summary: 'What the social accounts said last, by account, and the quick links.',
  access: { kind: 'private' },
  answer: socialPageSchema,
  errors: [],
})
