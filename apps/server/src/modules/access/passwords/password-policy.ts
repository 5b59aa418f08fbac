import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts'

/** Why a password that meets the rule is rejected; a key of the contract's field messages. */
export type PasswordProblem = 'common-password' | 'password-with-name'

/** Shorter names are part of too many words. */
const MIN_NAME_CHARACTERS = 3
const MIN_WORD_CHARACTERS = 4
const PRODUCT_NAME = 'Mixed Zone'

export interface PasswordOwner {
  readonly email: string
  readonly firstName: string
  readonly surnames: string
}

/** Common passwords, and those that contain the person's or the product's name; null if the password is fine. */
export function findPasswordProblem(password: string, owner: PasswordOwner): PasswordProblem | null {
  if (isCommonPassword(password)) return 'common-password'
  const letters = lettersOf(password)
  return namesOf(owner).some((name) => letters.includes(name)) ? 'password-with-name' : null
}

function namesOf({ email, firstName, surnames }: PasswordOwner): string[] {
  const whole = [PRODUCT_NAME, firstName, surnames, email.split('@', 1)[0] ?? ''].map(lettersOf)
  const words = `${firstName} ${surnames}`.split(/[\s'’-]+/).map(lettersOf)
  return [
    ...whole.filter((name) => [...name].length >= MIN_NAME_CHARACTERS),
    ...words.filter((name) => [...name].length >= MIN_WORD_CHARACTERS),
  ]
}

/** Lower case, without accents and separators: `Mixed-Zone` becomes `mixedzone`. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
