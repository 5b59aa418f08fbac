import { describe, expect, it } from 'vitest'
import { createTestServer } from '../http/http-server.fixture.ts'
import { type MetricsSetting, registerMetrics } from './metrics.ts'

async function statusOf(setting: MetricsSetting, authorization?: string): Promise<number> {
  const { app } = createTestServer()
  registerMetrics(app, setting)
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
})
