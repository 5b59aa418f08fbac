import * as z from 'zod/mini'
import { localeSchema } from './locale.ts'
import { assetSchema, pictureSchema } from './asset.ts'
import { fixtureSchema, matchdayTermSchema, teamSchema, termSchema } from './taxonomy.ts'

/** A document that a card names, ready to be downloaded. */
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
  /** The language of title and summary: the caller's where the post has it, else the first that it has. */
  locale: localeSchema,
  locales: z.array(localeSchema),
  section: termSchema,
  publishedAt: z.iso.datetime(),
  teams: z.array(teamSchema),
  categories: z.array(termSchema),
  tags: z.array(termSchema),
  image: z.nullable(pictureSchema),
  counts: z.object({ images: z.int(), videos: z.int(), texts: z.int(), files: z.int() }),
  /** The match that it is about, for cards that show both crests and the score. */
  fixture: z.optional(z.nullable(fixtureSchema)),
  documents: z.optional(z.array(cardDocumentSchema)),
  /** What was searched for, in the summary or else in what the text says: escaped, with `<mark>` alone. */
  highlight: z.optional(z.string()),
  /** The same in the title, where it is there. */
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

/** The text of a post as a file. */
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
  /** Everything of the post in one download, originals and texts in the caller's language: bytes and number of files. */
  zip: z.object({ size: z.int(), count: z.int() }),
})

export type Post = z.output<typeof postSchema>
