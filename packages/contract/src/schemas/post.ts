import * as z from 'zod/mini'
import { localeSchema } from './locale.ts'
import { assetSchema, pictureSchema } from './asset.ts'
import { fixtureSchema, matchdayTermSchema, teamSchema, termSchema } from './taxonomy.ts'

export const cardDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  url: z.string(),
})

export type CardDocument = z.output<typeof cardDocumentSchema>

export const cardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The language of title and summary: the caller's if the post has it, else the first. */
  locale: localeSchema,
  locales: z.array(localeSchema),
  section: termSchema,
  publishedAt: z.iso.datetime(),
  teams: z.array(teamSchema),
  categories: z.array(termSchema),
  tags: z.array(termSchema),
  image: z.nullable(pictureSchema),
  counts: z.object({ images: z.int(), videos: z.int(), texts: z.int(), files: z.int() }),
  /** For cards that show both crests and the score. */
  fixture: z.optional(z.nullable(fixtureSchema)),
  documents: z.optional(z.array(cardDocumentSchema)),
  /** Matches in the summary or else in the text: escaped HTML with `<mark>` only. */
  highlight: z.optional(z.string()),
  /** Matches in the title. */
  titleHighlight: z.optional(z.string()),
  embargoUntil: z.optional(z.iso.datetime()),
})

export type Card = z.output<typeof cardSchema>

const translationSchema = z.object({ title: z.string(), summary: z.string(), body: z.string() })

const neighbourSchema = z.nullable(z.object({ id: z.string(), slug: z.string(), title: z.string() }))

export const contactSchema = z.object({
  name: z.string(),
  role: z.string(),
  email: z.string(),
  telephone: z.string(),
})

export const TEXT_FORMATS = ['txt', 'docx'] as const

export type TextFormat = (typeof TEXT_FORMATS)[number]

export const textFileSchema = z.object({
  locale: localeSchema,
  format: z.enum(TEXT_FORMATS),
  name: z.string(),
  url: z.string(),
})

export type TextFile = z.output<typeof textFileSchema>

export const postSchema = z.extend(cardSchema, {
  body: z.string(),
  translations: z.object({
    es: z.optional(translationSchema),
    en: z.optional(translationSchema),
    pt: z.optional(translationSchema),
  }),
  assets: z.array(assetSchema),
  external: z.array(z.object({ title: z.string(), url: z.string() })),
  matchday: z.nullable(matchdayTermSchema),
  fixture: z.nullable(fixtureSchema),
  contact: z.nullable(contactSchema),
  corrections: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
  previous: neighbourSchema,
  next: neighbourSchema,
  texts: z.array(textFileSchema),
  /** Bytes and number of files of the post's zip: originals, and texts in the caller's language. */
  zip: z.object({ size: z.int(), count: z.int() }),
})

export type Post = z.output<typeof postSchema>
