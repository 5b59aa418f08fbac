import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { vacuumDatabase } from './housekeeping.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

async function countRuns(): Promise<Record<string, { vacuums: number; analyses: number }>> {
  const { rows } = await database.query(
    `select relname as name, vacuum_count as vacuums, analyze_count as analyses from pg_stat_user_tables
      where relname in ('search_words', 'search_misses', 'settings')`,
  )
  return Object.fromEntries(rows.map(({ name, ...runs }) => [name, runs]))
}

describe('vacuumDatabase on the embedded engine', () => {
  it('vacuums and analyses tables of which a tenth has changed, and no others', async () => {
    await database.query(`
      insert into search_words select 'word' || n from generate_series(1, 2000) as n;
      insert into settings select 'key' || n, '1', now() from generate_series(1, 100) as n;
      select pg_stat_force_next_flush()`)
    const before = await countRuns()
    await vacuumDatabase(database).run()
    const after = await countRuns()
    expect(after).toEqual({ ...before, search_words: { vacuums: 1, analyses: 1 } })
    await vacuumDatabase(database).run()
    expect(await countRuns()).toEqual(after)
    // The engine counts changes at most once a second otherwise.
    await database.query(`delete from search_words where word like 'word1%'; select pg_stat_force_next_flush()`)
    await vacuumDatabase(database).run()
    expect(await countRuns()).toEqual({ ...after, search_words: { vacuums: 2, analyses: 2 } })
  })
})
