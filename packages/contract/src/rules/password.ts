export const MIN_PASSWORD_CHARACTERS = 8

export const MAX_PASSWORD_CHARACTERS = 128

/** The parts of the password rule in display order. */
export const PASSWORD_PARTS = ['upper', 'lower', 'number', 'special', 'min-length', 'max-length'] as const

export type PasswordPart = (typeof PASSWORD_PARTS)[number]

export function isPasswordPart(value: unknown): value is PasswordPart {
  return PASSWORD_PARTS.some((part) => part === value)
}

/** Code points: an emoji of two UTF-16 units counts as one. */
export function passwordLength(password: string): number {
  return [...password].length
}

const CHECKS: Readonly<Record<PasswordPart, (password: string) => boolean>> = {
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  // Punctuation, symbols and spaces of any script. Letters without case, marks and control characters are not special.
  special: (password) => /[\p{P}\p{S}\p{Zs}]/u.test(password),
  'min-length': (password) => passwordLength(password) >= MIN_PASSWORD_CHARACTERS,
  'max-length': (password) => passwordLength(password) <= MAX_PASSWORD_CHARACTERS,
}

/** Empty for a valid password. */
export function unmetPasswordParts(password: string): PasswordPart[] {
  return PASSWORD_PARTS.filter((part) => !CHECKS[part](password))
}
