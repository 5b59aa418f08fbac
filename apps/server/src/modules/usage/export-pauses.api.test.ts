import { listSections } from '@mixed-zone/contract/endpoints/library'
import { exportPosts } from '@mixed-zone/contract/endpoints/usage'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'

/** Three batches of 1,000 rows, or nine of 250. */
const ROWS = 2001

const pauseExports = vi.fn<(ms: number) => Promise<void>>(async () => undefined)
let test: TestApp

beforeEach(async () => {
  test = await startTestApp({ pauseExports })
  // However long a batch takes, the call was answered just now.
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(async () => {
  vi.useRealTimers()
  pauseExports.mockClear()
  await test.remove()
})

it('an export reads smaller batches and pauses between them after any other call was answered, and not without one', async () => {
  await test.db.execute(sql`
    insert into usage_events (at, event, company_name, media_type, country, region)
    select now(), 'download', 'Ana Press', 'newspaper', 'PT', 'europe' from generate_series(1, ${ROWS}::int)`)
  const { token } = await test.signIn({ role: 'admin' })
  const exportUsage = async () => {
    const { raw } = await test.call(exportPosts, { token, body: { exportType: 'news-views', format: 'csv' } })
    expect(raw.payload.split('\r\n')).toHaveLength(ROWS + 2)
  }
  vi.advanceTimersByTime(60_000)
  await exportUsage()
  expect(pauseExports).not.toHaveBeenCalled()
  // The export was a call, too.
  vi.advanceTimersByTime(60_000)
  await test.call(listSections, { token })
  await exportUsage()
  expect(pauseExports).toHaveBeenCalledTimes(8)
})
