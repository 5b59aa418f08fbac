import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../schemas/id.ts'
import { firstAdminSchema } from '../schemas/setup.ts'
import { login } from './access.ts'

export const checkSetupLink = defineEndpoint({
  method: 'POST',
  path: 'check-setup-link',
  summary: 'Checks whether the setup link of an installation without an admin is valid, without using it.',
  access: { kind: 'public' },
  body: z.object({ token: idSchema }),
  answer: z.object({ valid: z.boolean() }),
  errors: ['rate-limit'],
})

export const createFirstAdmin = defineEndpoint({
  method: 'POST',
  path: 'create-first-admin',
  summary: 'Creates the first admin with the setup link, which ends with it for ever, and logs them in.',
  access: { kind: 'public' },
  body: firstAdminSchema,
  answer: login.answer,
  status: 201,
  errors: ['link', 'conflict', 'rate-limit'],
})
