import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts'

/** Why a password that meets the rule is refused all the same; a name of the contract's field messages. */
export type PasswordRefusal = 'common-password' | 'password-with-name'

/** Shorter ones are in too many words to say anything. */
const SHORTEST_NAME = 3
const SHORTEST_WORD = 4

const PRODUCT_NAME = 'Mixed Zone'

/** Whose name may not be part of the password. */
export interface PasswordOwner {
  readonly email: string
  readonly firstName: string
  readonly surnames: string
}

/** What the rule does not see: whether everybody would try it first. Null where there is nothing against it. */
export function refusalOf(password: string, owner: PasswordOwner): PasswordRefusal | null {
  if (isCommonPassword(password)) return 'common-password'
  const letters = lettersOf(password)
  return namesOf(owner).some((name) => letters.includes(name)) ? 'password-with-name' : null
}

function namesOf({ email, firstName, surnames }: PasswordOwner): string[] {
  const whole = [PRODUCT_NAME, firstName, surnames, email.split('@', 1)[0] ?? ''].map(lettersOf)
  const words = `${firstName} ${surnames}`.split(/[\s'’-]+/).map(lettersOf)
  return [
    ...whole.filter((name) => [...name].length >= SHORTEST_NAME),
    ...words.filter((name) => [...name].length >= SHORTEST_WORD),
  ]
}

/** In lower case, without accents and without what stands between letters: `Mixed-Zone` is `mixedzone`. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
