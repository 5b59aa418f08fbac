import * as z from 'zod/mini'
import { localeSchema } from './locale.ts'

/** A person's data as stored. Less strict than the form: an account created by the desk has empty fields at first. */
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
  /** The language of mails. `comunications` is the specification's spelling, in the API and here only. */
  comunicationsLocale: localeSchema,
  newsletter: z.boolean(),
}
