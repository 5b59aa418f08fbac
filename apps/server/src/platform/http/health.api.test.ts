import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { login } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'

const statusOf = async (test: { inject: (request: { url: string }) => Promise<{ statusCode: number }> }, url: string) =>
  (await test.inject({ url })).statusCode

describe('readiness', () => {
  it('is refused once the storage cannot be reached', async () => {
    const test = await startTestApp()
    try {
      expect(await statusOf(test, '/readyz')).toBe(200)
      await rm(join(test.database.dataDir, 'files'), { recursive: true })
      await expect.poll(() => statusOf(test, '/readyz'), { timeout: 5_000 }).toBe(503)
      expect(await statusOf(test, '/healthz')).toBe(200)
    } finally {
      await test.remove()
    }
  })

  it('is refused while a table that a login needs cannot be read', async () => {
    const test = await startTestApp()
    try {
      await test.database.query('alter table sessions rename to moved')
      await expect.poll(() => statusOf(test, '/readyz'), { timeout: 5_000 }).toBe(503)
    } finally {
      await test.remove()
    }
  })

  it('is refused once the database is gone, and calls say so within two seconds', async () => {
    const test = await startTestApp()
    const { token, email } = await test.signIn()
    await test.database.close()
    try {
      const body = { email, password: 'Wrong-Box-2026', captcha: SOLVED }
      for (const call of [test.call(listSections, { token }), test.call(login, { body })]) {
        const started = performance.now()
        const result = await call
        expect(performance.now() - started).toBeLessThan(6_000)
        expect(result.status).toBe(503)
        expect(result.failure().type).toBe('unavailable')
        expect(Number(result.headers['retry-after'])).toBeGreaterThan(0)
      }
      expect(await statusOf(test, '/readyz')).toBe(503)
      expect(await statusOf(test, '/healthz')).toBe(200)
    } finally {
      await test.remove()
    }
  })
})

describe('CALL_TIMEOUTS', () => {
  it('sets after how long a call is answered although the database still waits for a lock', async () => {
    const test = await startTestApp({ environment: { CALL_TIMEOUTS: 'call=1' } })
    const { token } = await test.signIn()
    const locked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const holder = test.db.transaction(async (tx) => {
      await tx.execute('lock table sessions')
      locked.resolve()
      await answered.promise
    })
    try {
      await locked.promise
      const { status, failure } = await test.call(listSections, { token })
      expect([status, failure().type]).toEqual([503, 'unavailable'])
      const waiting = await test.database.query(
        `select 1 from pg_locks where not granted and relation = 'sessions'::regclass`,
      )
      expect(waiting.rows.length).toBeGreaterThan(0)
    } finally {
      answered.resolve()
      await holder
      await test.remove()
    }
  })
})
