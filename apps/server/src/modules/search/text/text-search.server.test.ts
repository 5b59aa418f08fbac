import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishText } from '../../../../test/publish-text.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { MAX_MATCHES_WITH_TITLES } from './text-search.repository.ts'

// Only on PostgreSQL: the embedded database needs half a minute to insert so many posts.
let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

describe('POST private/filter-posts with a word that very many posts have', () => {
  it('counts all of them and ranks the newest by their titles', async () => {
    const { token } = await test.signIn()
    await test.db.execute(sql`
      with inserted as (
        insert into posts (section_id, state, published_at, created_at, updated_at, all_words)
        select 'derbies', 'published', ${minutesLater(-60).toISOString()}::timestamptz, now(), now(), 'galerna'
        from generate_series(1, ${MAX_MATCHES_WITH_TITLES}::int) returning id
      )
      insert into post_translations (post_id, locale, title) select id, 'es', 'Resaca' from inserted`)
    const newest = await publishText(test.db, 'Resaca', { body: '<p>Galerna</p>' })
    const titled = await publishText(test.db, 'Galerna', { publishedAt: minutesLater(-1) })
    await publishText(test.db, 'Galerna de antaño', { publishedAt: minutesLater(-2_000_000) })
    const answer = (await test.call(filterPosts, { token, body: { text: 'galerna' } })).answer()
    expect(answer.total).toBe(MAX_MATCHES_WITH_TITLES + 3)
    expect(answer.posts.slice(0, 2).map(({ id }) => id)).toEqual([titled, newest])
  })
})
