import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { permissionsSchema, userSchema } from '../schemas/person.ts'

export const getCaptcha = defineEndpoint({
  method: 'GET',
  path: 'captcha',
  summary: 'A fresh captcha challenge to solve before login.',
  access: { kind: 'public' },
  answer: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
  errors: [],
})

export const login = defineEndpoint({
  method: 'POST',
  path: 'login',
  summary: 'Opens a session.',
  access: { kind: 'public' },
  body: z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.email()),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
    captcha: z.optional(z.string().check(z.maxLength(8192))),
    code: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({
    token: z.string(),
    key: z.string(),
    user: userSchema,
    permissions: permissionsSchema,
    mustChangePassword: z.boolean(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['credentials', 'captcha', 'rate-limit'],
})

export const logout = defineEndpoint({
  method: 'POST',
  path: 'private/logout',
  summary: 'Ends the session that makes the call.',
  access: { kind: 'private', whileProvisional: true },
  errors: [],
})
