import { parseOptions, verify } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswordCheck, hashPassword, NO_PASSWORD } from './password-hash.ts'

describe('hashPassword', () => {
  it('is argon2id with at least 19 MiB and 2 passes, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('Press-Box-2026', 1), hashPassword('Press-Box-2026', 1)])
    expect(one).toMatch(/^\$argon2id\$/)
    expect(one).not.toBe(two)
    const { memoryCost, timeCost } = parseOptions(one)
    expect(memoryCost).toBeGreaterThanOrEqual(19 * 1024)
    expect(timeCost).toBeGreaterThanOrEqual(2)
  })
})

describe('hashing for several people', () => {
  it('does not let one person wait for all hashes of another', async () => {
    const done: string[] = []
    const hashFor = async (client: number | string) => {
      await hashPassword('Press-Box-2026', client)
      done.push(String(client))
    }
    const greedy = Array.from({ length: 20 }, () => hashFor(7))
    await Promise.all([...greedy, hashFor(8), hashFor('192.0.2.1')])
    // Hashes that run at the same time end in any order.
    expect(done.slice(0, 12)).toEqual(expect.arrayContaining(['8', '192.0.2.1']))
  })
})

describe('createPasswordCheck', () => {
  const passwords = createPasswordCheck()

  it.each([
    ['plain', 'Press-Box-2026'],
    ['emoji and accents', 'Ñandú⚽️-2026-África'],
    ['128 characters beyond the basic plane', '😀'.repeat(127) + 'A'],
  ])('accepts the right password: %s', async (_case, password) => {
    const hash = await hashPassword(password, 1)
    expect(await passwords.isRight(password, hash, 1)).toBe(true)
    expect(await passwords.isRight(`${password.slice(0, -1)}B`, hash, 1)).toBe(false)
  })

  it('compares all 128 characters', async () => {
    const hash = await hashPassword('a'.repeat(128), 1)
    expect(await passwords.isRight(`${'a'.repeat(127)}b`, hash, 1)).toBe(false)
  })

  it('treats composed and decomposed accents as equal', async () => {
    expect(await passwords.isRight('Caf\u0065\u0301-2026', await hashPassword('Caf\u00e9-2026', 1), 1)).toBe(true)
  })

  it('rejects without a hash, and with the hash of no password', async () => {
    expect(await passwords.isRight('Press-Box-2026', null, 1)).toBe(false)
    expect(await passwords.isRight('!', NO_PASSWORD, 1)).toBe(false)
  })

  it('rejects more than 128 characters', async () => {
    const password = 'a'.repeat(129)
    expect(await passwords.isRight(password, await hashPassword(password, 1), 1)).toBe(false)
  })

  it('verifies a hash of the same cost with a password, without one and without an account', async () => {
    const verified: string[] = []
    const watched = createPasswordCheck({
      verifyHash(passwordHash, password) {
        verified.push(passwordHash)
        return verify(passwordHash, password)
      },
    })
    const hash = await hashPassword('Press-Box-2026', 1)
    for (const stored of [hash, NO_PASSWORD, null]) {
      expect(await watched.isRight('Wrong-Box-2026', stored, 1)).toBe(false)
    }
    const cost = parseOptions(hash)
    expect(verified.map((one) => parseOptions(one))).toEqual([cost, cost, cost])
  })
})
