import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { deleteAccountSchema, myDataSchema, updateUserDataSchema, userDataSchema } from '../schemas/account.ts'
import { idSchema } from '../schemas/id.ts'

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: 'unsubscribe',
  summary: 'Unsubscribes from the newsletter by the code in its mails. Idempotent.',
  access: { kind: 'public' },
  body: z.object({ id: idSchema }),
  errors: ['not-found', 'rate-limit'],
})

export const checkSubscription = defineEndpoint({
  method: 'POST',
  path: 'check-subscription',
  summary: 'Checks by the code in the mails of the newsletter whether its owner is subscribed. Changes nothing.',
  access: { kind: 'public' },
  body: z.object({ id: idSchema }),
  answer: z.object({ subscribed: z.boolean() }),
  errors: ['not-found', 'rate-limit'],
})

export const getUserData = defineEndpoint({
  method: 'POST',
  path: 'private/user-data',
  summary: "Returns the caller's own data.",
  access: { kind: 'private', whileProvisional: true, beforeTerms: true },
  answer: userDataSchema,
  errors: [],
})

export const updateUserData = defineEndpoint({
  method: 'POST',
  path: 'private/update-user-data',
  summary: "Updates the sent fields of the caller's own data.",
  access: { kind: 'private' },
  body: updateUserDataSchema,
  answer: userDataSchema,
  errors: [],
})

export const getMyData = defineEndpoint({
  method: 'GET',
  path: 'private/my-data',
  summary: 'Returns everything that is stored about the caller.',
  access: { kind: 'private', beforeTerms: true },
  answer: myDataSchema,
  errors: [],
})

export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: 'private/delete-account',
  summary: "Deletes the caller's account. Usage records stay, without the person's name.",
  access: { kind: 'private', beforeTerms: true },
  body: deleteAccountSchema,
  errors: ['code', 'permission', 'rate-limit'],
})

export const acceptEmbargoTerms = defineEndpoint({
  method: 'POST',
  path: 'private/accept-embargo-terms',
  summary: 'Accepts the terms for seeing embargoed posts.',
  access: { kind: 'private', permission: 'embargo' },
  errors: [],
})

export const acceptTerms = defineEndpoint({
  method: 'POST',
  path: 'private/accept-terms',
  summary: 'Accepts the legal texts as they are published now. Idempotent.',
  access: { kind: 'private', beforeTerms: true },
  errors: [],
})
