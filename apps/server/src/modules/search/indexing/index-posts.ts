import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { Db } from '../../../platform/database/database.ts'
import { htmlToText } from '../../../platform/html/html-to-text.ts'
import { splitWords, toPortugueseSingular } from '../text/words.ts'
import { addWords, listPostTexts, type PostTexts, type PostWords, writeWords } from './indexing.repository.ts'

/** Posts per statement. */
const BATCH_SIZE = 100

/** A `tsvector` holds at most 1 MB. */
const MAX_WORDS = 20_000

/** Updates the full-text index. Call it in the transaction that changes a post, its assets or the names of its terms. */
export async function indexPosts(db: Db, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const texts = await listPostTexts(db, ids.slice(start, start + BATCH_SIZE))
    const rows = texts.map(wordsOfPost)
    await writeWords(db, rows.map(withPortugueseForms))
    await addWords(db, vocabularyOf(rows))
  }
}

function wordsOfPost({ id, translations, captions, names, teams }: PostTexts): PostWords {
  const inLocale = new Map(translations.map((words) => [words.locale, words]))
  const named = teams.join(' ')
  return {
    id,
    title: inEach((locale) => inLocale.get(locale)?.title ?? ''),
    summary: inEach((locale) => inLocale.get(locale)?.summary ?? ''),
    names: inEach((locale) => [named, ...names.map((name) => name[locale])].join(' ')),
    rest: inEach((locale) =>
      [htmlToText(inLocale.get(locale)?.body ?? ''), ...captions.map((caption) => caption[locale])].join(' '),
    ),
  }
}

function inEach(textIn: (locale: Locale) => string): Localised {
  const fold = (locale: Locale) => [...new Set(splitWords(textIn(locale)))].slice(0, MAX_WORDS).join(' ')
  return { es: fold('es'), en: fold('en'), pt: fold('pt') }
}

/** Portuguese words together with the form that queries are stemmed in. */
function withPortugueseForms(row: PostWords): PostWords {
  const add = (words: Localised) => ({
    ...words,
    pt: `${words.pt} ${words.pt.split(' ').map(toPortugueseSingular).join(' ')}`,
  })
  return { ...row, title: add(row.title), summary: add(row.summary), names: add(row.names), rest: add(row.rest) }
}

/** Words that a typo can be corrected to: no numbers, and not so short that another word is as near. */
function vocabularyOf(rows: readonly PostWords[]): string[] {
  const texts = rows.flatMap(({ title, summary, names, rest }) =>
    LOCALES.flatMap((locale) => [title[locale], summary[locale], names[locale], rest[locale]]),
  )
  return [...new Set(texts.join(' ').split(' '))].filter((word) => /^\p{L}{4,30}$/u.test(word))
}
