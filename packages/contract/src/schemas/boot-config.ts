import * as z from 'zod/mini'

const OWN_TEXTS = ['legalNotice', 'privacyPolicy', 'cookiePolicy', 'accessibility', 'embargoTerms'] as const

const bootLogoSchema = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** What the web app needs before its first call. Contains no secrets. */
export const bootConfigSchema = z.object({
  /** The fixed basic credential, `name:password`. */
  clientCredential: z.string(),
  portalName: z.string(),
  leagueName: z.string(),
  /** The accent colour as `#rrggbb`; null for the default. */
  leagueColour: z.nullable(z.string()),
  /** The league's logo for light and for dark backgrounds; null for the product's own. */
  logos: z.nullable(z.object({ onLight: bootLogoSchema, onDark: bootLogoSchema })),
  help: z.object({ email: z.string(), telephone: z.nullable(z.string()) }),
  /** The league's IANA time zone. */
  timeZone: z.string(),
  version: z.string(),
  /** Our own (altcha), or an external service with its public key. */
  captcha: z.object({ kind: z.enum(['altcha', 'turnstile', 'recaptcha']), siteKey: z.nullable(z.string()) }),
  analytics: z.object({ id: z.nullable(z.string()), debug: z.boolean() }),
  /** Texts that the league has written itself, which replace those of the product. */
  ownTexts: z.array(z.enum(OWN_TEXTS)),
  /** The base URL of an external video host; null if this server is the host. */
  videoHost: z.nullable(z.string()),
  development: z.boolean(),
})

export type BootConfig = z.output<typeof bootConfigSchema>
