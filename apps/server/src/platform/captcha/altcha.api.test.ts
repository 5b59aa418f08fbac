import { randomBytes } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { ApiError } from '../errors/api-error.ts'
import { createAltcha } from './altcha.ts'

let database: TestDatabase
const key = randomBytes(32)

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

function setUp() {
  const clock = createTestClock()
  return { clock, captcha: createAltcha({ db: database.db, clock, key }) }
}

interface Payload {
  readonly challenge: Challenge
  readonly solution: { readonly counter: number; readonly derivedKey: string }
}

/** What a browser does: the widget's payload, not yet encoded. */
async function solve(captcha: ReturnType<typeof createAltcha>): Promise<Payload> {
  // The library's own type of what it made.
  const challenge = (await captcha.createChallenge()) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

async function isRefused(spending: Promise<void>): Promise<boolean> {
  try {
    await spending
    return false
  } catch (error) {
    if (error instanceof ApiError && error.type === 'captcha') return true
    throw error
  }
}

describe('altcha', () => {
  it('takes a solved challenge, once', async () => {
    const { captcha } = setUp()
    const solution = encode(await solve(captcha))
    expect(await isRefused(captcha.spend(solution))).toBe(false)
    expect(await isRefused(captcha.spend(solution))).toBe(true)
  })

  it('knows a used one in another spelling', async () => {
    const { captcha } = setUp()
    const { challenge, solution } = await solve(captcha)
    await captcha.spend(encode({ challenge, solution }))
    const respelled = encode({ solution: { ...solution, time: 1 }, challenge: { ...challenge, extra: 1 }, more: true })
    expect(await isRefused(captcha.spend(respelled))).toBe(true)
  })

  it('lets one of many at once through', async () => {
    const { captcha } = setUp()
    const solution = encode(await solve(captcha))
    const refused = await Promise.all(Array.from({ length: 20 }, () => isRefused(captcha.spend(solution))))
    expect(refused.filter((is) => !is)).toHaveLength(1)
  })

  it('refuses one that is ten minutes old', async () => {
    const { captcha, clock } = setUp()
    const early = encode(await solve(captcha))
    const late = encode(await solve(captcha))
    clock.advance(10 * 60_000 - 1)
    expect(await isRefused(captcha.spend(early))).toBe(false)
    clock.advance(1)
    expect(await isRefused(captcha.spend(late))).toBe(true)
  })

  it('refuses one that another installation signed', async () => {
    const { captcha, clock } = setUp()
    const other = createAltcha({ db: database.db, clock, key: randomBytes(32) })
    expect(await isRefused(captcha.spend(encode(await solve(other))))).toBe(true)
  })

  it('refuses a solution or a challenge in which anything was changed', async () => {
    const { captcha } = setUp()
    const { challenge, solution } = await solve(captcha)
    const { parameters } = challenge
    const changed = [
      { challenge, solution: { ...solution, derivedKey: solution.derivedKey.replace(/.$/, 'x') } },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: {} },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { until: 9e15 } } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keySignature: undefined } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9e12 } }, solution },
      { challenge: { ...challenge, signature: challenge.signature?.toUpperCase() }, solution },
      { challenge: { parameters }, solution },
    ]
    for (const payload of changed) expect(await isRefused(captcha.spend(encode(payload)))).toBe(true)
    expect(await isRefused(captcha.spend(encode({ challenge, solution })))).toBe(false)
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('hello').toString('base64')],
    ['a bare value', encode(1)],
    ['null', encode(null)],
    ['an empty object', encode({})],
    ['a very long text', 'A'.repeat(100_000)],
  ])('refuses %s', async (_what, solution) => {
    const { captcha } = setUp()
    expect(await isRefused(captcha.spend(solution))).toBe(true)
  })

  it('makes challenges as the API describes them', async () => {
    const { captcha } = setUp()
    const [one, two] = await Promise.all([captcha.createChallenge(), captcha.createChallenge()])
    expect(one.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256' })
    expect(one.signature).toMatch(/^[\da-f]{64}$/)
    expect(one.signature).not.toBe(two.signature)
  })
})
