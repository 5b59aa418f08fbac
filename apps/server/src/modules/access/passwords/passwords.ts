import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Node's four threads also read files: a rush of log-ins must not keep all of them. */
const limit = pLimit(2)

/** Stands where a person has no password: nothing that can be typed fits it. */
export const NO_PASSWORD = '!'

/** Longer ones are never accepted as new, so none of them can be right, and none is worth the hashing. */
const LONGEST_PASSWORD = 128

/** Argon2id over the whole password in its composed form: an accent typed in another way is the same accent. */
export async function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password.normalize('NFC'), ARGON2ID))
}

export interface PasswordCheck {
  /**
   * Whether the password is the one behind the hash. Without a hash, or with one that nothing fits,
   * it takes as long and says no.
   */
  isRight(password: string, passwordHash: string | null): Promise<boolean>
}

export function createPasswordCheck(): PasswordCheck {
  // Made at once, so that the first unknown address takes no longer than the second.
  const standIn = hashPassword(randomBytes(32).toString('base64url'))

  return {
    async isRight(password, passwordHash) {
      if ([...password].length > LONGEST_PASSWORD) return false
      const isUsable = passwordHash !== null && passwordHash !== NO_PASSWORD
      const compared = isUsable ? passwordHash : await standIn
      const fits = await limit(() => verify(compared, password.normalize('NFC')))
      return fits && isUsable
    },
  }
}
