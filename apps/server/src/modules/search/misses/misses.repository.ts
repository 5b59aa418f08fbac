import type { Locale } from '@mixed-zone/contract/locales'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { searchMisses } from '../../../platform/database/schema/search.ts'

interface Miss {
  readonly locale: Locale
  readonly words: string
  readonly at: Date
}

export async function insertMiss(db: Db, { locale, words, at }: Miss): Promise<void> {
  await db
    .insert(searchMisses)
    .values({ locale, words, lastAt: at })
    .onConflictDoUpdate({
      target: [searchMisses.locale, searchMisses.words],
      set: { times: sql`${searchMisses.times} + 1`, lastAt: at },
    })
}

/** Leaves so many, and forgets what was asked once and long ago first. */
export async function forgetMisses(db: Db, kept: number): Promise<void> {
  await db.execute(sql`
    delete from ${searchMisses} where (locale, words) in (
      select locale, words from ${searchMisses} order by times desc, last_at desc offset ${kept}
    )`)
}
