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
  summary: 'Lists access requests: waiting ones oldest first, decided ones latest first.',
  access,
  query: z.object({ state: z._default(requestStateSchema, 'waiting'), ...pageFields }),
  answer: z.object({ requests: z.array(deskRequestSchema), ...pageAnswerFields }),
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

export const listPeople = defineEndpoint({
  method: 'GET',
  path: 'studio/people',
  summary: 'Lists people with an account by name.',
  access,
  query: z.object({
    /** Part of a name, a mail address or a medium. */
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
  summary: 'Suspends a person from the next call on. The last admin cannot be suspended.',
  access,
  params,
  answer: deskPersonSchema,
  errors: ['not-found'],
})

export const reinstatePerson = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/reinstate',
  summary: 'Reinstates a suspended person.',
  access,
  params,
  answer: deskPersonSchema,
  errors: ['not-found'],
})

export const changeRole = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/role',
  summary: 'Sets the role of a person, and the permissions added to it and taken from it. Nobody can change their own.',
  access,
  params,
  body: z.object({
    role: roleSchema,
    /** Unchanged if missing. */
    permissionsAdded: z.optional(permissionsSchema),
    permissionsTaken: z.optional(permissionsSchema),
  }),
  answer: deskPersonSchema,
  errors: ['not-found'],
})

export const renewPassword = defineEndpoint({
  method: 'POST',
  path: 'studio/people/:id/renew-password',
  summary: 'Mails a person a new provisional password and ends their sessions.',
  access,
  params,
  answer: deskPersonSchema,
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
