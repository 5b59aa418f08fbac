import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { Db } from '../../../platform/database/database.ts'
import { htmlToText } from '../../../platform/text/html-to-text.ts'
import { portugueseForm, wordsOf } from '../words/fold-words.ts'
import { addWords, type PostWords, writeWords } from './index.repository.ts'
import { listPostTexts, type PostTexts } from './post-texts.repository.ts'

/** How many posts are indexed in one statement. */
const BATCH = 100

/** A post with more words than these is found by the first of them: PostgreSQL keeps no longer list. */
const MOST_WORDS = 20_000

/**
 * Makes posts found by what they say now. To be called in the transaction that changes a post, its assets or the names
 * that it bears; what it is filtered by follows by itself.
 */
export async function indexPosts(db: Db, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const texts = await listPostTexts(db, ids.slice(start, start + BATCH))
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
  const fold = (locale: Locale) => [...new Set(wordsOf(textIn(locale)))].slice(0, MOST_WORDS).join(' ')
  return { es: fold('es'), en: fold('en'), pt: fold('pt') }
}

/** Portuguese words beside the form that questions are stemmed in. */
function withPortugueseForms(row: PostWords): PostWords {
  const add = (words: Localised) => ({
    ...words,
    pt: `${words.pt} ${words.pt.split(' ').map(portugueseForm).join(' ')}`,
  })
  return { ...row, title: add(row.title), summary: add(row.summary), names: add(row.names), rest: add(row.rest) }
}

/** Words that somebody could have meant: no numbers, nothing so short that another word is as near. */
function vocabularyOf(rows: readonly PostWords[]): string[] {
  const texts = rows.flatMap(({ title, summary, names, rest }) =>
    LOCALES.flatMap((locale) => [title[locale], summary[locale], names[locale], rest[locale]]),
  )
  return [...new Set(texts.join(' ').split(' '))].filter((word) => /^\p{L}{4,30}$/u.test(word))
}
