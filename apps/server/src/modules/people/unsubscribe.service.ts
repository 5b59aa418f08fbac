import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { endNewsletter } from './people.repository.ts'

/** Ends the newsletter of whoever has the code, the second time too. */
export async function unsubscribeByCode(db: Db, code: string): Promise<void> {
  // A path can hold what no body can: a text that no database takes is nobody's code.
  const isStorable = !code.includes('\0') && code.isWellFormed()
  if (!isStorable || !(await endNewsletter(db, code))) throw new ApiError('not-found')
}
