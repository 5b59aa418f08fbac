import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { titleOf } from '../packages/document/src/document.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { insertPost } from '../apps/server/test/insert-posts.ts'
import { prepareWriting } from '../apps/server/test/prepare-writing.ts'
import { openDocument } from '../apps/server/test/test-document-client.ts'
import { insertDraft, PAGE_ORIGIN, readStoredText, runWritingRound } from '../apps/server/test/writing-scenario.ts'
import { openSessions } from './browse/start-product.ts'
import { startMeasured } from './load/measured-process.ts'
import { openRawClient, writeRequest } from './load/raw-client.ts'
import { reportFigure } from './load/report-figure.ts'
import type { EditorsData } from './writing/editors.ts'
import { insertLongDocument } from './writing/long-document.ts'

// A document of 10,000 edits on two nodes: how long it takes to open, and a letter to reach the other person; how much slower journalists read
// while 20 editors write in 10 posts, and whether memory grows. With --rounds: a node is killed while four people type, again and again.
const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '0' },
  },
})
const edits = Number(values.edits)
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

const POSTS = 10
const EDITORS = 20
const LETTERS = 150
const LETTER_PAUSE_MS = 60
/** The browser collects letters for so long before it sends them. */
const BATCH_MS = 80
const READS_PER_SECOND = 50
const READING_PERIODS = 3
const PUBLISHED = 60
const TARGETS = { openMs: 300, letterMs: 250, slowerBy: 1.1, memoryGrowth: 1.1, cpuMs: 3 }
const TIMEOUTS = { connectMs: 60_000, acquireMs: 600_000, silenceMs: 600_000, calls: {} }
const FIRST_PORT = 38_200

const say = (text: string) => process.stdout.write(`${text}\n`)
const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
await chmod(folder, 0o755)
const server = await startPostgresServer()
const databaseUrl = server.url('postgres')
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true }), () => server.remove()]
try {
  const { database, tokens } = await prepareWriting({ dataDir: folder, databaseUrl, timeouts: TIMEOUTS })
  undo.push(() => database.close())
  const postIds: number[] = []
  for (let count = 0; count < POSTS; count += 1) postIds.push(await insertLongDocument(database, edits))
  for (let count = 0; count < PUBLISHED; count += 1) await insertPost(database.db, {})
  const readers = await openSessions(database, 4)
  const nodes = [await startNode(0), await startNode(1)]
  undo.push(async () => Promise.all(nodes.map((node) => node.stop())))
  const origins = nodes.map(({ origin }) => origin)

  await measureOpening({ origins, tokens, postIds })
  await measureLetters({ origins, tokens, postIds })
  await measureReaders({
    origins,
    tokens,
    postIds,
    readers,
    memory: () =>
      Promise.all(nodes.map(async (node) => ({ resident: node.memoryBytes(), inUse: await node.liveBytes() }))),
    cpuSeconds: () => nodes.reduce((sum, node) => sum + node.cpuSeconds(), 0),
    countUpdates: async () => {
      const { rows } = await database.query('select sum(last_number) as count from shared_documents')
      return Number(rows[0]?.count)
    },
  })

  for (let round = 0; round < rounds; round += 1) {
    const postId = await insertDraft(database.db, { isEmpty: round % 2 === 0 })
    const { problems, words } = await runWritingRound({
      postId,
      tokens,
      typingMs: 3_000,
      listOrigins: () => nodes.filter(({ isRunning }) => isRunning()).map(({ origin }) => origin),
      kill: async () => nodes[round % 2]?.kill(),
      restart: async () => {
        nodes[round % 2] = await startNode(round % 2)
      },
      readText: () => readStoredText(database.db, postId),
    })
    for (const problem of problems) say(problem)
    reportFigure(`round ${round + 1}: words lost or doubled, of ${words}`, problems.length, { max: 0 })
  }
} finally {
  for (const step of undo.toReversed()) await step()
}

/** Both have the same public address, as behind a proxy. */
async function startNode(number: number) {
  const port = FIRST_PORT + number
  const started = await startMeasured({
    args: ['apps/server/src/main.ts'],
    cwd: root,
    canCollectGarbage: true,
    env: {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PUBLIC_URL: PAGE_ORIGIN,
      LOG_LEVEL: 'error',
      DEMO: 'false',
    },
  })
  return { ...started, origin: `http://127.0.0.1:${port}` }
}

interface Place {
  readonly origins: readonly string[]
  readonly tokens: readonly string[]
  readonly postIds: readonly number[]
}

function open({ origins, tokens }: Place, { postId, node }: { postId: number; node: number }) {
  return openDocument({ origin: origins[node] ?? '', token: tokens[node] ?? '', postId, pageOrigin: PAGE_ORIGIN })
}

function quantile(figures: readonly number[], part: number): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? 0
}

/** The first to open a document waits until the node has loaded it; the others get what it has. */
async function measureOpening(place: Place): Promise<void> {
  for (const what of ['first', 'next']) {
    const times: number[] = []
    for (const postId of place.postIds) {
      const at = performance.now()
      const client = await open(place, { postId, node: 0 })
      await client.opened()
      times.push(performance.now() - at)
      client.close()
    }
    const p95 = quantile(times, 0.95)
    reportFigure(`opening ${edits} edits, ${what} to open (median ${quantile(times, 0.5).toFixed(0)}), p95 ms`, p95, {
      max: TARGETS.openMs,
    })
  }
}

async function measureLetters(place: Place): Promise<void> {
  const [postId = 0] = place.postIds
  for (const node of [0, 1]) {
    const [writer, reader] = [await open(place, { postId, node: 0 }), await open(place, { postId, node })]
    await Promise.all([writer.opened(), reader.opened()])
    const times: number[] = []
    for (let count = 0; count < LETTERS; count += 1) {
      const length = titleOf(reader.document, 'es').length
      const at = performance.now()
      titleOf(writer.document, 'es').insert(0, 'x')
      await reader.until(() => titleOf(reader.document, 'es').length > length)
      times.push(performance.now() - at)
      await writer.until(() => writer.isSaved())
      titleOf(writer.document, 'es').delete(0, 1)
      await reader.until(() => titleOf(reader.document, 'es').length === length)
      await pause(LETTER_PAUSE_MS)
    }
    for (const client of [writer, reader]) client.close()
    const where = node === 0 ? 'the same node' : 'the other node'
    const p95 = quantile(times, 0.95) + BATCH_MS
    reportFigure(`a letter to a person on ${where}, with the ${BATCH_MS} ms of the browser, p95 ms`, p95, {
      max: TARGETS.letterMs,
    })
  }
}

/** In bytes. */
interface Memory {
  readonly resident: number
  /** After a full garbage collection. */
  readonly inUse: number
}

interface Reading extends Place {
  readonly readers: readonly string[]
  /** Of each node. */
  readonly memory: () => Promise<readonly Memory[]>
  /** Of all nodes. */
  readonly cpuSeconds: () => number
  /** That were ever stored. */
  readonly countUpdates: () => Promise<number>
}

/** At a constant rate, with and without editors in turn. */
async function measureReaders({ readers, memory, cpuSeconds, countUpdates, ...place }: Reading): Promise<void> {
  const client = await openRawClient(place.origins[0] ?? '')
  const requests = readers.map((token) => writeRequest(place.origins[0] ?? '', { path: '/api/private/home', token }))
  const read = async () => {
    const times: number[] = []
    const before = { cpu: cpuSeconds(), updates: await countUpdates() }
    const until = performance.now() + seconds * 1_000
    for (let count = 0; performance.now() < until; count += 1) {
      const request = requests[count % requests.length]
      const at = performance.now()
      if (request) await client.send(request)
      times.push(performance.now() - at)
      await pause(Math.max(0, 1_000 / READS_PER_SECOND - (performance.now() - at)))
    }
    return { times, cpu: cpuSeconds() - before.cpu, updates: (await countUpdates()) - before.updates }
  }
  const alone: number[] = []
  const beside: number[] = []
  const writing = { cpu: 0, updates: 0 }
  const sizes: (readonly Memory[])[] = []
  await read()
  for (let period = 0; period < READING_PERIODS; period += 1) {
    const without = await read()
    alone.push(...without.times)
    const data: EditorsData = { ...place, editors: EDITORS }
    const editors = new Worker(new URL('writing/editors.ts', import.meta.url), { workerData: data })
    // All have opened their document.
    await once(editors, 'message')
    const during = await read()
    beside.push(...during.times)
    writing.cpu += during.cpu - without.cpu
    writing.updates += during.updates
    sizes.push(await memory())
    await editors.terminate()
    await pause(1_000)
  }
  client.end()
  const [before, during] = [quantile(alone, 0.5), quantile(beside, 0.5)]
  const p95s = `p95 ${quantile(alone, 0.95).toFixed(1)} and ${quantile(beside, 0.95).toFixed(1)} ms`
  reportFigure(
    `reads of the home page beside ${EDITORS} editors in ${POSTS} posts, times the median without (${p95s})`,
    during / before,
    { max: TARGETS.slowerBy },
  )
  // Does not depend on what else the machine is doing.
  reportFigure(
    `CPU time of both nodes per update (${writing.updates} updates), ms`,
    (writing.cpu * 1_000) / writing.updates,
    {
      max: TARGETS.cpuMs,
    },
  )
  for (const node of sizes[0]?.keys() ?? []) {
    for (const kind of ['inUse', 'resident'] as const) {
      const bytes = sizes.flatMap((period) => period[node]?.[kind] ?? [])
      const megabytes = bytes.map((each) => (each / 2 ** 20).toFixed(0)).join(', ')
      const growth = (bytes.at(-1) ?? 0) / (bytes[0] ?? 1)
      const name = `${kind === 'inUse' ? 'memory in use' : 'resident memory'} of node ${node + 1}`
      reportFigure(`${name} in each period (${megabytes} MB), last times first`, growth, { max: TARGETS.memoryGrowth })
    }
  }
}
