import { randomInt } from 'node:crypto'
import { digestOf } from '../../../platform/random/tokens.ts'

/** Without what looks alike. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const CODES = 10
const GROUPS = 4
const GROUP_CHARACTERS = 4

/** Codes for the day when the telephone is lost, to be kept on paper. Some 79 random bits each. */
export function createRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP_CHARACTERS }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length)))
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, () => group().join('')).join('-'))
}

/** What is stored of a code, and compared: however it was typed from the paper. */
export function recoveryDigest(code: string): Buffer {
  return digestOf(code.toLowerCase().replace(/[^a-z\d]/g, ''))
}
