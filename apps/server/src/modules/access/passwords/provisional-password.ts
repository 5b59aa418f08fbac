import { randomInt } from 'node:crypto'
import { hashPassword } from './passwords.ts'

/** Without those that look alike on paper or in a mail. */
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const DIGITS = '23456789'

const GROUPS = 4

const pick = (characters: string) => characters.charAt(randomInt(characters.length))

/** A password that meets the rule by its shape, can be typed from a mail, and has over 70 random bits. */
function createProvisionalPassword(): string {
  const groups = Array.from({ length: GROUPS }, () => pick(UPPER) + pick(LOWER) + pick(LOWER + UPPER) + pick(DIGITS))
  return groups.join('-')
}

/** A provisional password with what is stored of it. */
export interface Provisional {
  readonly password: string
  readonly hash: string
  readonly until: Date
}

const LIFE_MS = 72 * 3_600_000

/** Hashes: not to be called within a transaction, which others may be waiting for. */
export async function createProvisional(now: Date): Promise<Provisional> {
  const password = createProvisionalPassword()
  return { password, hash: await hashPassword(password), until: new Date(now.getTime() + LIFE_MS) }
}
