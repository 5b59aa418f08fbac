import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'
import {
  decidedSchema,
  deskRequestSchema,
  domainSchema,
  idsSchema,
  requestStateSchema,
  trustedDomainSchema,
} from '../../schemas/studio/requests.ts'

const access = { kind: 'private', permission: 'users' } as const

export const listRequests = defineEndpoint({
  method: 'GET',
  path: 'studio/requests',
  summary: 'Lists access requests: waiting ones oldest first, decided ones latest first.',
  access,
  query: listQuerySchema(['createdAt'], { state: z._default(requestStateSchema, 'waiting') }),
  answer: listAnswerSchema(deskRequestSchema),
  errors: [],
})

export const authoriseRequests = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/authorise',
  summary: 'Creates accounts for waiting requests and mails each a provisional password.',
  access,
  body: z.object({ ids: idsSchema }),
  answer: decidedSchema,
  errors: ['not-found'],
})

export const rejectRequests = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/reject',
  summary: 'Rejects waiting requests and mails the reason.',
  access,
  body: z.object({ ids: idsSchema, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
  answer: decidedSchema,
  errors: ['not-found'],
})

export const undoDecisions = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/undo',
  summary: 'Undoes decisions whose mails have not been sent.',
  access,
  body: z.object({ ids: idsSchema }),
  answer: decidedSchema,
  errors: ['not-found'],
})

export const listTrustedDomains = defineEndpoint({
  method: 'GET',
  path: 'studio/trusted-domains',
  summary: 'Lists mail domains whose requests are authorised automatically.',
  access,
  answer: z.object({ domains: z.array(trustedDomainSchema) }),
  errors: [],
})

export const trustDomain = defineEndpoint({
  method: 'POST',
  path: 'studio/trusted-domains',
  summary: 'Adds a trusted mail domain. Idempotent.',
  access,
  body: z.object({ domain: domainSchema }),
  answer: trustedDomainSchema,
  status: 201,
  errors: [],
})

export const distrustDomain = defineEndpoint({
  method: 'DELETE',
  path: 'studio/trusted-domains/:domain',
  summary: 'Removes a trusted mail domain.',
  access,
  params: z.object({ domain: idSchema }),
  errors: ['not-found'],
})
