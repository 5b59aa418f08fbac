import * as z from 'zod/mini'
import { mailServerSchema } from './mail.ts'

/** At most this many reject templates: each has a key from 1 to 6. */
export const MAX_REJECT_TEMPLATES = 6

/** As long as the reason that a request is rejected with. */
export const MAX_REJECT_TEXT_CHARACTERS = 1_000

export const MAX_LEGAL_TEXT_CHARACTERS = 50_000
export const MAX_EMBARGO_TERMS_CHARACTERS = 10_000

/** 20 GB. */
export const MAX_UPLOAD_MB = 20_000
/** Pictures are read into memory. */
export const MAX_IMAGE_MB = 400

/** One line: names appear in mail headers and page titles. */
const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => !/\p{Cc}/u.test(text)),
  )

const paragraphs = (max: number) => z.string().check(z.trim(), z.maxLength(max))

const inEveryLanguage = <Text extends z.ZodMiniType>(text: Text) => z.object({ es: text, en: text, pt: text })

/** Spanish is the original; a language without a text of its own shows the Spanish one. */
const inSpanishAtLeast = (max: number) =>
  z.object({
    es: z.string().check(z.trim(), z.minLength(1), z.maxLength(max)),
    en: paragraphs(max),
    pt: paragraphs(max),
  })

const wholeNumber = (min: number, max: number) => z.number().check(z.int(), z.minimum(min), z.maximum(max))

const colourSchema = z.string().check(
  z.trim(),
  z.regex(/^#?[\da-f]{6}$/i),
  z.overwrite((text) => `#${text.replace('#', '').toLowerCase()}`),
)

const timeZoneSchema = z
  .string()
  .check(z.refine((name) => name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name)))

/** Names a stored picture by its digest. */
export const logoSchema = z.object({
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  width: wholeNumber(1, 100_000),
  height: wholeNumber(1, 100_000),
})

export type Logo = z.output<typeof logoSchema>

/** Null for the text that the product brings along. */
const legalTextSchema = z.object({ text: z.nullable(inSpanishAtLeast(MAX_LEGAL_TEXT_CHARACTERS)) })

/** Every setting that the studio edits, by its key. Each is stored, versioned and changed as a whole. */
export const SETTING_SCHEMAS = {
  brand: z.object({
    portalName: line(40),
    leagueName: line(80),
    /** Null for the product's own colour. */
    accent: z.nullable(colourSchema),
    /** For light backgrounds, and for dark ones. Where only one is set, it serves both. */
    logoOnLight: z._default(z.nullable(logoSchema), null),
    logoOnDark: z._default(z.nullable(logoSchema), null),
  }),
  help: z.object({
    email: z.email().check(z.maxLength(254)),
    telephone: z.nullable(z.string().check(z.trim(), z.regex(/^\+?[\d ()-]{6,30}$/))),
  }),
  rejectTemplates: z.object({
    templates: z
      .array(
        z.object({
          name: inEveryLanguage(line(60)),
          text: inEveryLanguage(paragraphs(MAX_REJECT_TEXT_CHARACTERS).check(z.minLength(1))),
        }),
      )
      .check(z.maxLength(MAX_REJECT_TEMPLATES)),
  }),
  /** One term in each line. Null for the terms that the product brings along. */
  embargoTerms: z.object({ text: z.nullable(inSpanishAtLeast(MAX_EMBARGO_TERMS_CHARACTERS)) }),
  timeZone: z.object({ name: timeZoneSchema }),
  analytics: z.object({ id: z.nullable(z.string().check(z.trim(), z.regex(/^[A-Z]{1,4}-[A-Z\d]{4,20}$/))) }),
  captcha: z.object({ kind: z.enum(['altcha', 'turnstile', 'recaptcha']) }),
  retention: z.object({
    usageMonths: wholeNumber(1, 240),
    auditYears: wholeNumber(1, 30),
    mailsDays: wholeNumber(7, 3650),
  }),
  /** The largest file of each kind that can be uploaded, in megabytes. */
  uploads: z.object({
    imageMb: wholeNumber(1, MAX_IMAGE_MB),
    videoMb: wholeNumber(1, MAX_UPLOAD_MB),
    otherMb: wholeNumber(1, MAX_UPLOAD_MB),
  }),
  staffSecurity: z.object({ requiresOneTimeCodes: z.boolean() }),
  legalNotice: legalTextSchema,
  privacyPolicy: legalTextSchema,
  cookiePolicy: legalTextSchema,
  accessibility: legalTextSchema,
} as const

export type SettingKey = keyof typeof SETTING_SCHEMAS

export type SettingValues = { readonly [Key in SettingKey]: Readonly<z.output<(typeof SETTING_SCHEMAS)[Key]>> }

export const SETTING_KEYS = Object.keys(SETTING_SCHEMAS) as SettingKey[]

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTING_SCHEMAS, key)
}

/** Edited as a draft, which takes effect when it is published. All others take effect when they are saved. */
export const DRAFT_SETTING_KEYS = ['brand', 'legalNotice', 'privacyPolicy', 'cookiePolicy', 'accessibility'] as const

export type DraftSettingKey = (typeof DRAFT_SETTING_KEYS)[number]

export function isDraftSettingKey(key: SettingKey): key is DraftSettingKey {
  return DRAFT_SETTING_KEYS.some((draftKey) => draftKey === key)
}

/** The environment variable that sets a field of a setting. It wins over what is stored. */
export type SettingVariables = { readonly [Key in SettingKey]?: Readonly<Partial<Record<string, string>>> }

/** Settings about who gets in. Changing them needs the password or a code again. */
export const ACCESS_SETTING_KEYS = ['staffSecurity', 'captcha'] as const

export function isAccessSettingKey(key: SettingKey): boolean {
  return ACCESS_SETTING_KEYS.some((accessKey) => accessKey === key)
}

/** Null if the person was deleted, or the change was not made by a person. */
const changedBySchema = z.nullable(z.object({ id: z.string(), name: z.string() }))

function stateSchema<Value extends z.ZodMiniType>(value: Value) {
  return z.object({
    /** In effect now. */
    value,
    /** The environment variable of each field that the environment sets. */
    variables: z.record(z.string(), z.string()),
    /** 0 for a setting that was never changed. */
    version: z.number(),
    changedAt: z.nullable(z.iso.datetime()),
    changedBy: changedBySchema,
  })
}

function draftStateSchema<Value extends z.ZodMiniType>(value: Value) {
  return z.extend(stateSchema(value), {
    draft: z.nullable(
      z.object({
        value,
        /** Counts the saves. */
        revision: z.number(),
        changedAt: z.iso.datetime(),
        changedBy: changedBySchema,
      }),
    ),
  })
}

export const settingsAnswerSchema = z.object({
  settings: z.object({
    brand: draftStateSchema(SETTING_SCHEMAS.brand),
    help: stateSchema(SETTING_SCHEMAS.help),
    rejectTemplates: stateSchema(SETTING_SCHEMAS.rejectTemplates),
    embargoTerms: stateSchema(SETTING_SCHEMAS.embargoTerms),
    timeZone: stateSchema(SETTING_SCHEMAS.timeZone),
    analytics: stateSchema(SETTING_SCHEMAS.analytics),
    captcha: stateSchema(SETTING_SCHEMAS.captcha),
    retention: stateSchema(SETTING_SCHEMAS.retention),
    uploads: stateSchema(SETTING_SCHEMAS.uploads),
    staffSecurity: stateSchema(SETTING_SCHEMAS.staffSecurity),
    legalNotice: draftStateSchema(SETTING_SCHEMAS.legalNotice),
    privacyPolicy: draftStateSchema(SETTING_SCHEMAS.privacyPolicy),
    cookiePolicy: draftStateSchema(SETTING_SCHEMAS.cookiePolicy),
    accessibility: draftStateSchema(SETTING_SCHEMAS.accessibility),
  }),
  /** Whether the environment has the keys of a hosted captcha. */
  hasCaptchaKeys: z.boolean(),
  /** What the environment alone connects. */
  connections: z.object({
    /** Null if the product hosts videos itself. */
    videoHost: z.nullable(z.string()),
    /** Null if mails become files in the data folder. */
    mailHost: z.nullable(z.string()),
    mailServer: mailServerSchema,
  }),
})

export type SettingsAnswer = z.output<typeof settingsAnswerSchema>

export const settingVersionSchema = z.object({
  version: z.number(),
  /** As the setting's schema has it. */
  value: z.unknown(),
  changedAt: z.iso.datetime(),
  changedBy: changedBySchema,
  /** The version whose value was put back. */
  restoredFrom: z.nullable(z.number()),
})

export type SettingVersion = z.output<typeof settingVersionSchema>

const countSchema = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000))

/** A new value, or the number of the version to restore: exactly one of them. */
const changeFields = { value: z.optional(z.unknown()), restore: z.optional(countSchema) }

const hasOneChange = ({ value, restore }: { value?: unknown; restore?: number | undefined }) =>
  (value === undefined) !== (restore === undefined)

/** `version` is the one that the person saw; if it has changed, the error is `conflict`. */
export const settingChangeSchema = z
  .object({ version: countSchema, ...changeFields })
  .check(z.refine(hasOneChange, { path: ['value'] }))

/** `revision` is the one that the person saw, 0 without a draft; if it has changed, the error is `conflict`. */
export const draftRevisionSchema = z.object({ revision: countSchema })

/** With `version`, the one in effect that the person saw: if it has changed, the error is `conflict`. */
export const publicationSchema = z.extend(draftRevisionSchema, { version: z.optional(countSchema) })

export const draftChangeSchema = z
  .extend(draftRevisionSchema, changeFields)
  .check(z.refine(hasOneChange, { path: ['value'] }))

export const savedSettingSchema = z.object({ version: z.number(), changedAt: z.iso.datetime() })

/** What becomes of the accent colour in each use; see `describeAccent`. */
export const accentUseSchema = z.object({
  use: z.enum(['button', 'text-light', 'text-dark', 'text-night', 'edge-light', 'edge-dark']),
  colour: z.string(),
  onColour: z.nullable(z.string()),
  change: z.enum(['none', 'lighter', 'darker']),
  ratio: z.number(),
  minRatio: z.number(),
})

export const savedDraftSchema = z.object({
  revision: z.number(),
  changedAt: z.iso.datetime(),
  /** Of a brand with a colour of its own: what was corrected. */
  accent: z.nullable(z.array(accentUseSchema)),
})

/** Of a logo. In base64 it fits into the body of a call. */
export const MAX_LOGO_BYTES = 512 * 1024

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

export const uploadedLogoSchema = z.object({
  logo: logoSchema,
  url: z.string(),
  sizeBytes: z.number(),
  /** Of the file that was sent. An SVG is stored and served as PNG and WebP only. */
  type: z.enum(LOGO_TYPES),
})
