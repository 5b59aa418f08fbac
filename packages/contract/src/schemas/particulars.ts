import * as z from 'zod/mini'
import { localeSchema } from './locale.ts'

/**
 * What a person said of themselves, as stored. Looser than what the form takes: an account that the desk made holds empty
 * fields until its person fills them in.
 */
export const particularsFields = {
  email: z.string(),
  name: z.string(),
  surnames: z.string(),
  telephone: z.object({ prefix: z.string(), number: z.string() }),
  region: z.string(),
  country: z.string(),
  companyName: z.string(),
  mediaType: z.string(),
  workType: z.string(),
  comunicationsLocale: localeSchema,
  newsletter: z.boolean(),
}
