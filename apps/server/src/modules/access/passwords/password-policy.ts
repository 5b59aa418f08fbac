import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts'

/** Why a password that meets the rule is rejected; a key of the contract's field messages. */
export type PasswordProblem = 'common-password' | 'password-with-name'

/** Shorter names are part of too many words. */
const MIN_NAME_CHARACTERS = 3
const MIN_WORD_CHARACTERS = 4
/** Names of leagues have words such as "liga", which are part of others. */
const MIN_LEAGUE_WORD_CHARACTERS = 6

const PRODUCT_NAME = 'Mixed Zone'

export interface PasswordOwner {
  readonly email: string
  readonly firstName: string
  readonly surnames: string
  readonly leagueName: string
}

/** Common passwords, and those that contain the name of the person, the product or the league; null if the password is fine. */
export function findPasswordProblem(password: string, owner: PasswordOwner): PasswordProblem | null {
  if (isCommonPassword(password)) return 'common-password'
  const letters = lettersOf(password)
  return namesOf(owner).some((name) => letters.includes(name)) ? 'password-with-name' : null
}

function namesOf({ email, firstName, surnames, leagueName }: PasswordOwner): string[] {
  const whole = [PRODUCT_NAME, leagueName, firstName, surnames, email.split('@', 1)[0] ?? ''].map(lettersOf)
  const leagueWords = leagueName.split(/\s+/).map(lettersOf)
  const words = `${firstName} ${surnames}`.split(/[\s'’-]+/).map(lettersOf)
  return [
    ...whole.filter((name) => [...name].length >= MIN_NAME_CHARACTERS),
    ...words.filter((name) => [...name].length >= MIN_WORD_CHARACTERS),
    ...leagueWords.filter((name) => [...name].length >= MIN_LEAGUE_WORD_CHARACTERS),
  ]
}

/** Lower case, without accents and separators: `Mixed-Zone` becomes `mixedzone`. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
