import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { runSql } from '../e2e/harness/database.ts'
import { cleanUp, countKept } from '../e2e/harness/kept-data.ts'
import { openSessions } from './browse/start-product.ts'
import { readJson } from './load/log-in.ts'
import { startMeasured } from './load/measured-process.ts'
import { reportFigure } from './load/report-figure.ts'
import { COUNT_JOBS, untilIdle } from './load/until-idle.ts'

// Fifty readers of the demo league for some minutes: memory must stop growing, and what reading leaves behind must be cleaned up.
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } })
const MINUTES = Number(values.minutes)
const READERS = 50
const SAMPLE_MS = 5_000
const MAX_PAUSE_MS = 2_000
const SEARCHES = ['final', 'gol', 'entrevista', 'lineups', 'treino', 'rueda de prensa']

interface Home {
  readonly sections: readonly { readonly posts: readonly { readonly id: string }[] }[]
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
const product = await startMeasured({
  args: ['apps/server/src/main.ts'],
  // With the allocator's settings of `npm run bench`, which are those of `npm start`.
  env: { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
  cwd: join(import.meta.dirname, '..'),
})
try {
  const database = await openDatabase({ dataDir: folder, whenInUse: 'join' })
  const tokens = await openSessions(database, READERS)
  await untilIdle(() => runSql(folder, COUNT_JOBS))
  const before = await countCleaned()
  const samples: number[] = []
  const timer = setInterval(() => samples.push(product.memoryBytes()), SAMPLE_MS)
  const endMs = performance.now() + MINUTES * 60_000
  const counts = await Promise.all(tokens.map((token, number) => read(token, number, endMs)))
  clearInterval(timer)
  await database.close()
  const used = await countKept(folder)
  const after = await countCleaned()
  // The first half warms up: caches fill to their limits.
  const quarter = Math.floor(samples.length / 4)
  const third = average(samples.slice(2 * quarter, 3 * quarter))
  const last = average(samples.slice(3 * quarter))
  say(`${counts.reduce((sum, count) => sum + count, 0)} calls by ${READERS} readers in ${MINUTES} minutes`)
  reportFigure('memory in the last quarter relative to the third', last / third, { max: 1.03 })
  reportFigure('resident memory at the end, MB', last / 1_000_000, { max: 500 })
  say(
    `before: ${describe(before)}; with what the readers left behind: ${describe(used)}; cleaned up: ${describe(after)}`,
  )
  for (const [name, rows] of Object.entries(after)) {
    if (rows !== before[name]) say(`${name}: ${before[name]} before, ${rows} after the clean-up`)
  }
  reportFigure('files after the clean-up relative to before', after.stored / before.stored, { max: 1 })
  reportFigure('rows after the clean-up relative to before', sumRows(after) / sumRows(before), { max: 1 })
} finally {
  await product.stop()
  await rm(folder, { recursive: true })
}

function call<T>(token: string, path: string, body?: object): Promise<T> {
  return readJson<T>(`${product.origin}/api/private/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}

async function listPostIds(token: string): Promise<string[]> {
  const { sections } = await call<Home>(token, 'home')
  return sections.flatMap((section) => section.posts.map(({ id }) => id))
}

/** Reads as people do: home, a post, a search, now and then a zip. Returns the number of calls. */
async function read(token: string, number: number, endMs: number): Promise<number> {
  let calls = 0
  for (let turn = number; performance.now() < endMs; turn += 1) {
    const ids = await listPostIds(token)
    const id = ids[turn % ids.length] ?? ''
    await call(token, 'post', { id })
    await call(token, 'filter-posts', { text: SEARCHES[turn % SEARCHES.length], page: 1 + (turn % 3) })
    calls += 3
    if (turn % 10 === 0) {
      await call(token, 'get-zip', { postId: id })
      calls += 1
    }
    await pause(Math.random() * MAX_PAUSE_MS)
  }
  return calls
}

/** Rows by table, and the number of stored files. */
type Kept = Awaited<ReturnType<typeof countKept>>

function describe(kept: Kept): string {
  return `${kept.stored} files and ${sumRows(kept)} rows`
}

function sumRows(kept: Kept): number {
  return Object.values(kept).reduce((sum, rows) => sum + rows, 0) - kept.stored
}

/** The first run deletes the zips, the second one the files that nothing refers to any more. */
async function countCleaned(): Promise<Kept> {
  await cleanUp(folder)
  await cleanUp(folder)
  return countKept(folder)
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
