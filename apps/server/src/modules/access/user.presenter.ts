import type { User } from '@mixed-zone/contract/schemas/person'
import type { PersonAtLogin } from './people.repository.ts'

export function presentUser(person: PersonAtLogin): User {
  return {
    id: String(person.id),
    firstName: person.firstName,
    surnames: person.surnames,
    email: person.email,
    role: person.role,
    // The specification's spelling.
    comunicationsLocale: person.communicationsLocale,
    newsletter: person.newsletter,
    unsubscribeId: person.unsubscribeCode,
  }
}
