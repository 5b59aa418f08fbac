import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedSections } from '../apps/server/src/modules/library/library.ts'
import { createRollUp } from '../apps/server/src/modules/studio/figures/roll-up.service.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { openSessions, startProduct } from './browse/start-product.ts'
import { fillUsage, PEOPLE, POSTS } from './studio/fill-usage.ts'
import { openRawClient, writeRequest } from './load/raw-client.ts'
import { reportFigure } from './load/report-figure.ts'

// The screen of figures over two years with a million events: its calls at once, the first time after a start and later.
const EVENTS = Number(process.argv[2] ?? 1_000_000)
const TIMEOUTS = { connectMs: 60_000, acquireMs: 600_000, silenceMs: 600_000, calls: {} }
const MAX_FIRST_MS = 500
const MAX_LATER_MS = 50
const ROUNDS = 20
const ADMIN = 'bench-admin@mixedzone.test'
const TIME_ZONE = 'Europe/Madrid'

const say = (text: string) => process.stdout.write(`${text}\n`)

const DAY_MS = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const PERIOD = `from=${dayOf(Date.now() - 729 * DAY_MS)}&to=${dayOf(Date.now())}`

/** What the screen asks for, and what can be chosen in it. */
const CALLS = [
  `studio/figures?${PERIOD}`,
  `studio/figures/series?${PERIOD}`,
  `studio/figures/by?by=country&${PERIOD}`,
  `studio/figures/by?by=medium&${PERIOD}`,
  `studio/figures/by?by=post&${PERIOD}`,
]

const OTHERS = [
  `studio/figures/by?by=person&${PERIOD}`,
  `studio/figures/by?by=team&${PERIOD}`,
  `studio/figures/deliveries?${PERIOD}`,
  `studio/figures/by?by=language&${PERIOD}`,
  `studio/figures/by?by=file&${PERIOD}`,
  `studio/figures/by?by=medium&country=PT&${PERIOD}`,
]

const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
await chmod(folder, 0o755)
const server = await startPostgresServer()
try {
  const databaseUrl = server.url('postgres')
  const database = await openDatabase({ dataDir: folder, databaseUrl, timeouts: TIMEOUTS })
  await migrate(database)
  await seedSections(database.db, { productKey: 'league', now: new Date() })
  await fillUsage(database, EVENTS)
  const [token = ''] = await openSessions(database, 1, ADMIN)
  await database.query(`update people set role = 'admin' where email = $1`, [ADMIN])
  say(`${EVENTS} events of ${PEOPLE} people and ${POSTS} posts`)
  const begun = performance.now()
  const { backgroundDb } = database
  await createRollUp({ backgroundDb, clock: { now: () => new Date() }, getTimeZone: () => TIME_ZONE }).run()
  const { rows } = await database.query(`
    select count(*)::int as days, sum(octet_length(post_uses))::bigint as "usesBytes", sum(octet_length(file_uses))::bigint as "filesBytes"
    from usage_days`)
  const [size] = rows
  say(`rolled up in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${JSON.stringify(size)}`)
  await database.query('vacuum analyze')
  await database.close()
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: databaseUrl, TIME_ZONE })
  try {
    await measureScreen(product.origin, token)
  } finally {
    await product.stop()
  }
} finally {
  await server.remove()
  await rm(folder, { recursive: true, force: true })
}

async function measureScreen(origin: string, token: string): Promise<void> {
  const clients = await Promise.all(CALLS.map(() => openRawClient(origin)))
  const send = async (path: string, lane = 0) => {
    const at = performance.now()
    await clients[lane]?.send(writeRequest(origin, { token, path: `/api/${path}` }))
    return performance.now() - at
  }
  try {
    // Compiles code and opens connections, but loads no day of the period.
    for (const path of CALLS) await send(path.replace(PERIOD, 'from=2020-01-01&to=2020-01-02'))
    const begun = performance.now()
    await Promise.all(CALLS.map((path, lane) => send(path, lane)))
    reportFigure('the whole screen, first time, ms', performance.now() - begun, { max: MAX_FIRST_MS })
    for (const path of OTHERS) {
      reportFigure(`${path.replace(PERIOD, '')} first time, ms`, await send(path), { max: MAX_FIRST_MS })
    }
    for (const path of [...CALLS, ...OTHERS]) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await send(path))
      const [median = 0] = times.toSorted((a, b) => a - b).slice(ROUNDS / 2)
      reportFigure(`${path.replace(PERIOD, '')} later, median ms`, median, { max: MAX_LATER_MS })
    }
  } finally {
    for (const client of clients) client.end()
  }
}
