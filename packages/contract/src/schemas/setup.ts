import * as z from 'zod/mini'
import { idSchema } from './id.ts'
import { localeSchema } from './locale.ts'
import { newPasswordSchema, repeatedPasswordSchema, repeats } from './password.ts'
import { emailSchema, personalFields } from './registration.ts'

/** The first admin of an installation, who has its setup link. */
export const firstAdminSchema = z
  .object({
    token: idSchema,
    email: emailSchema,
    name: personalFields.name,
    surnames: personalFields.surnames,
    comunicationsLocale: localeSchema,
    password: newPasswordSchema,
    repeatPassword: repeatedPasswordSchema,
  })
  .check(repeats('password'))
