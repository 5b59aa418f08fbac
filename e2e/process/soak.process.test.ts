import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callPrivate, logIn, READER } from '../harness/api-client.ts'
import { killCommands } from '../harness/child-process.ts'
import { runSql } from '../harness/database.ts'
import { startProduct } from '../harness/product.ts'
import { copyTemplate } from '../harness/template.ts'

const READERS = 8
const TURNS = 8
const SEARCHES = ['final', 'gol', 'entrevista', 'derbi']

/** In a second round of the same calls, when caches are full. About 50 MB are garbage that was not collected yet. */
const MAX_GROWTH_BYTES = 120_000_000

/** Kept for a period of their own, which `retention.api.test.ts` covers, or for as long as the person. */
const TABLES_WITH_RETENTION = [
  'deliveries',
  'person_downloads',
  'received_items',
  'sessions',
  'usage_event_posts',
  'usage_events',
  'used_captchas',
]

let dataDir: string

beforeEach(() => {
  dataDir = copyTemplate()
})

afterEach(async () => {
  await killCommands()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Reads as people do: home, a post, a search, and the zip of the post. */
async function read(origin: string, token: string, reader: number): Promise<void> {
  const call = async (path: string, body?: object) => {
    const response = await callPrivate({ origin, token, path, body })
    expect(response.status, path).toBe(200)
    return response.json()
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { sections }: Home = await call('home')
    const posts = sections.flatMap((section) => section.posts)
    const id = posts[(reader * TURNS + turn) % posts.length]?.id
    await call('post', { id })
    await call('filter-posts', { text: SEARCHES[turn % SEARCHES.length] })
    const { url } = await call('get-zip', { postId: id })
    // More than four at once are refused.
    if (reader >= 3 || turn % 4 !== 0) continue
    const zip = await fetch(new URL(url, origin))
    expect(zip.status).toBe(200)
    await zip.body?.pipeTo(new WritableStream())
  }
}

/** The rows of each table, and the number of stored files. */
async function countKept(): Promise<Record<string, number>> {
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
  return { ...Object.fromEntries(rows.map(([table, count]) => [table, Number(count)])), stored: storedFiles().length }
}

function storedFiles(): string[] {
  const folder = join(dataDir, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** The resident memory of a process. */
function memoryBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Lets nine days pass for what readers leave behind, and runs the nightly clean-up. Its worker looks for jobs every 30 seconds. */
async function cleanUp(): Promise<void> {
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
  for (const file of storedFiles()) if (statSync(file).nlink === 1) utimesSync(file, modifiedAt, modifiedAt)
  const countOpen = () => runSql(dataDir, `select count(*) from jobs.job where ${isOpen}`)
  await expect.poll(countOpen, { timeout: 100_000, interval: 1_000 }).toBe('0')
}

test('many readers leave neither rows nor files behind after the nightly clean-up, and memory stops growing', async () => {
  const product = await startProduct({ dataDir })
  const { origin, command } = product
  const { token } = await logIn(origin, READER)
  const before = await countKept()
  const readAll = () => Promise.all(Array.from({ length: READERS }, (_, reader) => read(origin, token, reader)))
  await readAll()
  const filledBytes = memoryBytes(command.pid)
  await readAll()
  const growthBytes = memoryBytes(command.pid) - filledBytes
  const used = await countKept()

  // The first run deletes the zips, the second one the files that nothing refers to any more.
  await cleanUp()
  await cleanUp()
  const after = await countKept()
  await product.stop()

  expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES)
  expect(used['zips']).toBeGreaterThan(before['zips'] ?? 0)
  expect(used['stored']).toBeGreaterThan(before['stored'] ?? 0)
  expect(after).toEqual(before)
}, 240_000)
