import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { seedSections } from '../apps/server/src/modules/library/library.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { openDiskStorage } from '../apps/server/src/platform/storage/disk-storage.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { CONCURRENCY, measure, measureOnce } from './browse/at-once.ts'
import { readBarePage } from './browse/bare-page.ts'
import { FILTERS, filterOf } from './browse/filters.ts'
import { findWords } from './browse/find-words.ts'
import { generatePosts, storeFiles } from './browse/generate-posts.ts'
import { type Measured, measureProduct, type Readings } from './browse/measure-product.ts'
import { openSessions, startProduct } from './browse/start-product.ts'
import { cpuMsOf, cpuMsOfPostgres } from './load/processor-time.ts'

// Filters and searches many posts. Each figure is printed beside its reference of the same run. Repeated `--posts`
// compares numbers of posts; `--engine embedded` reports the figures of the embedded database without targets.
const { values } = parseArgs({
  options: {
    posts: { type: 'string', multiple: true, default: ['100000'] },
    engine: { type: 'string', default: 'server' },
  },
})
/** While posts are generated the machine is busy, and indexes take minutes. */
const TIMEOUTS = { connectMs: 60_000, acquireMs: 600_000, silenceMs: 600_000, calls: {} }

const say = (text: string) => process.stdout.write(`${text}\n`)

const measured: Measured[] = []
for (const posts of values.posts) measured.push(await measureWith(Number(posts)))
const [fewer, more] = measured
if (fewer && more) {
  say(`\nfrom ${values.posts[0]} to ${values.posts[1]} posts, times slower:`)
  for (const [part, wanted] of [
    ['page', 2],
    ['facets', 6],
  ] as const) {
    const slower = (reading: keyof Readings) =>
      (fewer[part][reading].perSecond / more[part][reading].perSecond).toFixed(1)
    say(
      `${part}: ${slower('first')} with a cold cache, ${slower('cached')} with a warm cache (wanted: at most ${wanted})`,
    )
  }
}

async function measureWith(postCount: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
  await chmod(folder, 0o755)
  const server = values.engine === 'server' ? await startPostgresServer() : null
  const databaseUrl = server?.url('postgres')
  try {
    const database = await openDatabase({ dataDir: folder, databaseUrl, timeouts: TIMEOUTS })
    await storeFiles(await openDiskStorage(join(folder, 'files')))
    const tokens = await prepare(database, postCount)
    const words = await findWords(database, postCount)
    // The embedded database belongs to one process at a time, so bare SQL is measured before the product opens it.
    const clients = Array.from({ length: CONCURRENCY }, () => database.createClient())
    await Promise.all(clients.map((client) => client.connect()))
    const readBare = async (number: number, lane: number) => {
      const client = clients[lane]
      if (client) await readBarePage(client, filterOf(number), lane)
    }
    await measure(readBare)
    const inDatabase = () => (server ? cpuMsOfPostgres(server.folder) : 0)
    const bare = await measureOnce(FILTERS, readBare, () => inDatabase() + cpuMsOf(process.pid))
    await Promise.all(clients.map((client) => client.end()))
    await database.close()
    const product = await startProduct({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
    const invalidate = databaseUrl ? () => announceChange(databaseUrl) : null
    try {
      const spent = () => inDatabase() + cpuMsOf(product.pid)
      return await measureProduct({ origin: product.origin, tokens, postCount, words, bare, spent, invalidate })
    } finally {
      await product.stop()
    }
  } finally {
    await server?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function prepare(database: Database, postCount: number): Promise<string[]> {
  await migrate(database)
  await seedSections(database.db, { productKey: 'league', now: new Date() })
  const begun = performance.now()
  await generatePosts(database, postCount, (text) => process.stderr.write(`\rMaking ${text}\u001b[K`))
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  say(`\n${postCount} posts on the ${database.engine} database, made in ${seconds} s; ${CONCURRENCY} readers at once`)
  return openSessions(database, CONCURRENCY)
}

/** As after a publication: no cached value is valid any more. */
async function announceChange(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('update change_counters set posts = posts + 1, taxonomy = taxonomy + 1')
  await client.end()
}
