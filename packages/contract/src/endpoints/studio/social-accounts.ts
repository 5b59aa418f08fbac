import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import {
  socialAccountChangeSchema,
  socialAccountFields,
  socialAccountsSchema,
  socialOrderSchema,
  studioSocialAccountSchema,
} from '../../schemas/studio/social-accounts.ts'

const access = { kind: 'private', permission: 'posts', also: 'publish' } as const

const params = z.object({ id: idSchema })

export const listSocialAccounts = defineEndpoint({
  method: 'GET',
  path: 'studio/social-accounts',
  summary: 'Lists the social accounts in their order, with the state of their feeds.',
  access,
  answer: socialAccountsSchema,
  errors: [],
})

export const createSocialAccount = defineEndpoint({
  method: 'POST',
  path: 'studio/social-accounts',
  summary: 'Adds a social account at the end. Its feed is read at once.',
  access,
  body: z.object(socialAccountFields),
  answer: studioSocialAccountSchema,
  status: 201,
  errors: ['conflict'],
})

export const setSocialOrder = defineEndpoint({
  method: 'PUT',
  path: 'studio/social-accounts/order',
  summary: 'Replaces the order of the social accounts.',
  access,
  body: socialOrderSchema,
  answer: socialAccountsSchema,
  errors: ['not-found', 'conflict'],
})

export const updateSocialAccount = defineEndpoint({
  method: 'PATCH',
  path: 'studio/social-accounts/:id',
  summary: 'Changes a social account. A new feed address is read at once.',
  access,
  params,
  body: socialAccountChangeSchema,
  answer: studioSocialAccountSchema,
  errors: ['not-found', 'conflict'],
})

export const deleteSocialAccount = defineEndpoint({
  method: 'DELETE',
  path: 'studio/social-accounts/:id',
  summary: 'Deletes a social account with its stored items.',
  access,
  params,
  errors: ['not-found'],
})

export const fetchSocialAccount = defineEndpoint({
  method: 'POST',
  path: 'studio/social-accounts/:id/fetch',
  summary: 'Reads the feed of a social account as soon as possible. The list says when it was read.',
  access,
  params,
  answer: studioSocialAccountSchema,
  status: 202,
  errors: ['not-found', 'conflict'],
})
