import { createRequire } from 'node:module'
import type { Options } from '@node-rs/argon2'

// By `require`, since an import of this name leads here.
const real: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

/** The least that Argon2 takes. A hash carries its cost with it, so that dear ones are verified here as well. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/**
 * Argon2 itself, but cheap: a ring of tests makes and verifies over a thousand hashes. What a hash has to cost is the business of
 * `passwords.test.ts`, which has the real one.
 */
export function hash(password: string, options: Options): Promise<string> {
  return real.hash(password, { ...options, ...CHEAP })
}

export const verify = real.verify
