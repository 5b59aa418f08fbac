import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { announcementsSchema } from '../schemas/live.ts'

export const listenLive = defineEndpoint({
  method: 'GET',
  path: 'live',
  summary:
    'Announces posts as they become visible to the caller: server-sent events where `Accept` names `text/event-stream`, otherwise those since `since`, at once.',
  access: { kind: 'private' },
  query: z.object({
    /** The last cursor that was seen. Without one, or with one that means nothing, it begins now. */
    since: z.optional(z.string()),
  }),
  answer: announcementsSchema,
  bytes: true,
  errors: [],
})
