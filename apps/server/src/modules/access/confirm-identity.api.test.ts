import { confirmIdentity, confirmOneTimeCode, login, startOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import { changeRole } from '@mixed-zone/contract/endpoints/studio/people'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

/** A new admin with a session that is not confirmed. */
async function logInAdmin() {
  const { email } = await test.signIn({ role: 'admin' })
  const body = { email, password: TEST_PASSWORD, captcha: SOLVED }
  return (await test.call(login, { body })).answer().token
}

const confirm = (token: string, body: { password?: string; code?: string }) =>
  test.call(confirmIdentity, { token, body })

/** The status of a change that needs confirmation. */
async function tryChange(token: string) {
  const person = await test.signIn()
  const result = await test.call(changeRole, {
    token,
    params: { id: String(person.personId) },
    body: { role: 'editor' },
  })
  return result.status === 200 ? 'changed' : result.failure().type
}

describe('POST private/confirm', () => {
  it('allows critical changes for ten minutes, in this session only', async () => {
    const token = await logInAdmin()
    expect(await tryChange(token)).toBe('reauthentication')
    const { confirmedUntil } = (await confirm(token, { password: TEST_PASSWORD })).answer()
    expect(confirmedUntil).toBe(new Date(test.clock.now().getTime() + 10 * MINUTE_MS).toISOString())
    expect(await tryChange(token)).toBe('changed')
    expect(await tryChange(await logInAdmin())).toBe('reauthentication')
    test.clock.advance(10 * MINUTE_MS - 1)
    expect(await tryChange(token)).toBe('changed')
    test.clock.advance(1)
    expect(await tryChange(token)).toBe('reauthentication')
  })

  it('accepts a one-time code, once', async () => {
    const token = await logInAdmin()
    const { secret } = (await test.call(startOneTimeCode, { token, body: { password: TEST_PASSWORD } })).answer()
    const currentCode = () => generate({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) })
    await test.call(confirmOneTimeCode, { token, body: { code: await currentCode() } })
    test.clock.advance(MINUTE_MS)
    const code = await currentCode()
    expect((await confirm(token, { code })).status).toBe(200)
    expect(await tryChange(token)).toBe('changed')
    expect((await confirm(token, { code })).failure().fields).toHaveProperty('code')
  })

  it.each([{ code: '123456' }, { code: 'abcd' }])('rejects %j of an account without one-time codes', async (body) => {
    const token = await logInAdmin()
    expect((await confirm(token, body)).failure().fields).toHaveProperty('code')
    expect(await tryChange(token)).toBe('reauthentication')
  })

  it.each([{}, { password: '' }, { password: TEST_PASSWORD, code: '123456' }])('rejects %j', async (body) => {
    const token = await logInAdmin()
    expect((await confirm(token, body)).failure().type).toBe('validation')
    expect(await tryChange(token)).toBe('reauthentication')
  })

  it('is limited after five wrong passwords, also for the right one', async () => {
    const token = await logInAdmin()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await confirm(token, { password: 'Wrong-Password-1' })).failure().fields).toHaveProperty('password')
    }
    const refused = await confirm(token, { password: TEST_PASSWORD })
    expect([refused.failure().type, refused.headers['retry-after']]).toEqual(['rate-limit', '30'])
    expect(await tryChange(token)).toBe('reauthentication')
    test.clock.advance(30_000)
    expect((await confirm(token, { password: TEST_PASSWORD })).status).toBe(200)
  })
})

describe('reauthentication', () => {
  it('comes after the permission', async () => {
    const media = await test.signIn()
    test.clock.advance(11 * MINUTE_MS)
    expect(await tryChange(media.token)).toBe('permission')
  })
})
