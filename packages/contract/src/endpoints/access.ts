import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  changePasswordSchema,
  confirmIdentitySchema,
  confirmOneTimeCodeSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  startOneTimeCodeSchema,
  stopOneTimeCodeSchema,
} from '../schemas/access-forms.ts'
import { requestStateSchema } from '../schemas/studio/requests.ts'
import { idSchema } from '../schemas/id.ts'
import { triedPasswordSchema } from '../schemas/password.ts'
import { permissionsSchema } from '../schemas/permission.ts'
import { captchaSchema, emailSchema, registerTypesSchema, registrationSchema } from '../schemas/registration.ts'
import { userSchema } from '../schemas/user.ts'

export const getCaptcha = defineEndpoint({
  method: 'GET',
  path: 'captcha',
  summary: 'Returns a captcha challenge for login, register and forgot-password.',
  access: { kind: 'public' },
  answer: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
  errors: ['not-found', 'rate-limit'],
})

export const login = defineEndpoint({
  method: 'POST',
  path: 'login',
  summary: 'Creates a session.',
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
  summary: 'Ends the current session.',
  access: { kind: 'private', whileProvisional: true, beforeTerms: true },
  errors: [],
})

export const register = defineEndpoint({
  method: 'POST',
  path: 'register',
  summary: 'Requests access. The response is the same whether or not the address is known.',
  access: { kind: 'public' },
  body: registrationSchema,
  answer: z.object({ status: z.literal('requested') }),
  status: 202,
  errors: ['captcha', 'rate-limit'],
})

export const getRequestStatus = defineEndpoint({
  method: 'POST',
  path: 'request-status',
  summary: 'Returns the state of an access request by the code in its mail.',
  access: { kind: 'public' },
  body: z.object({ code: idSchema }),
  answer: z.object({
    state: requestStateSchema,
    requestedAt: z.iso.datetime(),
    decidedAt: z.nullable(z.iso.datetime()),
    /** The reason of a rejection. */
    reason: z.nullable(z.string()),
  }),
  errors: ['not-found'],
})

export const loadRegisterTypes = defineEndpoint({
  method: 'GET',
  path: 'load-register-types',
  summary: 'Lists the choices of the access request form in the language of the call.',
  access: { kind: 'public' },
  answer: registerTypesSchema,
  errors: [],
})

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: 'forgot-password',
  summary: 'Mails a reset link if the address has an account. The response is the same for every address.',
  access: { kind: 'public' },
  body: forgotPasswordSchema,
  answer: z.object({ status: z.literal('sent') }),
  status: 202,
  errors: ['captcha'],
})

export const checkToken = defineEndpoint({
  method: 'POST',
  path: 'check-token',
  summary: 'Checks whether the token of a reset link is valid, without using it.',
  access: { kind: 'public' },
  body: z.object({ token: idSchema }),
  answer: z.object({ valid: z.boolean() }),
  errors: ['rate-limit'],
})

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: 'reset-password',
  summary: 'Sets a new password with a reset link, which can be used once, and ends all sessions of the account.',
  access: { kind: 'public' },
  body: resetPasswordSchema,
  errors: ['link'],
})

export const changePassword = defineEndpoint({
  method: 'POST',
  path: 'private/change-password',
  summary: 'Changes the password and ends all other sessions of the account.',
  access: { kind: 'private', whileProvisional: true, beforeTerms: true },
  body: changePasswordSchema,
  errors: ['conflict', 'rate-limit'],
})

export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: 'private/confirm',
  summary: 'Confirms the caller by password or one-time code. Allows critical changes in this session for 10 minutes.',
  access: { kind: 'private' },
  body: confirmIdentitySchema,
  answer: z.object({ confirmedUntil: z.iso.datetime() }),
  errors: ['rate-limit'],
})

export const startOneTimeCode = defineEndpoint({
  method: 'POST',
  path: 'private/one-time-code/start',
  summary: 'Creates a secret for an authenticator app, for staff. It is not required before it is confirmed.',
  access: { kind: 'private' },
  body: startOneTimeCodeSchema,
  answer: z.object({
    /** In base 32, for typing. */
    secret: z.string(),
    /** `otpauth://…`, for scanning. */
    uri: z.string(),
  }),
  errors: ['permission', 'conflict', 'rate-limit'],
})

export const confirmOneTimeCode = defineEndpoint({
  method: 'POST',
  path: 'private/one-time-code/confirm',
  summary: 'Confirms the secret with a code. Login requires a code from then on.',
  access: { kind: 'private' },
  body: confirmOneTimeCodeSchema,
  /** Returned only once. Each replaces a code once. */
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['permission', 'conflict', 'rate-limit'],
})

export const stopOneTimeCode = defineEndpoint({
  method: 'POST',
  path: 'private/one-time-code/stop',
  summary: 'Removes the secret. Login no longer requires a code.',
  access: { kind: 'private' },
  body: stopOneTimeCodeSchema,
  errors: ['code', 'conflict', 'rate-limit'],
})
