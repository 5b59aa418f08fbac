import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Db } from '../src/platform/database/database.ts'

/** Resolves once a connection to the database of this test waits for a lock. */
export async function waitForLock(db: Db): Promise<void> {
  async function isAnyoneWaiting(): Promise<boolean> {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  await vi.waitUntil(isAnyoneWaiting, { timeout: 20_000 })
}
