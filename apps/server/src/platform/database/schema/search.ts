import { LOCALES } from '@mixed-zone/contract/locales'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
})

/** Searches without a result by quarter of an hour. */
export const searchMisses = pgTable(
  'search_misses',
  {
    locale: text('locale', { enum: LOCALES }).notNull(),
    words: text('words').notNull(),
    times: integer('times').notNull().default(1),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.locale, table.words] })],
)
