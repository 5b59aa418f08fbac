import { LOCALES, type Locale, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Db } from '../../../platform/database/database.ts'
import { htmlToText } from '../../../platform/html/html-to-text.ts'
import { type ContentKind, hasQuote, kindLexeme } from '../text/content-kinds.ts'
import { loadStems, type WordStems } from '../text/stemmer.ts'
import { splitWords, toPortugueseSingular } from '../text/words.ts'
import {
  addWords,
  listPostTexts,
  lockPosts,
  type PostTexts,
  type PostVectors,
  writeVectors,
} from './indexing.repository.ts'

const BATCH_SIZE = 100

/** A `tsvector` holds at most 1 MB; the ranked one is made of three parts. */
const MAX_VECTOR_BYTES = 300_000

/** The folded words of each part of a post. */
interface PostWords {
  readonly id: number
  readonly title: Localised<readonly string[]>
  readonly summary: Localised<readonly string[]>
  readonly names: Localised<readonly string[]>
  readonly rest: Localised<readonly string[]>
  readonly kinds: readonly ContentKind[]
}

/**
 * Updates the full-text index. Call it in the transaction that changes a post, its assets or the names of its terms. The posts are
 * locked before they are read: otherwise the old words could overwrite those of a publication that commits meanwhile.
 */
export async function indexPosts(tx: Db, ids: readonly number[]): Promise<void> {
  await lockPosts(tx, ids)
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const texts = await listPostTexts(tx, ids.slice(start, start + BATCH_SIZE))
    const posts = texts.map(wordsOfPost)
    const words = [...new Set(posts.flatMap(allWordsOf))]
    const stems = await loadStems(tx, words)
    await writeVectors(
      tx,
      posts.map((post) => vectorsOf(post, stems)),
    )
    await addWords(tx, words.filter(isCorrection))
  }
}

function wordsOfPost(post: PostTexts): PostWords {
  const { id, translations, captions, corrections, documents, names, teams } = post
  const inLocale = new Map(translations.map((words) => [words.locale, words]))
  const inEach = (textIn: (locale: Locale) => string) =>
    mapLocales((locale) => [...new Set(splitWords(textIn(locale)))])
  return {
    id,
    title: inEach((locale) => inLocale.get(locale)?.title ?? ''),
    summary: inEach((locale) => inLocale.get(locale)?.summary ?? ''),
    names: inEach((locale) => [...teams, ...names.map((name) => name[locale])].join(' ')),
    rest: inEach((locale) => {
      const others = [...captions, ...corrections].map((texts) => texts[locale])
      return [htmlToText(inLocale.get(locale)?.body ?? ''), ...others, ...documents].join(' ')
    }),
    kinds: kindsOf(post),
  }
}

const KIND_OF_ASSET: Readonly<Record<AssetKind, ContentKind>> = {
  image: 'image',
  video: 'video',
  text: 'document',
  file: 'document',
}

function kindsOf({ translations, assetKinds }: PostTexts): ContentKind[] {
  const isQuoting = translations.some(({ title, summary, body }) => [title, summary, body].some(hasQuote))
  return [...new Set([...assetKinds.map((kind) => KIND_OF_ASSET[kind]), ...(isQuoting ? ['quote' as const] : [])])]
}

function allWordsOf({ title, summary, names, rest }: PostWords): string[] {
  return [title, summary, names, rest].flatMap((part) => LOCALES.flatMap((locale) => part[locale]))
}

/** The kind of content counts as part of the title, so that "derby photos" ranks the title "The derby" with pictures first. */
function vectorsOf({ id, kinds, ...parts }: PostWords, stems: WordStems): PostVectors {
  const lexemes = (part: Localised<readonly string[]>) =>
    new Set(LOCALES.flatMap((locale) => part[locale].flatMap((word) => lexemesOfWord(word, locale, stems))))
  const title = [...lexemes(parts.title), ...kinds.map(kindLexeme)]
  const [summary, names, rest] = [lexemes(parts.summary), lexemes(parts.names), lexemes(parts.rest)]
  return {
    id,
    title: toVector(title),
    ranked: [toVector(title, ':1A'), toVector(summary, ':2B'), toVector(names, ':3C')].join(' '),
    all: toVector(new Set([...title, ...summary, ...names, ...rest])),
  }
}

/** What a word of a text is found by: itself, for prefixes, and its stem in the language of the text. */
export function lexemesOfWord(word: string, locale: Locale, stems: WordStems): string[] {
  const stem = stems.get(word)?.[locale] ?? []
  return [word, ...(locale === 'pt' ? [toPortugueseSingular(word)] : [])].concat(stem)
}

/** In `tsvector` syntax. Lexemes consist of letters, digits and a slash, so nothing needs escaping. */
function toVector(lexemes: Iterable<string>, weight = ''): string {
  let bytes = 0
  const quoted: string[] = []
  for (const lexeme of lexemes) {
    bytes += Buffer.byteLength(lexeme)
    if (bytes > MAX_VECTOR_BYTES) break
    quoted.push(`'${lexeme}'${weight}`)
  }
  return quoted.join(' ')
}

/** Whether typos are corrected to this word: no numbers, and not so short that another word is as near. */
function isCorrection(word: string): boolean {
  return /^\p{L}{4,30}$/u.test(word)
}
