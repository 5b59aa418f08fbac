import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { roleSchema } from '../schemas/permission.ts'
import {
  decidedSchema,
  deskPersonSchema,
  deskRequestSchema,
  domainSchema,
  idsSchema,
  pageAnswerFields,
  pageFields,
  requestStateSchema,
  trustedDomainSchema,
} from '../schemas/desk.ts'
import { idSchema } from '../schemas/id.ts'
import { permissionsSchema } from '../schemas/person.ts'

const access = { kind: 'private', permission: 'users' } as const

const params = z.object({ id: idSchema })

export const listRequests = defineEndpoint({
  method: 'GET',
  path: 'studio/requests',
  summary: 'Requests for access: those that wait, the oldest first; those decided, the latest first.',
  access,
  query: z.object({ state: z._default(requestStateSchema, 'waiting'), ...pageFields }),
  answer: z.object({ requests: z.array(deskRequestSchema), ...pageAnswerFields }),
  errors: [],
})

export const authoriseRequests = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/authorise',
  summary: 'Makes accounts of requests that wait, and mails a provisional password for each.',
  access,
  body: z.object({ ids: idsSchema }),
  answer: decidedSchema,
  errors: ['not-found'],
})

export const rejectRequests = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/reject',
  summary: 'Rejects requests that wait, and mails the reason.',
  access,
  body: z.object({ ids: idsSchema, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
  answer: decidedSchema,
  errors: ['not-found'],
})

export const undoDecisions = defineEndpoint({
  method: 'POST',
  path: 'studio/requests/undo',
  summary: 'Takes decisions back, as long as their mails have not been sent.',
  access,
  body: z.object({ ids: idsSchema }),
  answer: decidedSchema,
  errors: ['not-found'],
})

export const listPeople = defineEndpoint({
  method: 'GET',
  path: 'studio/people',
  summary: 'People with an account, by their names.',
  access,
  query: z.object({
    /** Part of a name, an address or a medium. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    role: z.optional(roleSchema),
    state: z.optional(z.enum(['active', 'suspended'])),
    ...pageFields,
  }),
  answer: z.object({ people: z.array(deskPersonSchema), ...pageAnswerFields }),
  errors: [],
})

export const suspendPerson = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/suspend',
  summary: 'Keeps a person out, from the next call on. The last admin cannot be suspended.',
  access,
  params,
  answer: deskPersonSchema,
  errors: ['not-found'],
})

export const reinstatePerson = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/reinstate',
  summary: 'Lets a suspended person in again.',
  access,
  params,
  answer: deskPersonSchema,
  errors: ['not-found'],
})

export const changeRole = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/role',
  summary:
    'Sets the role of a person, and the single permissions added to it and taken from it. Nobody changes their own.',
  access,
  params,
  body: z.object({
    role: roleSchema,
    /** As they are where this is not sent. */
    permissionsAdded: z.optional(permissionsSchema),
    permissionsTaken: z.optional(permissionsSchema),
  }),
  answer: deskPersonSchema,
  errors: ['not-found'],
})

export const renewPassword = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/renew-password',
  summary: 'Mails a person a new provisional password, and ends their sessions.',
  access,
  params,
  answer: deskPersonSchema,
  errors: ['not-found'],
})

export const listTrustedDomains = defineEndpoint({
  method: 'GET',
  path: 'studio/trusted-domains',
  summary: 'Mail domains whose requests are authorised by themselves.',
  access,
  answer: z.object({ domains: z.array(trustedDomainSchema) }),
  errors: [],
})

export const trustDomain = defineEndpoint({
  method: 'POST',
  path: 'studio/trusted-domains',
  summary: 'Adds a mail domain to the trusted ones. The second time too.',
  access,
  body: z.object({ domain: domainSchema }),
  answer: trustedDomainSchema,
  status: 201,
  errors: [],
})

export const distrustDomain = defineEndpoint({
  method: 'DELETE',
  path: 'studio/trusted-domains/:domain',
  summary: 'Takes a mail domain from the trusted ones.',
  access,
  params: z.object({ domain: idSchema }),
  errors: ['not-found'],
})
