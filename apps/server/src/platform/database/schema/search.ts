import { LOCALES } from '@mixed-zone/contract/locales'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
})

export const searchMisses = pgTable(
  'search_misses',
  {
    locale: text('locale', { enum: LOCALES }).notNull(),
    words: text('words').notNull(),
    times: integer('times').notNull().default(1),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.words] })],
)
