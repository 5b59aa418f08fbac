import type { Db } from '../../../platform/database/database.ts'
import { portugueseForm } from './fold-words.ts'
import { findStems } from './stems.repository.ts'

export interface Stems {
  /** What texts are indexed by where they have the word in one of its forms, in any language. The word itself is among them. */
  readonly lexemes: readonly string[]
  /** One of the languages leaves it out of its index, as too frequent to say anything. */
  readonly isStopWord: boolean
}

/** The stems of folded words. */
export type Stemmer = (words: readonly string[]) => Promise<ReadonlyMap<string, Stems>>

/** Enough for the words that a league's people use; what was asked longest ago is forgotten. */
const REMEMBERED = 50_000

/** A stemmer that asks the database for a word once: a word's stem never changes. */
export function createStemmer(db: Db): Stemmer {
  const known = new Map<string, Stems>()
  return async (words) => {
    const unknown = [...new Set(words)].filter((word) => !known.has(word))
    const found = new Map<string, Stems>()
    if (unknown.length > 0) {
      const asked = unknown.map((word) => ({ word, portuguese: portugueseForm(word) }))
      for (const { word, es, en, pt } of await findStems(db, asked)) {
        const isStopWord = [es, en, pt].some((stems) => stems.length === 0)
        found.set(word, { lexemes: [...new Set([word, ...es, ...en, ...pt])], isStopWord })
      }
    }
    const answer = new Map(
      words.flatMap((word) => {
        const stems = found.get(word) ?? known.get(word)
        return stems ? [[word, stems] as const] : []
      }),
    )
    for (const [word, stems] of found) known.set(word, stems)
    forgetOldest(known)
    return answer
  }
}

function forgetOldest(known: Map<string, Stems>): void {
  for (const word of known.keys()) {
    if (known.size <= REMEMBERED) return
    known.delete(word)
  }
}
