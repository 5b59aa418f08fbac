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

/** More than 128 characters are wrong without hashing, which makes a hundred of them quick. */
const UNHASHED = 'x'.repeat(129)

async function guessManyAccounts(address: string): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let number = 0; number < 100; number += 1) {
    statuses.add(await tryOnce({ email: `guess-${number}@${address}.test`, address, password: UNHASHED }))
  }
  return statuses
}

describe('POST login › limits', () => {
  it('blocks an account from one address after five wrong passwords, even for the right one', async () => {
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

  it('lets the owner log in from another address', async () => {
    const email = await makePerson()
    await tryOften({ email, address: newAddress() }, 7)
    expect(await tryOnce({ email, address: newAddress(), password: TEST_PASSWORD })).toBe(200)
  })

  it('doubles the block with the next wrong password', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    await tryOften(attempt, 5)
    test.clock.advance(30_000)
    expect(await tryOften(attempt, 2)).toEqual([401, 429])
    test.clock.advance(59_000)
    expect(await tryOnce({ ...attempt, password: TEST_PASSWORD })).toBe(429)
    test.clock.advance(1_000)
    expect(await tryOnce({ ...attempt, password: TEST_PASSWORD })).toBe(200)
  })

  it('resets the account counter after a right password', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    await tryOften(attempt, 4)
    expect(await tryOnce({ ...attempt, password: TEST_PASSWORD })).toBe(200)
    expect(await tryOften(attempt, 4)).toEqual([401, 401, 401, 401])
  })

  it('applies to unknown accounts as well', async () => {
    const attempt = { email: aPerson().email, address: newAddress() }
    expect(await tryOften(attempt, 6)).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('ignores case and spaces of the email', async () => {
    const email = await makePerson()
    const address = newAddress()
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.toUpperCase()]
    for (const spelling of spellings) expect(await tryOnce({ email: spelling, address })).toBe(401)
    expect(await tryOnce({ email, address })).toBe(429)
  })

  it('allows no more concurrent attempts than sequential ones', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    const statuses = await Promise.all(Array.from({ length: 30 }, () => tryOnce(attempt)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('does not block many people who log in from one address', async () => {
    const address = newAddress()
    const emails = await Promise.all(Array.from({ length: 12 }, () => makePerson()))
    const statuses = await Promise.all(emails.map((email) => tryOnce({ email, address, password: TEST_PASSWORD })))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('blocks an address after a hundred wrong passwords for any accounts', async () => {
    const address = newAddress()
    expect(await guessManyAccounts(address)).toEqual(new Set([401]))
    const email = await makePerson()
    expect(await tryOnce({ email, address, password: TEST_PASSWORD })).toBe(429)
    expect(await tryOnce({ email, address: newAddress(), password: TEST_PASSWORD })).toBe(200)
  })

  it('never blocks an address for long, nor people who have logged in from it', async () => {
    const address = newAddress()
    const regular = await makePerson()
    expect(await tryOnce({ email: regular, address, password: TEST_PASSWORD })).toBe(200)
    await guessManyAccounts(address)
    for (let time = 0; time < 5; time += 1) {
      const newcomer = { email: await makePerson(), address, password: TEST_PASSWORD }
      expect(await tryOnce(newcomer)).toBe(429)
      expect(await tryOnce({ email: regular, address, password: TEST_PASSWORD })).toBe(200)
      expect(await tryOnce({ email: regular, address })).toBe(429)
      test.clock.advance(30_000)
      expect(await tryOnce(newcomer)).toBe(200)
      expect(await tryOnce({ email: 'guess-more@example.test', address, password: UNHASHED })).toBe(401)
    }
  })

  it('slows guesses of one account from many addresses without locking its owner out', async () => {
    const email = await makePerson()
    const usual = newAddress()
    expect(await tryOnce({ email, address: usual, password: TEST_PASSWORD })).toBe(200)
    for (let network = 0; network < 10; network += 1) await tryOften({ email, address: newAddress() }, 5)
    expect(await tryOften({ email, address: newAddress() }, 3)).toEqual([429, 429, 429])
    expect(await tryOnce({ email, address: newAddress(), password: TEST_PASSWORD })).toBe(429)
    expect(await tryOnce({ email, address: usual, password: TEST_PASSWORD })).toBe(200)
    test.clock.advance(30_000)
    expect(await tryOnce({ email, address: newAddress(), password: TEST_PASSWORD })).toBe(200)
  })

  it('survives a restart', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    await tryOften(attempt, 5)
    const restarted = await startTestApp({ restartOf: test })
    expect(await tryOnce(attempt, restarted)).toBe(429)
    await restarted.stop()
  })

  it('ignores forwarding headers without a configured proxy', async () => {
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

  it('applies before validation', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    await tryOften(attempt, 5)
    const result = await test.call(login, { body: { email: attempt.email, password: '' }, address: attempt.address })
    expect(result.status).toBe(429)
  })
})
