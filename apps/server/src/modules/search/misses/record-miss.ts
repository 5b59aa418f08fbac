import type { Db } from '../../../platform/database/database.ts'
import type { Reading } from '../../library/rules.ts'
import { wordsOf } from '../words/fold-words.ts'
import { forgetMisses, insertMiss } from './misses.repository.ts'

/** What editors can look through. However much is asked, no more is kept. */
const KEPT = 2_000

/** Keeps what was searched for in vain, for the editors: the words, the language, how often and when last. Not who. */
export async function recordMiss(db: Db, text: string, { locale, now }: Reading): Promise<void> {
  const words = wordsOf(text).join(' ')
  if (words === '') return
  await insertMiss(db, { locale, words, at: now })
  await forgetMisses(db, KEPT)
}
