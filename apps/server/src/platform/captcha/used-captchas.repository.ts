import type { Db } from '../database/database.ts'
import { usedCaptchas } from '../database/schema/people.ts'
import { digestOf } from '../random/tokens.ts'

/** False if it was used before; of two concurrent calls exactly one gets true. Kept until the solution expires. */
export async function markUsed(db: Db, solution: string, expiresAt: Date): Promise<boolean> {
  const marked = await db
    .insert(usedCaptchas)
    .values({ digest: digestOf(solution), expiresAt })
    .onConflictDoNothing()
    .returning({ digest: usedCaptchas.digest })
  return marked.length === 1
}
