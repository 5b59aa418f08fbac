import { LOCALES } from '@mixed-zone/contract/locales'
import { splitWords } from '../../apps/server/src/modules/search/text/words.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { TEAMS } from './taxonomy.ts'
import { vocabularySize, wordOfRank } from './vocabulary.ts'

/** Words to search for, by how many posts have them. */
export type WordsByKind = Readonly<Record<string, readonly string[]>>

interface Kind {
  readonly name: string
  /** The part of the vocabulary, sorted by frequency, that they are chosen from. */
  readonly ranks: (size: number) => { readonly from: number; readonly step: number }
  readonly isOne: (hits: number, postCount: number) => boolean
  readonly most: number
}

const KINDS: readonly Kind[] = [
  {
    name: 'rare',
    ranks: (size) => ({ from: Math.floor(size / 2), step: Math.floor(size / 500) }),
    isOne: (hits) => hits >= 1 && hits <= 20,
    most: 100,
  },
  {
    name: 'middling',
    ranks: () => ({ from: 300, step: 11 }),
    isOne: (hits, postCount) => hits > 20 && hits < postCount / 100,
    most: 60,
  },
  {
    name: 'very common',
    ranks: () => ({ from: 0, step: 1 }),
    isOne: (hits, postCount) => hits >= postCount / 10,
    most: 12,
  },
]

/** Words tried per kind. */
const MAX_ATTEMPTS = 250

/**
 * Words of each kind in all languages, and the names of clubs, which every tenth post has. Chosen without the product,
 * so that its caches are cold.
 */
export async function findWords({ query }: Database, postCount: number): Promise<WordsByKind> {
  const size = vocabularySize(postCount)
  const found: Record<string, readonly string[]> = {}
  for (const { name, ranks, isOne, most } of KINDS) {
    const words: string[] = []
    const { from, step } = ranks(size)
    for (let tried = 0; tried < MAX_ATTEMPTS && words.length < most; tried += 1) {
      const word = wordOfRank(LOCALES[tried % LOCALES.length] ?? 'es', Math.min(size - 1, from + tried * step))
      if (isOne(await countHits(query, word), postCount)) words.push(word)
    }
    found[name] = words
  }
  return { ...found, common: Array.from({ length: TEAMS }, (_, index) => `number${index + 1}`) }
}

async function countHits(query: Database['query'], word: string): Promise<number> {
  const { rows } = await query(
    `select count(*)::integer as hits from posts
    where state in ('scheduled', 'published') and all_words @@ $1::tsquery`,
    [`${splitWords(word)[0]}:*`],
  )
  return rows[0].hits
}
