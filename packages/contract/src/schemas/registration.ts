import * as z from 'zod/mini'
import { localeSchema } from './locale.ts'

/** World regions in display order. Each country belongs to one. */
export const REGIONS = ['europe', 'latin-america', 'north-america', 'africa', 'middle-east', 'asia-pacific'] as const

export type Region = (typeof REGIONS)[number]

export const regionSchema = z.enum(REGIONS)

export const MEDIA_TYPES = [
  'press-agency',
  'newspaper',
  'magazine',
  'television',
  'radio',
  'online-media',
  'photo-agency',
  'club-media',
  'freelance',
  'other',
] as const

export type MediaType = (typeof MEDIA_TYPES)[number]

export const mediaTypeSchema = z.enum(MEDIA_TYPES)

export const WORK_TYPES = [
  'journalist',
  'photographer',
  'camera-operator',
  'editor',
  'producer',
  'presenter',
  'press-officer',
  'other',
] as const

export type WorkType = (typeof WORK_TYPES)[number]

export const workTypeSchema = z.enum(WORK_TYPES)

export const emailSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.email())

export const captchaSchema = z.optional(z.string().check(z.maxLength(8192)))

export const MAX_NAME_CHARACTERS = 100
export const MAX_SURNAMES_CHARACTERS = 150

/** Any script, apostrophe and emoji, but no line breaks: names are part of mail headers. */
const nameOf = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))

/** The server checks that the number exists in a country with the prefix: the numbering plans are too large for a public page. */
export const telephoneSchema = z.object({
  prefix: z.string().check(z.trim(), z.regex(/^\+[1-9]\d{0,3}$/)),
  number: z.string().check(z.trim(), z.minLength(1), z.maxLength(30), z.regex(/^[\d ().\-/]+$/)),
})

/** The personal data of the access request form and of the account page. */
export const personalFields = {
  name: nameOf(MAX_NAME_CHARACTERS),
  surnames: nameOf(MAX_SURNAMES_CHARACTERS),
  telephone: telephoneSchema,
  region: regionSchema,
  /** An ISO 3166 code. The server checks that the country belongs to the region. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  companyName: nameOf(150),
  mediaType: mediaTypeSchema,
  workType: workTypeSchema,
  /** The language of mails. `comunications` is the specification's spelling, in the API and here only. */
  comunicationsLocale: localeSchema,
  newsletter: z.boolean(),
}

export const registrationSchema = z.object({
  email: emailSchema,
  ...personalFields,
  newsletter: z._default(z.boolean(), false),
  legal: z.literal(true),
  captcha: captchaSchema,
})

export type Registration = z.output<typeof registrationSchema>

const choiceSchema = z.object({ id: z.string(), name: z.string() })

/** The choices of the form in the caller's language. */
export const registerTypesSchema = z.object({
  mediaTypes: z.array(choiceSchema),
  workTypes: z.array(choiceSchema),
  regions: z.array(choiceSchema),
  countries: z.array(z.object({ ...choiceSchema.shape, region: regionSchema, prefix: z.string() })),
  locales: z.array(choiceSchema),
})

export type RegisterTypes = z.output<typeof registerTypesSchema>
