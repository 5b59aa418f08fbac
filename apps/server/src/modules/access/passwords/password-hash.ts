import { randomBytes } from 'node:crypto'
import { MAX_PASSWORD_CHARACTERS, passwordLength } from '@mixed-zone/contract/rules/password'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue, type QueueClient } from '../../../platform/concurrency/fair-queue.ts'

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One queue for the process: hashing uses libuv's four threads, which files need as well. */
const queue = createFairQueue(2)

/** The hash of a person without a password. Matches nothing. */
export const NO_PASSWORD = '!'

/**
 * Argon2id of the NFC form, so that accents typed in different ways are equal. `client`, a person or a network,
 * waits for its own hashes only.
 */
export async function hashPassword(password: string, client: QueueClient): Promise<string> {
  return queue.run(client, () => hash(password.normalize('NFC'), ARGON2ID))
}

export interface PasswordCheck {
  /** Verifies one hash in every case, also without a hash and for a person without a password, so that all take the same time. */
  isRight(password: string, passwordHash: string | null, client: QueueClient): Promise<boolean>
}

interface PasswordCheckDeps {
  readonly verifyHash?: (passwordHash: string, password: string) => Promise<boolean>
}

export function createPasswordCheck({ verifyHash = verify }: PasswordCheckDeps = {}): PasswordCheck {
  // Created in advance, so that the first unknown address takes no longer than the second.
  const dummyHash = hashPassword(randomBytes(32).toString('base64url'), 'start')

  return {
    async isRight(password, passwordHash, client) {
      // Never accepted as a new password, so it cannot be right.
      if (passwordLength(password) > MAX_PASSWORD_CHARACTERS) return false
      const hasPassword = passwordHash !== null && passwordHash !== NO_PASSWORD
      const compared = hasPassword ? passwordHash : await dummyHash
      const isMatch = await queue.run(client, () => verifyHash(compared, password.normalize('NFC')))
      return isMatch && hasPassword
    },
  }
}
