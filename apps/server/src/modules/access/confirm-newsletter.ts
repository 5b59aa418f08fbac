import type { Db } from '../../platform/database/database.ts'
import { type PersonAtLogin, updatePerson } from './people.repository.ts'

/** Whoever uses what only the mailbox's owner was sent confirms the newsletter that was ticked on the request. */
export async function confirmNewsletter(tx: Db, person: PersonAtLogin): Promise<PersonAtLogin> {
  if (!person.newsletterPending) return person
  await updatePerson(tx, person.id, { newsletter: true, newsletterPending: false })
  return { ...person, newsletter: true, newsletterPending: false }
}
