import * as z from 'zod/mini'
import { idSchema } from './id.ts'
import {
  newPasswordSchema,
  oneTimeCodeSchema,
  repeatedPasswordSchema,
  repeats,
  triedPasswordSchema,
} from './password.ts'
import { captchaSchema, emailSchema } from './registration.ts'

/** Request bodies that a form of the web app validates before it sends them. */
export const forgotPasswordSchema = z.object({ email: emailSchema, captcha: captchaSchema })

export const resetPasswordSchema = z
  .object({ token: idSchema, email: emailSchema, password: newPasswordSchema, repeatPassword: repeatedPasswordSchema })
  .check(repeats('password'))

export const changePasswordSchema = z
  .object({ password: triedPasswordSchema, newPassword: newPasswordSchema, repeatPassword: repeatedPasswordSchema })
  .check(repeats('newPassword'))

export const startOneTimeCodeSchema = z.object({ password: triedPasswordSchema })

export const confirmOneTimeCodeSchema = z.object({ code: oneTimeCodeSchema })

/** Exactly one of the two. */
export const confirmIdentitySchema = z
  .object({ password: z.optional(triedPasswordSchema), code: z.optional(oneTimeCodeSchema) })
  .check(z.refine(({ password, code }) => (password === undefined) !== (code === undefined), { path: ['password'] }))

export const stopOneTimeCodeSchema = z.object({ password: triedPasswordSchema, code: oneTimeCodeSchema })
