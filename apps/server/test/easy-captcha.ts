import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey as derive } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey } from '../src/platform/random/tokens.ts'

const TTL_MS = 10 * 60_000

/** Solves our captcha for a node with a known secret: signs a challenge that the first attempt solves, because a real one takes half a second. */
export function createEasyCaptcha(secret: string): () => Promise<string> {
  const key = deriveKey(secret, 'captcha').toString('base64url')
  return async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 2000,
      counter: 0,
      deriveKey: derive,
      expiresAt: new Date(Date.now() + TTL_MS),
      data: { until: Date.now() + TTL_MS },
      hmacSignatureSecret: `challenge.${key}`,
      hmacKeySignatureSecret: `solution.${key}`,
    })
    const solution = await solveChallenge({ challenge, deriveKey: derive })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
}
