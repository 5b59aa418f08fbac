import { checkToken, getCaptcha } from '@mixed-zone/contract/endpoints/access'
import { checkSubscription, unsubscribe } from '@mixed-zone/contract/endpoints/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { limitCounters } from '../../platform/database/schema/people.ts'
import { CAPTCHA_LIMIT, CHECK_TOKEN_LIMIT, UNSUBSCRIBE_LIMIT } from './limits.service.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ captcha: 'real' })
})

afterAll(() => test.remove())

const CALLS = [
  [CAPTCHA_LIMIT, (address: string) => test.call(getCaptcha, { address })],
  [CHECK_TOKEN_LIMIT, (address: string) => test.call(checkToken, { address, body: { token: 'x' } })],
  [UNSUBSCRIBE_LIMIT, (address: string) => test.call(checkSubscription, { address, body: { id: 'x' } })],
  [UNSUBSCRIBE_LIMIT, (address: string) => test.call(unsubscribe, { address, body: { id: 'x' } })],
  [
    UNSUBSCRIBE_LIMIT,
    async (address: string) => {
      const { statusCode } = await test.inject({ method: 'POST', url: '/en/unsubscribe/x', remoteAddress: address })
      return { status: statusCode }
    },
  ],
] as const

describe('limits of calls without an account', () => {
  it.each(CALLS)('$name: blocks one address until its window ends', async (limit, call) => {
    await test.db.delete(limitCounters)
    expect((await call('198.51.100.1')).status).not.toBe(429)
    await test.db.update(limitCounters).set({ hits: limit.hits - 1 })
    expect((await call('198.51.100.1')).status).not.toBe(429)
    expect((await call('198.51.100.1')).status).toBe(429)
    expect((await call('198.51.100.2')).status).not.toBe(429)
    test.clock.advance(limit.windowSeconds * 1000)
    expect((await call('198.51.100.1')).status).not.toBe(429)
  })
})
