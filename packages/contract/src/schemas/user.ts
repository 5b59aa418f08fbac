import * as z from 'zod/mini'
import { localeSchema } from './locale.ts'
import { roleSchema } from './permission.ts'

/** The person of a session, as login returns it. The web app stores only `id` and `firstName`. */
export const userSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  surnames: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The specification's spelling. */
  comunicationsLocale: localeSchema,
  newsletter: z.boolean(),
  unsubscribeId: z.string(),
})

export type User = z.output<typeof userSchema>
