import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/start-test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ environment: { METRICS: 'on' }, usesCaches: true })
})

afterAll(() => test.remove())

const read = async () => (await test.inject({ url: '/metrics' })).body

describe('GET /metrics', () => {
  it.each([
    /^database_pool_connections\{pool="\w+",state="waiting"\} 0$/m,
    /^database_change_listener_connected 1$/m,
    /^clock_skew_seconds -?[\d.e-]+$/m,
    /^cache_entries\{cache="responses"\} \d+$/m,
    /^live_streams 0$/m,
    /^documents_open 0$/m,
    /^document_connections 0$/m,
    /^jobs\{queue="send-mail",state="queued"\} 0$/m,
    /^storage_free_bytes [1-9][\d.e+]+$/m,
    /^http_request_duration_seconds_count\{/m,
  ])('has %s', async (line) => {
    await expect.poll(read).toMatch(line)
  })

  it('counts the lookups in the caches', async () => {
    const { token } = await test.signIn()
    for (let count = 0; count < 2; count += 1) await test.call(getHome, { token })
    expect(await read()).toMatch(/^cache_lookups\{cache="responses",result="hit"\} [1-9]/m)
  })

  it('counts failed mails', async () => {
    await test.database.query(
      `insert into mails (message_id, template, cause, recipient, locale, state, created_at)
      values ('<1@test>', 'test', 'test', 'a@example.com', 'es', 'failed', now())`,
    )
    expect(await read()).toMatch(/^mails\{state="failed"\} 1$/m)
  })
})
