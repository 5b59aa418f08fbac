import { login } from '@mixed-zone/contract/endpoints/access'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'

const WRONG = 'Wrong-Box-2026'

let test: TestApp
let lastAddress = 0

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

async function makePerson(): Promise<string> {
  const person = aPerson()
  await test.access.createPerson(test.db, { ...person, password: TEST_PASSWORD })
  return person.email
}

function newAddress(): string {
  lastAddress += 1
  return `203.0.113.${lastAddress}`
}

interface Attempt {
  readonly email: string
  readonly address: string
  readonly password?: string
}

async function tryOnce({ email, address, password = WRONG }: Attempt, app = test): Promise<number> {
  return (await app.call(login, { body: { email, password, captcha: SOLVED }, address })).status
}

async function tryOften(attempt: Attempt, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push(await tryOnce(attempt))
  return statuses
}

describe('wrong passwords', () => {
  it('for one account from one address are slowed down after five, the right one too', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    expect(await tryOften(attempt, 6)).toEqual([401, 401, 401, 401, 401, 429])
    const result = await test.call(login, {
      body: { email: attempt.email, password: TEST_PASSWORD, captcha: SOLVED },
      address: attempt.address,
    })
    expect(result.failure()).toMatchObject({
      type: 'rate-limit',
      message: 'Too many attempts. Please try again later.',
    })
    expect(result.headers['retry-after']).toBe('30')
  })

  it('do not keep the owner out who comes from elsewhere', async () => {
    const email = await makePerson()
    await tryOften({ email, address: newAddress() }, 7)
    expect(await tryOnce({ email, address: newAddress(), password: TEST_PASSWORD })).toBe(200)
  })

  it('wait again, twice as long, when the next one is wrong too', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    await tryOften(attempt, 5)
    test.clock.advance(30_000)
    expect(await tryOften(attempt, 2)).toEqual([401, 429])
    test.clock.advance(59_000)
    expect(await tryOnce({ ...attempt, password: TEST_PASSWORD })).toBe(429)
    test.clock.advance(1_000)
    expect(await tryOnce({ ...attempt, password: TEST_PASSWORD })).toBe(200)
  })

  it('are forgotten after a right one', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    await tryOften(attempt, 4)
    expect(await tryOnce({ ...attempt, password: TEST_PASSWORD })).toBe(200)
    expect(await tryOften(attempt, 4)).toEqual([401, 401, 401, 401])
  })

  it('count for accounts that do not exist as well', async () => {
    const attempt = { email: aPerson().email, address: newAddress() }
    expect(await tryOften(attempt, 6)).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('count for one account however its address is spelled', async () => {
    const email = await makePerson()
    const address = newAddress()
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.toUpperCase()]
    for (const spelling of spellings) expect(await tryOnce({ email: spelling, address })).toBe(401)
    expect(await tryOnce({ email, address })).toBe(429)
  })

  it('tried at once give no more answers than tried one by one', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    const statuses = await Promise.all(Array.from({ length: 30 }, () => tryOnce(attempt)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('of others do not stop many who log in at once from one address', async () => {
    const address = newAddress()
    const emails = await Promise.all(Array.from({ length: 12 }, () => makePerson()))
    const statuses = await Promise.all(emails.map((email) => tryOnce({ email, address, password: TEST_PASSWORD })))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('are slowed down by address after a hundred, whatever the accounts', async () => {
    const address = newAddress()
    // More than 128 characters are wrong without hashing, which makes a hundred of them quick.
    const password = 'x'.repeat(129)
    const statuses = new Set<number>()
    for (let number = 0; number < 100; number += 1) {
      statuses.add(await tryOnce({ email: `guess-${number}@example.test`, address, password }))
    }
    expect(statuses).toEqual(new Set([401]))
    const email = await makePerson()
    expect(await tryOnce({ email, address, password: TEST_PASSWORD })).toBe(429)
    expect(await tryOnce({ email, address: newAddress(), password: TEST_PASSWORD })).toBe(200)
  })

  it('are remembered after a restart', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    await tryOften(attempt, 5)
    const restarted = await startTestApp({ restartOf: test })
    expect(await tryOnce(attempt, restarted)).toBe(429)
    await restarted.stop()
  })

  it('are not hidden by a forwarding header that no configured proxy wrote', async () => {
    const email = await makePerson()
    const address = newAddress()
    const statuses: number[] = []
    for (let number = 0; number < 6; number += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${number}`, forwarded: `for=192.0.2.${number}` }
      const result = await test.call(login, { body: { email, password: WRONG, captcha: SOLVED }, address, headers })
      statuses.push(result.status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('make wait before the fields are looked at', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    await tryOften(attempt, 5)
    const result = await test.call(login, { body: { email: attempt.email, password: '' }, address: attempt.address })
    expect(result.status).toBe(429)
  })
})
