import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostIndexer } from '../apps/server/src/app.ts'
import { createPublishing } from '../apps/server/src/modules/library/publishing/publishing.service.ts'
import { createChanges } from '../apps/server/src/platform/changes/create-changes.ts'
import { createDatabaseClock } from '../apps/server/src/platform/clock/database-clock.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { createLog } from '../apps/server/src/platform/log/log.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { CUT_LISTENERS, findStaleResponses, type Reader } from '../apps/server/test/freshness-scenario.ts'
import { createTestJobs } from '../apps/server/test/test-jobs.ts'
import { createTestPublishing } from '../apps/server/test/test-publishing.ts'
import { openSessions, startProduct } from './browse/start-product.ts'

// Two nodes on one PostgreSQL server whose clocks are five minutes ahead and behind. A third process publishes, archives and changes
// permissions at random moments and cuts the nodes' listeners, while twenty readers on each node read. Nothing may be shown that could not
// be seen at that moment, according to the database.
/** A third each are publications, embargoes and archivings; every tenth is followed by a change of permission. */
const OPERATIONS = 3_000
const READERS_PER_NODE = 20
/** Of the process that changes and checks; the nodes have their own. */
const TIMEOUTS = { connectMs: 60_000, acquireMs: 60_000, backgroundAcquireMs: 60_000, silenceMs: 60_000, calls: {} }
const SKEWS = ['+5m', '-5m'] as const

interface List {
  readonly sections?: readonly { readonly posts: readonly { readonly id: string }[] }[]
  readonly posts?: readonly { readonly id: string }[]
}

const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
await chmod(folder, 0o755)
const server = await startPostgresServer()
const databaseUrl = server.url('postgres')
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true }), () => server.remove()]
try {
  const origins: string[] = []
  for (const skew of SKEWS) {
    const environment = { DATA_DIR: folder, DATABASE_URL: databaseUrl, ...(await skewedBy(skew)) }
    const product = await startProduct(environment)
    undo.push(() => product.stop())
    origins.push(product.origin)
  }
  const { wrong, responses, unavailable } = await run(origins)
  for (const line of wrong.slice(0, 20)) process.stdout.write(`${line}\n`)
  process.stdout.write(
    `${OPERATIONS / 3} archivings and ends of embargoes each, ${READERS_PER_NODE} readers on each of two nodes, clocks ${SKEWS.join(' and ')}: ` +
      `${responses - unavailable} responses with posts, ${unavailable} unavailable, ${wrong.length} showed what could not be seen (target: 0)\n`,
  )
  if (wrong.length > 0) process.exitCode = 1
} finally {
  for (const step of undo.reverse()) await step()
}

async function run(origins: readonly string[]) {
  const database = await openDatabase({ dataDir: folder, databaseUrl, timeouts: TIMEOUTS })
  const clock = createDatabaseClock()
  const changes = createChanges({ database, clock })
  const jobs = createTestJobs(database)
  await jobs.open()
  const log = createLog({ level: 'silent' })
  const indexPosts = createPostIndexer({ jobs, log })
  const publishing = createTestPublishing({ changes, publishing: createPublishing({ changes, clock, indexPosts }) })
  const tokens: Record<Reader, string> = { media: '', partner: '' }
  for (const reader of ['media', 'partner'] as const) {
    const [token = ''] = await openSessions(database, 1, `${reader}@mixedzone.test`)
    tokens[reader] = token
  }
  const { rows } = await database.query(`select id from people where email = 'partner@mixedzone.test'`)
  const editor = { personId: rows[0].id, permissions: new Set(['posts', 'publish'] as const) }
  const { rows: sections } = await database.query('select text_id as id from sections order by position limit 1')
  const translation = { locale: 'es', title: 'Alineaciones', summary: '', body: '' } as const
  try {
    await changes.refresh()
    let unavailable = 0
    const found = await findStaleResponses({
      nodeCount: origins.length,
      readersPerNode: READERS_PER_NODE,
      operations: OPERATIONS,
      async databaseNow() {
        const { rows: times } = await database.query('select extract(epoch from clock_timestamp()) * 1000 as now')
        return Number(times[0].now)
      },
      async read(node, reader, list) {
        const path = list === 'home' ? 'home' : 'filter-posts'
        const headers = { authorization: `Bearer ${tokens[reader]}`, 'content-type': 'application/json' }
        const request = list === 'home' ? {} : { method: 'POST', body: JSON.stringify({ pageSize: 100 }) }
        const response = await fetch(`${origins[node]}/api/private/${path}`, { headers, ...request })
        // Forty readers, two nodes and the database on two cores: some calls may find no connection in time.
        if (response.status === 503) {
          unavailable += 1
          return new Set()
        }
        // The response is not validated: benchmarks trust the product.
        const answer = (await response.json()) as List
        const posts = answer.posts ?? answer.sections?.flatMap((section) => section.posts)
        if (!posts) throw new Error(`${path} returned ${response.status}`)
        return new Set(posts.map(({ id }) => Number(id)))
      },
      async publish(_node, embargoUntil) {
        const draft = await publishing.create(editor, { sectionId: sections[0].id, translations: [translation] })
        return publishing.publish(editor, draft, { embargoUntil })
      },
      async archive(_node, post) {
        await publishing.archive(editor, post)
      },
      async setPermission(isAllowed) {
        await database.query(
          `update people set permissions_added = $1, embargo_terms_accepted_at = now() where email = 'partner@mixedzone.test'`,
          [isAllowed ? ['embargo'] : []],
        )
      },
      async cutListeners() {
        await database.query(CUT_LISTENERS)
      },
    })
    return { ...found, unavailable }
  } finally {
    await Promise.all([changes.stop(), jobs.stop()])
    await database.close()
  }
}

/** The environment in which Debian's `faketime` changes the clock of a process. */
async function skewedBy(skew: string): Promise<Record<string, string>> {
  const root = '/usr/lib'
  const names = await readdir(root)
  const library = names.map((name) => join(root, name, 'faketime/libfaketime.so.1')).find(existsSync)
  if (library === undefined) throw new Error("This benchmark needs Debian's package faketime")
  return { LD_PRELOAD: library, FAKETIME: skew, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
}
