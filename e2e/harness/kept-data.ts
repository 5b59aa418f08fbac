import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { runSql } from './database.ts'

/** Kept for a period of their own, which `retention.api.test.ts` covers, for as long as the person, or up to a number of rows. */
const TABLES_WITH_RETENTION = [
  'file_transfers',
  'person_downloads',
  'received_items',
  'search_misses',
  'sessions',
  'usage_event_posts',
  'usage_events',
  'used_captchas',
]

/** The rows of each table, and the number of stored files. */
export async function countKept(dataDir: string): Promise<Record<string, number> & { stored: number }> {
  const tables = (
    await runSql(
      dataDir,
      `select tablename from pg_tables where schemaname = 'public' and tablename <> all ('{${TABLES_WITH_RETENTION}}')`,
    )
  ).split('\n')
  const counts = await runSql(
    dataDir,
    tables.map((table) => `select '${table}', count(*) from "${table}"`).join(' union all '),
  )
  const rows = counts.split('\n').map((line) => line.split('|'))
  return {
    ...Object.fromEntries(rows.map(([table, count]) => [table, Number(count)])),
    stored: storedFiles(dataDir).length,
  }
}

function storedFiles(dataDir: string): string[] {
  const folder = join(dataDir, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

const MAX_CLEAN_UP_MS = 100_000
const POLL_MS = 1_000

/** Lets nine days pass for what readers leave behind, and runs the nightly clean-up. Its worker looks for jobs every 30 seconds. */
export async function cleanUp(dataDir: string): Promise<void> {
  const nineDaysAgo = `now() - interval '9 days'`
  const isOpen = `name = 'housekeeping-nightly' and state < 'completed' and start_after <= now()`
  await runSql(
    dataDir,
    `update zips set used_at = ${nineDaysAgo};
    update files set unreferenced_since = ${nineDaysAgo} where unreferenced_since is not null;
    delete from jobs.job where name = 'housekeeping-nightly';
    insert into jobs.job (name, policy) select name, policy from jobs.queue where name = 'housekeeping-nightly'`,
  )
  const modifiedAt = new Date(Date.now() - 9 * DAY_MS)
  // Files of the template are links, which other tests share.
  for (const file of storedFiles(dataDir)) if (statSync(file).nlink === 1) utimesSync(file, modifiedAt, modifiedAt)
  const deadline = performance.now() + MAX_CLEAN_UP_MS
  while ((await runSql(dataDir, `select count(*) from jobs.job where ${isOpen}`)) !== '0') {
    if (performance.now() > deadline) throw new Error('The nightly clean-up did not end in time')
    await pause(POLL_MS)
  }
}
