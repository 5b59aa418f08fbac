import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * In lower case, the 3,000 most frequent passwords with a letter, a digit and a special character among the million most
 * used ones that the SecLists project (MIT) keeps.
 */
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** What people write in front of a number and a mark when a rule asks for both. That list is older than most such rules. */
const COMMON_WORD = [
  'p[a@4][s$5]{2}w[o0]rd',
  '(?:welcome|admin|administrator|letmein|changeme|secret|master|login|user|test|hello|iloveyou)',
  '(?:qwerty|qwertyuiop|qwertz|azerty|asdfgh|asdfghjkl|zxcvbn|abc|abcd|abcdef|aa|aaa)',
  '(?:football|futbol|soccer|baseball|monkey|dragon|superman|batman|princess|sunshine|summer|winter|spring|autumn)',
  '(?:contrasena|contraseña|clave|usuario|hola|verano|invierno|senha|barcelona|realmadrid|benfica|flamengo|corinthians)',
].join('|')

const COMMON_NUMBER = '(?:0?1|12|123|1234|12345|123456|1234567|12345678|007|(?:19|20)\\d\\d)'

const WORD_NUMBER_MARK = new RegExp(
  `^(?:${COMMON_WORD})(?:[!@#$*.]{0,2}${COMMON_NUMBER}|${COMMON_NUMBER})[!@#$*.]{0,3}$`,
)

/** Whether a password is one of those that are tried first, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFC').toLowerCase()
  return COMMON.has(lower) || WORD_NUMBER_MARK.test(lower)
}
