import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ownSessionSchema } from '../schemas/account.ts'
import { idSchema } from '../schemas/id.ts'

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: 'private/sessions',
  summary: "Lists the caller's valid sessions, most recently used first.",
  access: { kind: 'private' },
  answer: z.object({ sessions: z.array(ownSessionSchema) }),
  errors: [],
})

export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: 'private/sessions/:id',
  summary: "Ends one of the caller's sessions.",
  access: { kind: 'private' },
  params: z.object({ id: idSchema }),
  errors: ['not-found'],
})
