import * as z from 'zod/mini'

/** What the web app has to know of the installation before its first call. Nothing in it is a secret. */
export const bootConfigSchema = z.object({
  /** The fixed basic credential, `name:word`. */
  clientCredential: z.string(),
  leagueName: z.string(),
  /** `#rrggbb`, in place of our own accent; null for ours. */
  leagueColour: z.nullable(z.string()),
  help: z.object({ email: z.string(), telephone: z.nullable(z.string()) }),
  /** The league's time zone, as IANA names it. */
  timeZone: z.string(),
  version: z.string(),
  /** Ours, or a service's with its public key. */
  captcha: z.object({ kind: z.enum(['altcha', 'turnstile', 'recaptcha']), siteKey: z.nullable(z.string()) }),
  analytics: z.object({ id: z.nullable(z.string()), debug: z.boolean() }),
  /** The external video host's base address; null where the product is its own. */
  videoHost: z.nullable(z.string()),
  development: z.boolean(),
})

export type BootConfig = z.output<typeof bootConfigSchema>
