import type { Locale } from '@mixed-zone/contract/locales'
import { emailSchema } from '@mixed-zone/contract/schemas/registration'
import * as z from 'zod/mini'
import type { PlannedInvitation } from './planned-invitations.ts'

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A guess from the address, which the person corrects: `j.valente@…` is J Valente. */
function guessName(email: string): Pick<PlannedInvitation, 'name' | 'surnames'> {
  const [name = '', ...surnames] = (email.split('@', 1)[0] ?? '')
    .split(/[._-]+/)
    .filter((word) => /\p{L}/u.test(word))
    .map(titled)
  return { name, surnames: surnames.join(' ') }
}

interface Read {
  readonly invitations: readonly PlannedInvitation[]
  /** What is no address, as it was typed; it stays in the field. */
  readonly rest: readonly string[]
}

/** Splits pasted text into invitations. Addresses that are planned already are left out. */
export function readAddresses(text: string, planned: readonly PlannedInvitation[], locale: Locale): Read {
  const words = text.split(/[\s,;<>"]+/).filter((word) => word !== '')
  const known = new Set(planned.map(({ email }) => email.toLowerCase()))
  const invitations: PlannedInvitation[] = []
  const rest: string[] = []
  for (const word of words) {
    const parsed = z.safeParse(emailSchema, word)
    if (!parsed.success) rest.push(word)
    else if (!known.has(parsed.data.toLowerCase())) {
      known.add(parsed.data.toLowerCase())
      invitations.push({ email: parsed.data, ...guessName(parsed.data), role: 'editor', comunicationsLocale: locale })
    }
  }
  return { invitations, rest }
}
