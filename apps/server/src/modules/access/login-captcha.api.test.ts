import { getCaptcha, login } from '@mixed-zone/contract/endpoints/access'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'

let test: TestApp
let email = ''

beforeAll(async () => {
  test = await startTestApp({ captcha: 'real' })
  const person = aPerson()
  email = person.email
  await test.access.createPerson(test.db, { ...person, password: TEST_PASSWORD })
})

afterAll(() => test.remove())

async function solved(): Promise<string> {
  const result = await test.call(getCaptcha)
  // The contract leaves the parameters to the library; these are the library's own.
  const challenge = result.answer() as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const logIn = (captcha: string, body: { email?: string; password?: string } = {}) =>
  test.call(login, { body: { email, password: TEST_PASSWORD, captcha, ...body } })

describe('POST login › captcha', () => {
  it('is a challenge that must not be cached', async () => {
    const result = await test.call(getCaptcha)
    expect(result.headers['cache-control']).toBe('no-store')
    expect(result.answer().parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256' })
  })

  it('is accepted once', async () => {
    const captcha = await solved()
    expect((await logIn(captcha)).status).toBe(200)
    expect((await logIn(captcha)).failure().type).toBe('captcha')
  })

  it('is not spent by a wrong field', async () => {
    const captcha = await solved()
    expect((await logIn(captcha, { email: 'nobody' })).failure().type).toBe('validation')
    expect((await logIn(captcha)).status).toBe(200)
  })

  it('is spent by a wrong password', async () => {
    const captcha = await solved()
    expect((await logIn(captcha, { password: 'Wrong-Box-2026' })).failure().type).toBe('credentials')
    expect((await logIn(captcha)).failure().type).toBe('captcha')
  })

  it('is requested in the caller’s language', async () => {
    const result = await test.call(login, { body: { email, password: TEST_PASSWORD }, locale: 'pt' })
    expect(result.status).toBe(422)
    expect(result.failure()).toMatchObject({ type: 'captcha', message: 'Confirme que não é um robô.' })
  })
})
