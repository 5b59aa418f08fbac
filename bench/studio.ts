import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ENDPOINTS } from '../packages/contract/src/endpoints.ts'
import type { Endpoint } from '../packages/contract/src/endpoint.ts'
import { seedSections } from '../apps/server/src/modules/library/library.ts'
import { createRollUp } from '../apps/server/src/modules/studio/figures/roll-up.service.ts'
import type { Db } from '../apps/server/src/platform/database/database.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { CONCURRENCY, type Figure, measureOnce } from './browse/at-once.ts'
import { openSessions, startProduct } from './browse/start-product.ts'
import { openRawClient, writeRequest } from './load/raw-client.ts'
import { reportFigure } from './load/report-figure.ts'
import { fillStudio, PEOPLE, WAITING_REQUESTS } from './studio/fill-studio.ts'
import { fillPosts, fillSeason } from './studio/fill-tonight.ts'

// Every list of the studio, in every order, on its first and on a late page and with a search, eight calls at once; then the details of the
// desk, and the board with more posts. Each figure is printed beside a bare page of people of the same run. `--only 'search|:id'` measures the paths that match.
const { values } = parseArgs({
  options: {
    'audit-entries': { type: 'string', default: '500000' },
    calls: { type: 'string', default: '480' },
    only: { type: 'string', default: '' },
  },
})
const isWanted = (path: string) => new RegExp(values.only).test(path)
const auditEntries = Number(values['audit-entries'])
/** Of each list, in each order. */
const calls = Number(values.calls)
const TIMEOUTS = { connectMs: 60_000, acquireMs: 600_000, silenceMs: 600_000, calls: {} }
const MAX_LIST_P95_MS = 100
const MAX_DETAIL_P95_MS = 50

/** While the lists are measured, and while the board is. */
const POSTS = { lists: 10_000, tonight: 100_000 }

const BARE_PAGE = `select id, email, first_name, surnames, company_name, country, role, state, last_seen_at from people
  order by created_at desc, id desc limit 10`

const SEARCH = 'studio/search'

const ADMIN = 'bench-admin@mixedzone.test'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The fields of a list's query. */
function shapeOf({ query }: Endpoint): Record<string, unknown> {
  const shape = query && 'shape' in query ? query.shape : undefined
  return typeof shape === 'object' && shape !== null ? { ...shape } : {}
}

function sortColumnsOf(endpoint: Endpoint): string[] {
  // Zod describes a schema by its definition: an optional enum.
  const { sort } = shapeOf(endpoint) as { sort?: { def?: { innerType?: { def?: { entries?: object } } } } }
  return Object.keys(sort?.def?.innerType?.def?.entries ?? {})
}

/** The lists of the studio, by their descriptors: a new one is measured without a change here. */
const LISTS = ENDPOINTS.filter(
  (endpoint) =>
    endpoint.method === 'GET' &&
    endpoint.path.startsWith('studio/') &&
    !endpoint.path.includes(':') &&
    isWanted(endpoint.path) &&
    'pageSize' in shapeOf(endpoint),
)

function listVariants(endpoint: Endpoint): string[] {
  const orders = sortColumnsOf(endpoint).flatMap((sort) => [
    `?sort=${sort}&direction=asc`,
    `?sort=${sort}&direction=desc&pageSize=50`,
  ])
  const searches = 'text' in shapeOf(endpoint) ? ['?text=garcia', '?text=nobody-has-this-name', '?text=medium%208'] : []
  return ['', '?page=20&pageSize=50', ...orders, ...searches].map((query) => `/api/${endpoint.path}${query}`)
}

const BOARD = ['/api/studio/tonight', '/api/studio/tonight/desk']

const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
await chmod(folder, 0o755)
const server = await startPostgresServer()
try {
  const databaseUrl = server.url('postgres')
  const open = () => openDatabase({ dataDir: folder, databaseUrl, timeouts: TIMEOUTS })
  const database = await open()
  await migrate(database)
  await seedSections(database.db, { productKey: 'league', now: new Date() })
  await fillStudio(database, auditEntries)
  await fillSeason(database)
  await fillPosts(database, 1, POSTS.lists)
  await rollUp(database.backgroundDb)
  const tokens = await openSessions(database, CONCURRENCY, ADMIN)
  await database.query(`update people set role = 'admin' where email = $1`, [ADMIN])
  say(
    `${PEOPLE} people, ${WAITING_REQUESTS} requests, ${auditEntries} audit entries, ${POSTS.lists} posts; ${CONCURRENCY} calls at once`,
  )
  const bare = await measureBarePage(database)
  say(`a bare page of people: ${bare.perSecond.toFixed(0)}/s, p95 ${bare.p95.toFixed(1)} ms`)
  const details = await listDetails(database)
  await database.close()
  const withProduct = async (measureProduct: (measurePaths: MeasurePaths) => Promise<void>) => {
    const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
    try {
      await withClients(product.origin, tokens, measureProduct)
    } finally {
      await product.stop()
    }
  }
  await withProduct((measurePaths) => measureLists(measurePaths, { bare, details }))
  if (BOARD.some(isWanted)) {
    const more = await open()
    await fillPosts(more, POSTS.lists + 1, POSTS.tonight)
    await more.close()
    say(`${POSTS.tonight} posts`)
    await withProduct((measurePaths) => measureBoard(measurePaths, bare))
  }
} finally {
  await server.remove()
  await rm(folder, { recursive: true, force: true })
}

/** As the job does every minute. */
async function rollUp(backgroundDb: Db): Promise<void> {
  const clock = { now: () => new Date() }
  await createRollUp({ backgroundDb, clock, getTimeZone: () => 'Europe/Madrid' }).run()
}

type Queries = Pick<Awaited<ReturnType<typeof openDatabase>>, 'createClient' | 'query'>

async function measureBarePage(database: Queries): Promise<Figure> {
  const clients = Array.from({ length: CONCURRENCY }, () => database.createClient())
  await Promise.all(clients.map((client) => client.connect()))
  const read = async (_number: number, lane: number) => clients[lane]?.query({ name: 'bare-page', text: BARE_PAGE })
  await measureOnce(calls, read)
  const figure = await measureOnce(calls, read)
  await Promise.all(clients.map((client) => client.end()))
  return figure
}

/** Paths of single things, some of each kind. */
async function listDetails(database: Queries): Promise<Record<string, string[]>> {
  const idsOf = async (statement: string) => (await database.query(statement)).rows.map(({ id }) => String(id))
  const requests = await idsOf(`select id from access_requests where state = 'waiting' order by id limit 40`)
  const people = await idsOf(`select id from people order by id limit 40`)
  const entries = await idsOf(`select id from audit_entries order by id limit 40`)
  return {
    'studio/requests/:id': requests.map((id) => `/api/studio/requests/${id}`),
    'studio/people/:id': people.map((id) => `/api/studio/people/${id}`),
    'studio/audit/:id': entries.map((id) => `/api/studio/audit/${id}`),
    'studio/counts': ['/api/studio/counts'],
    [SEARCH]: ['garcia', 'nunes', 'medium 8'].map((text) => `/api/studio/search?text=${encodeURIComponent(text)}`),
  }
}

type MeasurePaths = (paths: readonly string[]) => Promise<Figure>

async function withClients(
  origin: string,
  tokens: readonly string[],
  measureProduct: (measurePaths: MeasurePaths) => Promise<void>,
): Promise<void> {
  const clients = await Promise.all(tokens.map(() => openRawClient(origin)))
  try {
    // Cycles through the paths; the first round warms up.
    await measureProduct(async (paths) => {
      const written = tokens.map((token) => paths.map((path) => writeRequest(origin, { token, path })))
      const work = async (number: number, lane: number) => {
        const [client, request] = [clients[lane], written[lane]?.[number % paths.length]]
        if (client && request) await client.send(request)
      }
      await measureOnce(calls, work)
      return measureOnce(calls, work)
    })
  } finally {
    for (const client of clients) client.end()
  }
}

interface References {
  readonly bare: Figure
  readonly details: Readonly<Record<string, readonly string[]>>
}

async function measureLists(measurePaths: MeasurePaths, { bare, details }: References): Promise<void> {
  for (const path of LISTS.flatMap(listVariants))
    report(path, await measurePaths([path]), { bare, max: MAX_LIST_P95_MS })
  for (const [what, paths] of Object.entries(details).filter(([path]) => isWanted(path))) {
    const max = what === SEARCH ? MAX_LIST_P95_MS : MAX_DETAIL_P95_MS
    report(what, await measurePaths(paths), { bare, max })
  }
}

async function measureBoard(measurePaths: MeasurePaths, bare: Figure): Promise<void> {
  for (const path of BOARD) report(path, await measurePaths([path]), { bare, max: MAX_LIST_P95_MS })
}

function report(path: string, { perSecond, p95 }: Figure, { bare, max }: { bare: Figure; max: number }): void {
  const ratio = (perSecond / bare.perSecond).toFixed(3)
  reportFigure(`${path.replace('/api/', '')} (${ratio} of a bare page), p95 ms`, p95, { max })
}
