import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Captcha } from './captcha.ts'
import { markUsed } from './used-captchas.repository.ts'

const ALGORITHM = 'PBKDF2/SHA-256'

/** PBKDF2 iterations, and how many derivations a browser tries: together about a second on a phone. */
const PASSES = 2_000
const MIN_TRIES = 200
const MAX_TRIES = 500
const TTL_MS = 10 * 60_000
const MAX_SOLUTION_LENGTH = 8192

const hex = z.string().check(z.regex(/^[\da-f]+$/), z.maxLength(256))

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      cost: z.literal(PASSES),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
      data: z.object({ until: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

interface AltchaOptions {
  readonly db: Db
  readonly clock: Clock
  readonly key: Buffer
}

/** Nothing is stored until a challenge comes back solved. */
export function createAltcha({ db, clock, key }: AltchaOptions): Captcha {
  const secrets = {
    hmacSignatureSecret: `challenge.${key.toString('base64url')}`,
    hmacKeySignatureSecret: `solution.${key.toString('base64url')}`,
  }

  return {
    async createChallenge() {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: ALGORITHM,
        cost: PASSES,
        counter: randomInt(MAX_TRIES, MIN_TRIES),
        deriveKey,
        // The library compares this with the system time; our own clock's value is sent beside it.
        expiresAt: new Date(Date.now() + TTL_MS),
        data: { until: clock.now().getTime() + TTL_MS },
        ...secrets,
      })
      return { parameters: { ...parameters }, signature }
    },

    async spend(solution) {
      const payload = readPayload(solution)
      if (payload === null) throw new ApiError('captcha')
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
      const until = new Date(payload.challenge.parameters.data.until)
      if (!verified || until <= clock.now()) throw new ApiError('captcha')
      if (!(await markUsed(db, payload.challenge.signature, until))) throw new ApiError('captcha')
    },
  }
}

function readPayload(solution: string | undefined): z.output<typeof payloadSchema> | null {
  if (solution === undefined || solution.length > MAX_SOLUTION_LENGTH) return null
  try {
    const payload = payloadSchema.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')))
    return payload.success ? payload.data : null
  } catch {
    return null
  }
}
