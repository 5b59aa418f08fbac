import type { Locale } from '@mixed-zone/contract/locales'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { searchMisses } from '../../platform/database/schema/search.ts'
import { splitWords } from './text/words.ts'

/** Rare and old misses are deleted beyond this number. */
const MAX_ROWS = 2_000

/** Counts a search without results for the editors: the words and the language, but not who searched. */
export async function recordSearchMiss(
  db: Db,
  text: string,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const words = splitWords(text).join(' ')
  if (words === '') return
  await db
    .insert(searchMisses)
    .values({ locale, words, lastAt: now })
    .onConflictDoUpdate({
      target: [searchMisses.locale, searchMisses.words],
      set: { times: sql`${searchMisses.times} + 1`, lastAt: now },
    })
  await db.execute(sql`
    delete from ${searchMisses} where (locale, words) in (
      select locale, words from ${searchMisses} order by times desc, last_at desc offset ${MAX_ROWS}
    )`)
}
