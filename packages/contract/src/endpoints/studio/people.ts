import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { roleSchema } from '../../schemas/permission.ts'
import { permissionsSchema } from '../../schemas/person.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'
import { deskPersonSchema } from '../../schemas/studio/people.ts'

const access = { kind: 'private', permission: 'users' } as const

const params = z.object({ id: idSchema })

export const listPeople = defineEndpoint({
  method: 'GET',
  path: 'studio/people',
  summary: 'Lists people with an account by name.',
  access,
  query: listQuerySchema(['name'], {
    /** Part of a name, a mail address or a medium. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    role: z.optional(roleSchema),
    state: z.optional(z.enum(['active', 'suspended'])),
  }),
  answer: listAnswerSchema(deskPersonSchema),
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
  access: { ...access, confirmed: true },
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
