import { createChallenge, randomInt, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { buildPayload, expiryOf } from './captcha-payload.ts'

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' }

function makeChallenge(expiresAt?: Date) {
  const counter = randomInt(1, 5)
  return createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter, deriveKey, expiresAt, ...secrets })
}

test('buildPayload returns what the library of the server accepts', async () => {
  const challenge = await makeChallenge()
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('There is a solution')
  const sent: unknown = JSON.parse(atob(buildPayload(challenge, solution)))
  expect(sent).toEqual({ challenge: JSON.parse(JSON.stringify(challenge)), solution })
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
  expect(verified).toBe(true)
})

test('expiryOf returns the expiry of the challenge, or null', async () => {
  const end = new Date('2030-01-01T00:00:00Z')
  expect(expiryOf(await makeChallenge(end))).toEqual(end)
  expect(expiryOf(await makeChallenge())).toBeNull()
})
