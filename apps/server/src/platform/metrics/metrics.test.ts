import { describe, expect, it } from 'vitest'
import { createTestServer } from '../http/http-server.fixture.ts'
import { type MetricsSetting, registerMetrics } from './metrics.ts'

async function statusOf(setting: MetricsSetting, authorization?: string): Promise<number> {
  const { app } = createTestServer()
  registerMetrics(app, { setting })
  const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
  return answer.statusCode
}

describe('/metrics', () => {
  it('is not there unless it is wanted', async () => {
    expect(await statusOf('off')).toBe(404)
    expect(await statusOf('on')).toBe(200)
  })

  it('with a token is there for those who bring it', async () => {
    const setting = { token: 'a-token-of-enough-length' }
    expect(await statusOf(setting)).toBe(404)
    expect(await statusOf(setting, 'Bearer another-token-of-length')).toBe(404)
    expect(await statusOf(setting, 'Bearer a-token-of-enough-length')).toBe(200)
  })

  it('leaves out what cannot be read now, and says the rest', async () => {
    const { app } = createTestServer()
    const sources = [
      { name: 'broken', help: 'Fails', read: () => Promise.reject(new Error('away')) },
      { name: 'size', help: 'A number', read: () => 7 },
      { name: 'parts', help: 'By part', labelNames: ['part'], read: () => [{ labels: { part: 'a' }, value: 2 }] },
    ]
    registerMetrics(app, { setting: 'on', sources })
    const { statusCode, body } = await app.inject({ url: '/metrics' })
    expect(statusCode).toBe(200)
    expect(body).toMatch(/^size 7$/m)
    expect(body).toMatch(/^parts\{part="a"\} 2$/m)
    expect(body).not.toMatch(/^broken /m)
  })
})
