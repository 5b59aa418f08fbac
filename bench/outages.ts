import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { Client } from 'pg'
import { createPerson } from '../apps/server/src/modules/access/create-person.service.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { createEasyCaptcha } from '../apps/server/test/easy-captcha.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { startTestProxy } from '../apps/server/test/engines/test-proxy.ts'
import { startProduct } from './browse/start-product.ts'
import { reportFigure } from './load/report-figure.ts'

// Outages of PostgreSQL under a running product, over TCP and TLS: how long the slowest call takes meanwhile, how long after its return the last
// call fails, and how many acknowledged logins are lost. The tests of the same outages allow three times as much, for busy machines.
const SECRET = 'a-secret-that-only-benchmarks-have-01234'
const READERS = 8
const OUTAGE_MS = 6_000
const AFTERWARDS_MS = 4_000
/** Of every answer of a slow server. */
const DELAY_MS = 50
const MAX_ANSWER_SECONDS = 2
const MAX_RETURN_SECONDS = 1
const TIMEOUTS = { connectMs: 60_000, acquireMs: 60_000, silenceMs: 60_000, calls: {} }

interface Outage {
  readonly begin: () => Promise<unknown>
  readonly end: () => Promise<unknown>
  /** Every call succeeds meanwhile, too. */
  readonly isHarmless?: boolean
}

interface Answer {
  readonly status: number
  readonly startedAt: number
  readonly endedAt: number
}

const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
await chmod(folder, 0o755)
const server = await startPostgresServer({ hasTls: true })
const proxy = await startTestProxy(server.port)
const solved = createEasyCaptcha(SECRET)
const { email } = aPerson()
const undo: (() => Promise<unknown>)[] = [
  () => rm(folder, { recursive: true }),
  () => server.remove(),
  () => proxy.close(),
]
try {
  for (const [name, query] of Object.entries({ TCP: '', TLS: '?sslmode=require' })) await measure(name, query)
} finally {
  for (const step of undo.reverse()) await step()
}

async function measure(connection: string, query: string): Promise<void> {
  const databaseUrl = `postgres://postgres@127.0.0.1:${proxy.port}/postgres${query}`
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: 'fatal' })
  undo.push(() => product.stop())
  const database = await openDatabase({
    dataDir: folder,
    databaseUrl: server.url('postgres'),
    timeouts: TIMEOUTS,
  })
  const { rows } = await database.query('select count(*) as people from people where email = $1', [email])
  if (rows[0].people === 0)
    await createPerson(database.db, { ...aPerson(), email, password: TEST_PASSWORD }, new Date())
  await database.close()

  const tokens: string[] = []
  const logIn = async () => {
    const response = await fetch(`${product.origin}/api/login`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('portal:portal')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: TEST_PASSWORD, captcha: await solved() }),
    })
    // The response is not validated: benchmarks trust the product.
    if (response.status === 200) tokens.push(((await response.json()) as { token: string }).token)
    return response.status
  }
  const read = async (token = tokens[0] ?? '', number = 0) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const search = { method: 'POST', body: JSON.stringify({ text: `word ${Math.random()}` }) }
    const [path, request] = number % 2 === 0 ? ['home', {}] : ['filter-posts', search]
    const response = await fetch(`${product.origin}/api/private/${path}`, { headers, ...request })
    await response.arrayBuffer()
    return response.status
  }
  await logIn()

  for (const [name, outage] of Object.entries(outagesOf())) {
    const answers: Answer[] = []
    const stopping = new AbortController()
    const repeat = async (call: () => Promise<number>) => {
      while (!stopping.signal.aborted) {
        const startedAt = performance.now()
        const status = await call()
        answers.push({ status, startedAt, endedAt: performance.now() })
        await pause(20)
      }
    }
    const callers = [
      repeat(logIn),
      ...Array.from({ length: READERS }, (_, number) => repeat(() => read(undefined, number))),
    ]
    await pause(500)
    await outage.begin()
    if (name !== 'restarted') await pause(OUTAGE_MS)
    await outage.end()
    const returnedAt = performance.now()
    await pause(AFTERWARDS_MS)
    stopping.abort()
    await Promise.all(callers)
    report(`${connection}, ${name}`, outage, { answers, returnedAt })
  }
  const kept = await Promise.all(tokens.map((token) => read(token)))
  const lost = kept.filter((status) => status !== 200).length
  reportFigure(`${connection}: of ${tokens.length} acknowledged logins, lost`, lost, { max: 0 })
  await product.stop()
}

function report(
  what: string,
  { isHarmless = false }: Outage,
  { answers, returnedAt }: { answers: readonly Answer[]; returnedAt: number },
): void {
  const slowest = Math.max(...answers.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1000
  const failed = answers.filter(({ status }) => status !== 200)
  const unexpected = failed.filter(({ status }) => status !== 503).length
  const lastFailure = Math.max(0, ...failed.map(({ endedAt }) => endedAt - returnedAt)) / 1000
  const counts = `${answers.length} calls, ${failed.length} unavailable`
  reportFigure(`${what}: slowest of ${counts}, seconds`, slowest, { max: MAX_ANSWER_SECONDS })
  reportFigure(`${what}: last failure after its return, seconds`, lastFailure, { max: MAX_RETURN_SECONDS })
  if (unexpected > 0) reportFigure(`${what}: answers other than 200 and 503`, unexpected, { max: 0 })
  if (isHarmless) reportFigure(`${what}: calls that failed`, failed.length, { max: 0 })
}

function outagesOf(): Record<string, Outage> {
  const others: Client[] = []
  const endOthers = () => Promise.all(others.splice(0).map((client) => client.end()))
  const connectOther = async () => {
    const client = new Client(server.url('postgres'))
    client.on('error', () => {})
    await client.connect()
    others.push(client)
    return client
  }
  return {
    stopped: { begin: () => server.stop(), end: () => server.start() },
    restarted: { begin: () => server.stop(), end: () => server.start() },
    frozen: { begin: () => server.freeze(), end: () => server.thaw() },
    'unreachable through the network': { begin: async () => proxy.freeze(), end: async () => proxy.thaw() },
    slow: { begin: async () => proxy.delay(DELAY_MS), end: async () => proxy.delay(0), isHarmless: true },
    'out of connections': {
      async begin() {
        // After a restart the product has none of its own.
        await server.stop()
        await server.start()
        while (await connectOther().catch(() => null));
      },
      end: endOthers,
    },
    'with a locked table': {
      begin: async () => (await connectOther()).query('begin; lock table sessions'),
      end: endOthers,
    },
  }
}
