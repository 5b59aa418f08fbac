import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { MAX_TITLE_CHARACTERS } from '@mixed-zone/contract/schemas/studio/posts'
import * as z from 'zod/mini'
import { cleanBody } from '../../../platform/html/clean-body.ts'
import { BLOCK_TAGS } from '../../../platform/html/html-to-text.ts'
import { replaceFigures } from '../../../platform/html/figures.ts'

/** Why a post is not imported, for the person who runs the import. */
export class ImportProblem extends Error {}

// As in the editor, which could not open a longer text.
const MAX_SUMMARY_CHARACTERS = 2_000
const MAX_BODY_CHARACTERS = 300_000
const MAX_NAME_CHARACTERS = 200
const MAX_CAPTION_CHARACTERS = 5_000
const MAX_URL_CHARACTERS = 2_000
const MAX_RELATIONS = 100
const MAX_ASSETS = 500

/** PostgreSQL stores neither. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

const text = (maxCharacters: number) =>
  z.string().check(z.maxLength(maxCharacters), z.refine(isStorable, 'contains characters that cannot be stored'))

const name = text(MAX_NAME_CHARACTERS).check(z.trim(), z.minLength(1))

const names = z._default(z.array(name).check(z.maxLength(MAX_RELATIONS)), [])

const localisedSchema = z.strictObject({
  es: z.optional(text(MAX_CAPTION_CHARACTERS)),
  en: z.optional(text(MAX_CAPTION_CHARACTERS)),
  pt: z.optional(text(MAX_CAPTION_CHARACTERS)),
})

const translationSchema = z.strictObject({
  title: text(MAX_TITLE_CHARACTERS),
  summary: z._default(text(MAX_SUMMARY_CHARACTERS), ''),
  /** HTML. */
  body: z._default(text(MAX_BODY_CHARACTERS), ''),
})

const assetSchema = z.strictObject({
  /** Relative to the folder. */
  file: text(1_000),
  captions: z.optional(localisedSchema),
  alternatives: z.optional(localisedSchema),
  credit: z._default(text(MAX_NAME_CHARACTERS), ''),
  copyright: z._default(text(MAX_NAME_CHARACTERS), ''),
  rights: z.optional(localisedSchema),
  rightsUntil: z.optional(z.iso.date()),
  focalPoint: z.optional(
    z.strictObject({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) }),
  ),
})

const postSchema = z.strictObject({
  key: name,
  section: name,
  publishedAt: z.iso.datetime({ offset: true }),
  teams: names,
  categories: names,
  /** Topics and players. */
  tags: names,
  matchday: z.optional(name),
  fixture: z.optional(z.strictObject({ matchday: name, home: name, away: name })),
  /** The mail address of a press contact. */
  contact: z.optional(name),
  links: z._default(
    z
      .array(
        z.strictObject({
          titles: localisedSchema,
          url: text(MAX_URL_CHARACTERS).check(z.regex(/^https?:\/\//i, 'is no web address')),
        }),
      )
      .check(z.maxLength(MAX_RELATIONS)),
    [],
  ),
  assets: z._default(z.array(assetSchema).check(z.maxLength(MAX_ASSETS)), []),
  translations: z.strictObject({
    es: z.optional(translationSchema),
    en: z.optional(translationSchema),
    pt: z.optional(translationSchema),
  }),
})

export interface ImportedText {
  readonly locale: Locale
  readonly title: string
  readonly summary: string
  /** Sanitised. Its figures have numbers of assets, starting from 1. */
  readonly body: string
}

export interface ImportedAsset {
  readonly file: string
  /** The last part of its path. */
  readonly name: string
  readonly captions: Localised | null
  readonly alternatives: Localised | null
  readonly rights: Localised | null
  readonly rightsUntil: string | null
  readonly credit: string
  readonly copyright: string
  readonly focalX: number
  readonly focalY: number
}

export interface ImportedPost
  extends Omit<z.output<typeof postSchema>, 'publishedAt' | 'links' | 'assets' | 'translations'> {
  readonly publishedAt: Date
  readonly links: readonly { readonly titles: Localised; readonly url: string }[]
  readonly assets: readonly ImportedAsset[]
  readonly texts: readonly ImportedText[]
}

/** Rejects with an `ImportProblem` that names what is wrong. */
export function parseImportedPost(value: unknown): ImportedPost {
  const parsed = z.safeParse(postSchema, value, { reportInput: true })
  if (!parsed.success) throw new ImportProblem(describeIssues(parsed.error.issues))
  const { publishedAt, links, assets, translations, ...post } = parsed.data
  const files = assets.map(presentAsset)
  const duplicate = files.find((asset, index) => files.findIndex((other) => other.name === asset.name) !== index)
  if (duplicate) throw new ImportProblem(`two files are named "${duplicate.name}"`)
  const texts = LOCALES.flatMap((locale) => {
    const given = translations[locale]
    return given ? [{ locale, ...cleanText(given, locale, files.length) }] : []
  })
  if (texts.length === 0) throw new ImportProblem('it has no text in any language')
  return {
    ...post,
    publishedAt: new Date(publishedAt),
    links: links.map(({ titles, url }) => {
      const complete = inAllLanguages(titles)
      if (!complete) throw new ImportProblem(`the link to ${url} has no title`)
      return { titles: complete, url }
    }),
    assets: files,
    texts,
  }
}

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const [first] = issues
  if (!first) return 'the post is not valid'
  const path = first.path.map(String).join('.')
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return `${path === '' ? 'the post' : path} ${describeIssue(first)}${more}`
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has the unknown field "${issue.keys[0]}"`
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is missing' : `must be of the type ${issue.expected}`
  }
  if (issue.code === 'too_small') return 'is empty or too small'
  if (issue.code === 'too_big') return `is too long: at most ${issue.maximum}`
  if (issue.code === 'invalid_format' && issue.format !== 'regex') return `is no ${issue.format}`
  return issue.message
}

function cleanText({ title, summary, body }: z.output<typeof translationSchema>, locale: Locale, assetCount: number) {
  const headline = oneLine(title)
  if (headline === '') throw new ImportProblem(`translations.${locale}: the title is missing`)
  const cleaned = cleanBody(withoutIndentation(body)).replaceAll('<p></p>', '')
  replaceFigures(cleaned, (number) => {
    if (Number(number) <= assetCount) return ''
    throw new ImportProblem(`translations.${locale}: figure ${number} is not among its ${assetCount} assets`)
  })
  return { title: headline, summary: oneLine(summary), body: cleaned }
}

const oneLine = (given: string) => given.replace(/\s+/g, ' ').trim()

const AROUND_BLOCKS = new RegExp(` ?(</?(?:${[...BLOCK_TAGS, 'thead', 'tbody'].join('|')})\\b[^>]*>) ?`, 'gi')

/** Line breaks and indentation of the HTML source are no part of the text. */
function withoutIndentation(html: string): string {
  return html.replace(/[ \t\r\n\f]+/g, ' ').replace(AROUND_BLOCKS, '$1')
}

function presentAsset({
  focalPoint,
  rightsUntil,
  captions,
  alternatives,
  rights,
  ...asset
}: z.output<typeof assetSchema>) {
  const fileName = asset.file.split('/').at(-1) ?? ''
  if (fileName === '' || fileName.length > MAX_NAME_CHARACTERS)
    throw new ImportProblem(`"${asset.file}" is no file name`)
  return {
    ...asset,
    name: fileName,
    captions: inSomeLanguages(captions),
    alternatives: inSomeLanguages(alternatives),
    rights: inAllLanguages(rights),
    rightsUntil: rightsUntil ?? null,
    focalX: focalPoint?.x ?? 0.5,
    focalY: focalPoint?.y ?? 0.5,
  }
}

type PartlyGiven = z.output<typeof localisedSchema> | undefined

/** Empty in languages without a text; null without any. */
function inSomeLanguages(given: PartlyGiven): Localised | null {
  const [es, en, pt] = LOCALES.map((locale) => oneLine(given?.[locale] ?? ''))
  return es || en || pt ? { es: es ?? '', en: en ?? '', pt: pt ?? '' } : null
}

/** Languages without a text get the first that there is. */
function inAllLanguages(given: PartlyGiven): Localised | null {
  const some = inSomeLanguages(given)
  const first = LOCALES.map((locale) => some?.[locale]).find((each) => each)
  return some && first ? { es: some.es || first, en: some.en || first, pt: some.pt || first } : null
}
