import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { announcementsSchema } from '../schemas/live.ts'

export const listenLive = defineEndpoint({
  method: 'GET',
  path: 'live',
  summary:
    'Announces posts as they become visible to the caller: as server-sent events if `Accept` contains `text/event-stream`, otherwise as JSON with those after `since`. Events of the studio come only as server-sent events, to those with the permission.',
  access: { kind: 'private' },
  query: z.object({
    /** The last cursor that was received. Without a valid one, it begins now. */
    since: z.optional(z.string()),
  }),
  answer: announcementsSchema,
  bytes: true,
  errors: [],
})
