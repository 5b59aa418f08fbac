import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../schemas/id.ts'
import { noticeSchema } from '../schemas/notices.ts'

export const listNotices = defineEndpoint({
  method: 'GET',
  path: 'private/notices',
  summary: 'Lists what was corrected or withdrawn of what the caller has downloaded, newest first.',
  access: { kind: 'private' },
  answer: z.object({ items: z.array(noticeSchema), unread: z.int() }),
  errors: [],
})

export const markNoticesRead = defineEndpoint({
  method: 'POST',
  path: 'private/notices/read',
  summary: 'Marks notices as read: the named ones, or all. Idempotent; unknown ids are ignored.',
  access: { kind: 'private' },
  body: z.object({ ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(200))) }),
  errors: [],
})
