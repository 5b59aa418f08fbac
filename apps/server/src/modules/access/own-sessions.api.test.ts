import { login } from '@mixed-zone/contract/endpoints/access'
import { endOwnSession, listOwnSessions } from '@mixed-zone/contract/endpoints/access-sessions'
import { getUserData } from '@mixed-zone/contract/endpoints/people'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

describe('private/sessions', () => {
  const listOf = async (token: string) => (await test.call(listOwnSessions, { token })).answer().sessions

  it('lists sessions with device, address and last use, and ends one of them', async () => {
    const { token, email } = await test.signIn()
    const body = { email, password: TEST_PASSWORD, captcha: SOLVED }
    const phone = await test.call(login, { body, address: '203.0.113.7', headers: { 'user-agent': 'Phone/1.0 ⚽' } })
    const sessions = await listOf(token)
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)
    expect(other).toMatchObject({ address: '203.0.113.7', lastUsedAt: test.clock.now().toISOString() })
    expect(other?.device).toMatch(/^Phone/)
    const end = () => test.call(endOwnSession, { token, params: { id: other?.id ?? '' } })
    expect((await end()).status).toBe(204)
    expect((await test.call(getUserData, { token: phone.answer().token })).failure().type).toBe('token')
    expect((await end()).failure().type).toBe('not-found')
    expect(await listOf(token)).toHaveLength(1)
  })

  it('neither lists nor ends sessions of others or expired ones', async () => {
    const one = await test.signIn()
    const other = await test.signIn()
    const id = String(other.actor.sessionId)
    expect((await test.call(endOwnSession, { token: one.token, params: { id } })).failure().type).toBe('not-found')
    expect((await test.call(getUserData, { token: other.token })).status).toBe(200)
    test.clock.advance(13 * HOUR_MS)
    const body = { email: one.email, password: TEST_PASSWORD, captcha: SOLVED }
    const { token } = (await test.call(login, { body })).answer()
    expect(await listOf(token)).toHaveLength(1)
  })

  it.each(['0', 'x', '1e3', '99999999999999999999', '%20', "1'--"])('returns not-found for the id %s', async (id) => {
    const { token } = await test.signIn()
    expect((await test.call(endOwnSession, { token, params: { id } })).failure().type).toBe('not-found')
  })
})
