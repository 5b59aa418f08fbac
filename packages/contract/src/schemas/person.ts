import * as z from 'zod/mini'
import { localeSchema } from './locale.ts'
import { permissionSchema, roleSchema } from './permission.ts'

/** The person behind a session, as the client keeps it. */
export const userSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  surnames: z.string(),
  email: z.string(),
  role: roleSchema,
  comunicationsLocale: localeSchema,
  newsletter: z.boolean(),
  unsubscribeId: z.string(),
})

export type User = z.output<typeof userSchema>

export const permissionsSchema = z.array(permissionSchema)
