import { confirmOneTimeCode, login, startOneTimeCode, stopOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import { getUserData } from '@mixed-zone/contract/endpoints/people'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { oneTimeSecrets, recoveryCodes } from '../../../platform/database/schema/accounts.ts'

const STEP_MS = 30_000

let test: TestApp
let lastAddress = 0

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

function logIn(email: string, code?: string, password = TEST_PASSWORD) {
  lastAddress += 1
  const body = { email, password, captcha: SOLVED, ...(code === undefined ? {} : { code }) }
  return test.call(login, { body, address: `198.51.100.${lastAddress}` })
}

const codeAt = (secret: string, offsetMs = 0) =>
  generate({ secret, epoch: Math.floor((test.clock.now().getTime() + offsetMs) / 1000) })

const start = (token: string, password = TEST_PASSWORD) => test.call(startOneTimeCode, { token, body: { password } })
const confirm = (token: string, code: string) => test.call(confirmOneTimeCode, { token, body: { code } })

interface Protected extends SignedIn {
  readonly secret: string
  readonly codes: readonly string[]
}

async function protect(): Promise<Protected> {
  const person = await test.signIn({ role: 'editor' })
  const { secret } = (await start(person.token)).answer()
  const codes = (await confirm(person.token, await codeAt(secret))).answer().recoveryCodes
  test.clock.advance(STEP_MS)
  return { ...person, secret, codes }
}

describe('POST private/one-time-code/start and confirm', () => {
  it('creates a secret that is not required before it is confirmed', async () => {
    const { token, email } = await test.signIn({ role: 'editor' })
    const { secret, uri } = (await start(token)).answer()
    expect(uri).toContain('otpauth://totp/Mixed%20Zone:')
    expect(uri).toContain(secret)
    expect((await logIn(email)).status).toBe(200)
    expect((await confirm(token, '000000')).failure().fields).toHaveProperty('code')
    const { recoveryCodes: codes } = (await confirm(token, await codeAt(secret))).answer()
    expect(new Set(codes).size).toBe(10)
    expect((await test.call(getUserData, { token })).answer().oneTimeCode).toBe(true)
    expect((await start(token)).failure().type).toBe('conflict')
    expect((await confirm(token, await codeAt(secret))).failure().type).toBe('conflict')
  })

  it('requires staff and the password', async () => {
    const reader = await test.signIn()
    expect((await start(reader.token)).failure().type).toBe('permission')
    const exporter = await test.signIn({ permissionsAdded: ['export'] })
    expect((await start(exporter.token)).status).toBe(200)
    const editor = await test.signIn({ role: 'editor' })
    expect((await start(editor.token, 'Wrong-Box-2026')).failure().fields).toHaveProperty('password')
    expect((await confirm(editor.token, '123456')).failure().type).toBe('conflict')
  })

  it('stores neither the secret nor recovery codes in plain text', async () => {
    const { secret, codes } = await protect()
    const stored = JSON.stringify([
      await test.db.select().from(oneTimeSecrets),
      await test.db.select().from(recoveryCodes),
    ])
    const text = Buffer.from(stored).toString()
    for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden)
    const rows = await test.db.select().from(oneTimeSecrets)
    for (const row of rows) expect(row.secret.toString('latin1')).not.toContain(secret)
  })
})

describe('POST login › one-time code', () => {
  it('is requested only after the right password', async () => {
    const { email } = await protect()
    expect((await logIn(email)).failure()).toMatchObject({ type: 'code', message: 'Please enter your one-time code.' })
    expect((await logIn(email, '  ')).failure().type).toBe('code')
    expect((await logIn(email, undefined, 'Wrong-Box-2026')).failure().type).toBe('credentials')
  })

  it('is accepted once, even concurrently', async () => {
    const { email, secret } = await protect()
    const code = await codeAt(secret)
    const results = await Promise.all(Array.from({ length: 3 }, () => logIn(email, code)))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    test.clock.advance(STEP_MS)
    expect((await logIn(email, code)).status).toBe(401)
    expect((await logIn(email, (await codeAt(secret)).replace(/^(...)/, '$1 '))).status).toBe(200)
  })

  it('tolerates a clock that is one step off, but not two', async () => {
    const { email, secret } = await protect()
    test.clock.advance(10 * STEP_MS)
    expect((await logIn(email, await codeAt(secret, -2 * STEP_MS))).status).toBe(401)
    expect((await logIn(email, await codeAt(secret, 2 * STEP_MS))).status).toBe(401)
    expect((await logIn(email, await codeAt(secret, -STEP_MS))).status).toBe(200)
    expect((await logIn(email, await codeAt(secret, STEP_MS))).status).toBe(200)
  })

  it('accepts a recovery code once, ignoring case and separators', async () => {
    const { email, codes } = await protect()
    const [first = '', second = ''] = codes
    expect((await logIn(email, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await logIn(email, first)).status).toBe(401)
    expect((await logIn(email, second)).status).toBe(200)
    const other = await protect()
    expect((await logIn(other.email, codes[2])).status).toBe(401)
  })

  it('is limited per account, whatever the address', async () => {
    const { email, secret } = await protect()
    for (let time = 0; time < 10; time += 1) expect((await logIn(email, '000000')).failure().type).toBe('code')
    const refused = await logIn(email, await codeAt(secret))
    expect([refused.failure().type, refused.headers['retry-after']]).toEqual(['rate-limit', '30'])
    test.clock.advance(STEP_MS)
    expect((await logIn(email, await codeAt(secret))).status).toBe(200)
  })

  it.each(['x'.repeat(64), '12345', '1234567', '١٢٣٤٥٦', "' or 1=1 --", '-1'])('rejects %s', async (code) => {
    const { email } = await protect()
    expect((await logIn(email, code)).failure().type).toBe('code')
  })
})

describe('POST private/one-time-code/stop', () => {
  it('requires the password and a code', async () => {
    const { token, email, secret, codes } = await protect()
    const stop = (password: string, code: string) => test.call(stopOneTimeCode, { token, body: { password, code } })
    expect((await stop('Wrong-Box-2026', await codeAt(secret))).failure().fields).toHaveProperty('password')
    expect((await stop(TEST_PASSWORD, '000000')).failure().type).toBe('code')
    expect((await stop(TEST_PASSWORD, await codeAt(secret))).status).toBe(204)
    expect((await logIn(email)).status).toBe(200)
    expect((await stop(TEST_PASSWORD, codes[0] ?? '')).failure().type).toBe('conflict')
  })
})
