import type { Db } from '../database/database.ts'
import { usedCaptchas } from '../database/schema/people.ts'
import { digestOf } from '../random/tokens.ts'

/** False where somebody used it before; of two at once, one is told so. Kept until nobody could use it anyway. */
export async function markUsed(db: Db, solution: string, expiresAt: Date): Promise<boolean> {
  const marked = await db
    .insert(usedCaptchas)
    .values({ digest: digestOf(solution), expiresAt })
    .onConflictDoNothing()
    .returning({ digest: usedCaptchas.digest })
  return marked.length === 1
}
