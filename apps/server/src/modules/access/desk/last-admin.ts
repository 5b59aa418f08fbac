import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { lockAdmins } from '../people.repository.ts'

/** Refuses what would leave nobody in charge. Until the transaction ends, no other admin changes either. */
export async function refuseLastAdmin(tx: Db, personId: number): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.includes(personId) && admins.length === 1) throw new ApiError('permission')
}
