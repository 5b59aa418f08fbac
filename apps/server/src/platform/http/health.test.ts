import { describe, expect, it } from 'vitest'
import { registerHealth } from './health.ts'
import { createTestServer } from './http-server.fixture.ts'

function serverWith(options: Parameters<typeof registerHealth>[1]) {
  const { app } = createTestServer()
  registerHealth(app, options)
  return app
}

describe('registerHealth', () => {
  it('lives, but is not ready before migrations and demo are done', async () => {
    let isPrepared = false
    const app = serverWith({ isPrepared: () => isPrepared, checks: [] })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.json().error.type]).toEqual([503, 'unavailable'])
    isPrepared = true
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  it('is not ready while a part fails, and recovers with it', async () => {
    let isAway = true
    const check = async () => {
      if (isAway) throw new Error('away')
    }
    const app = serverWith({ isPrepared: () => true, checks: [async () => 1, check] })
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    isAway = false
    await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 5_000 }).toBe(200)
  })

  it('runs the checks once a second, however often it is called', async () => {
    let checks = 0
    const check = async () => (checks += 1)
    const app = serverWith({ isPrepared: () => true, checks: [check] })
    const startedMs = performance.now()
    await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')))
    expect(checks).toBeLessThanOrEqual(1 + Math.floor((performance.now() - startedMs) / 1_000))
  })

  it('does not wait for a part that never answers', async () => {
    const app = serverWith({ isPrepared: () => true, checks: [() => new Promise(() => {})] })
    const started = performance.now()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect(performance.now() - started).toBeLessThan(6_000)
  })

  it('answers HEAD too, and nothing but GET and HEAD', async () => {
    const app = serverWith({ isPrepared: () => true, checks: [] })
    expect((await app.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/healthz' })).statusCode).toBe(404)
  })
})
