import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { requestStateSchema } from '../schemas/desk.ts'
import { idSchema } from '../schemas/id.ts'
import { newPasswordSchema, oneTimeCodeSchema, repeats, triedPasswordSchema } from '../schemas/password.ts'
import { permissionsSchema, userSchema } from '../schemas/person.ts'
import { captchaSchema, emailSchema, registerTypesSchema, registrationSchema } from '../schemas/registration.ts'

export const getCaptcha = defineEndpoint({
  method: 'GET',
  path: 'captcha',
  summary: 'A fresh captcha challenge to solve before login, register and forgot-password.',
  access: { kind: 'public' },
  answer: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
  errors: ['not-found'],
})

export const login = defineEndpoint({
  method: 'POST',
  path: 'login',
  summary: 'Opens a session.',
  access: { kind: 'public' },
  body: z.object({
    email: emailSchema,
    password: triedPasswordSchema,
    captcha: captchaSchema,
    code: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({
    token: z.string(),
    key: z.string(),
    user: userSchema,
    permissions: permissionsSchema,
    mustChangePassword: z.boolean(),
    mustAcceptEmbargoTerms: z.boolean(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['credentials', 'code', 'captcha', 'rate-limit'],
})

export const logout = defineEndpoint({
  method: 'POST',
  path: 'private/logout',
  summary: 'Ends the session that makes the call.',
  access: { kind: 'private', whileProvisional: true },
  errors: [],
})

export const register = defineEndpoint({
  method: 'POST',
  path: 'register',
  summary: 'Asks for access. The answer is the same whether or not the address is known already.',
  access: { kind: 'public' },
  body: registrationSchema,
  answer: z.object({ status: z.literal('requested') }),
  status: 202,
  errors: ['captcha', 'rate-limit'],
})

export const getRequestStatus = defineEndpoint({
  method: 'POST',
  path: 'request-status',
  summary: 'Where a request for access stands, by the code in its mail.',
  access: { kind: 'public' },
  body: z.object({ code: idSchema }),
  answer: z.object({
    state: requestStateSchema,
    requestedAt: z.iso.datetime(),
    decidedAt: z.nullable(z.iso.datetime()),
    /** Why it was rejected. */
    reason: z.nullable(z.string()),
  }),
  errors: ['not-found'],
})

export const loadRegisterTypes = defineEndpoint({
  method: 'GET',
  path: 'load-register-types',
  summary: 'What the form for requesting access offers, in the language of the call.',
  access: { kind: 'public' },
  answer: registerTypesSchema,
  errors: [],
})

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: 'forgot-password',
  summary: 'Mails a link for a new password, where the address has an account. The answer is one for every address.',
  access: { kind: 'public' },
  body: z.object({ email: emailSchema, captcha: captchaSchema }),
  answer: z.object({ status: z.literal('sent') }),
  status: 202,
  errors: ['captcha'],
})

export const checkToken = defineEndpoint({
  method: 'POST',
  path: 'check-token',
  summary: 'Whether the token of a reset link still works. Asking does not spend it.',
  access: { kind: 'public' },
  body: z.object({ token: idSchema }),
  answer: z.object({ valid: z.boolean() }),
  errors: [],
})

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: 'reset-password',
  summary: 'Sets a new password by a reset link, once, and ends every session of the account.',
  access: { kind: 'public' },
  body: z
    .object({ token: idSchema, email: emailSchema, password: newPasswordSchema, repeatPassword: z.string() })
    .check(repeats('password')),
  errors: ['link'],
})

export const changePassword = defineEndpoint({
  method: 'POST',
  path: 'private/change-password',
  summary: 'Replaces the password, and ends every other session of the account.',
  access: { kind: 'private', whileProvisional: true },
  body: z
    .object({ password: triedPasswordSchema, newPassword: newPasswordSchema, repeatPassword: z.string() })
    .check(repeats('newPassword')),
  errors: ['conflict', 'rate-limit'],
})

export const startOneTimeCode = defineEndpoint({
  method: 'POST',
  path: 'private/one-time-code/start',
  summary: 'A secret for an authenticator. It protects nothing until it is confirmed. For staff.',
  access: { kind: 'private' },
  body: z.object({ password: triedPasswordSchema }),
  answer: z.object({
    /** To be typed, in base 32. */
    secret: z.string(),
    /** To be scanned or followed, `otpauth://…`. */
    uri: z.string(),
  }),
  errors: ['permission', 'conflict', 'rate-limit'],
})

export const confirmOneTimeCode = defineEndpoint({
  method: 'POST',
  path: 'private/one-time-code/confirm',
  summary: 'Proves that the authenticator works: from now on log-in asks for its code.',
  access: { kind: 'private' },
  body: z.object({ code: oneTimeCodeSchema }),
  /** Shown this once. Each opens the account once, in place of a code. */
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['permission', 'conflict', 'rate-limit'],
})

export const stopOneTimeCode = defineEndpoint({
  method: 'POST',
  path: 'private/one-time-code/stop',
  summary: 'Log-in no longer asks for a code.',
  access: { kind: 'private' },
  body: z.object({ password: triedPasswordSchema, code: oneTimeCodeSchema }),
  errors: ['code', 'conflict', 'rate-limit'],
})
