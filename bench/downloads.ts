import { linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDownloadData } from './load/download-data.ts'
import { type Fetched, fetchAway } from './load/fetch-away.ts'
import { logIn, readJson } from './load/log-in.ts'
import { type MeasuredProcess, startMeasured } from './load/measured-process.ts'
import { requireNginx, startNginx } from './load/nginx.ts'

// How fast files and zips go out, each against its reference in the same run: a bare server of Node.js, nginx, archiver.
const ROOT = join(import.meta.dirname, '..')
const GIGABYTE = 1_000_000_000
const FILES = { count: 200, eachBytes: 5_000_000 }
const HUGE_REPEATS = 50
const READERS = 8
/** An uneven number, after one that only warms both up. */
const ROUNDS = 5
const PREFIX = '/protected-files/'

const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = mkdtempSync(join(tmpdir(), 'mixed-zone-bench-'))
const dataDir = join(folder, 'data')
const running: { stop(): Promise<void> }[] = []
let isMissed = false

try {
  await measure()
} finally {
  for (const one of running.reverse()) await one.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (isMissed) process.exitCode = 1

async function measure(): Promise<void> {
  requireNginx()
  const product = await start(['apps/server/src/main.ts'], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' })
  const data = await makeDownloadData({ dataDir, largeBytes: GIGABYTE, ...FILES, repeats: HUGE_REPEATS })
  const plain = join(folder, 'plain')
  mkdirSync(join(plain, 'usual'), { recursive: true })
  linkSync(join(dataDir, 'files', data.large.place), join(plain, 'large.bin'))
  for (const [index, place] of data.usual.places.entries())
    linkSync(join(dataDir, 'files', place), join(plain, 'usual', `${index}.bin`))
  const bare = await start(['bench/load/bare-server.ts', plain])
  const session = { origin: product.origin, token: await logIn(product.origin) }
  const file = await addressOf(session, 'get-file-url', { assetId: data.large.assetId })
  const zip = await addressOf(session, 'get-zip', { postId: data.usual.postId })
  const huge = await addressOf(session, 'get-zip', { postId: data.huge.postId })

  for (const readers of [1, READERS]) {
    const { ours, reference } = await compare({ ours: [product, file.url], reference: [bare, '/large.bin'], readers })
    judge(`1 GB file, ${readers} reader(s), against a bare server`, ours.speed / reference.speed, { atLeast: 0.9 })
    if (readers > 1) continue
    const zipped = await compare({ ours: [product, zip.url], reference: [bare, '/large.bin'], readers })
    judge('zip of 200 × 5 MB, against one file from the bare server', zipped.ours.speed / zipped.reference.speed, {
      atLeast: 0.9,
    })
    judge('processor time of the zip per GB, against the plain file', zipped.ours.cpu / ours.cpu, { atMost: 1.2 })
    judge('first byte of the zip, ms', zipped.ours.firstByteMs, { atMost: 50 })
    const archived = await compare({ ours: [product, zip.url], reference: [bare, '/usual'], readers })
    judge('zip of 200 × 5 MB, against archiver', archived.ours.speed / archived.reference.speed, { atLeast: 3 })
  }
  await measureMemory(product, huge)
  await product.stop()
  await measureBehindNginx(data.large)
}

async function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<MeasuredProcess> {
  const started = await startMeasured({ args, env, cwd: ROOT })
  running.push(started)
  return started
}

function headersOf(token: string) {
  return { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' }
}

interface Address {
  readonly url: string
  readonly size: number
}

interface Asked {
  readonly origin: string
  readonly token: string
}

function addressOf({ origin, token }: Asked, call: string, body: object): Promise<Address> {
  const init = { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) }
  return readJson<Address>(`${origin}/api/private/${call}`, init)
}

type Side = readonly [MeasuredProcess, string]

interface Figures {
  /** Bytes in a second, all readers together. */
  readonly speed: number
  /** Seconds of processor time for each gigabyte. */
  readonly cpu: number
  readonly firstByteMs: number
}

/** In turn, so that both have the same machine; the middle one of the rounds counts. */
async function compare({ ours, reference, readers }: { ours: Side; reference: Side; readers: number }) {
  const rounds: { ours: Figures; reference: Figures }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const figures = { reference: await once(reference, readers), ours: await once(ours, readers) }
    if (round > 0) rounds.push(figures)
  }
  const middle = (side: 'ours' | 'reference'): Figures => {
    const inOrder = rounds.map((round) => round[side]).toSorted((a, b) => a.speed - b.speed)
    return inOrder[Math.floor(ROUNDS / 2)] ?? { speed: 0, cpu: 0, firstByteMs: 0 }
  }
  return { ours: middle('ours'), reference: middle('reference') }
}

async function once([server, path]: Side, readers: number): Promise<Figures> {
  const cpuBefore = server.cpuSeconds()
  const startedAt = performance.now()
  const fetched = await Promise.all(Array.from({ length: readers }, () => fetchAway(`${server.origin}${path}`)))
  const seconds = (performance.now() - startedAt) / 1000
  const bytes = fetched.reduce((sum, one: Fetched) => sum + one.bytes, 0)
  const cpu = ((server.cpuSeconds() - cpuBefore) / bytes) * GIGABYTE
  return { speed: bytes / seconds, cpu, firstByteMs: fetched[0]?.firstByteMs ?? 0 }
}

/** Eight readers, an eighth each: all of it goes out, and nothing of it stays. */
async function measureMemory(product: MeasuredProcess, { url, size }: Address): Promise<void> {
  const before = product.memoryBytes()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, product.memoryBytes())), 200)
  const share = Math.ceil(size / READERS)
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: READERS }, (_, index) =>
      fetchAway(`${product.origin}${url}`, { range: `${index * share}-${Math.min(size, (index + 1) * share) - 1}` }),
    ),
  )
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  say(`${(size / GIGABYTE).toFixed(1)} GB of zip to ${READERS} readers in ${seconds.toFixed(0)} s`)
  judge('memory that the process grew by meanwhile, MB', (most - before) / 1_000_000, { atMost: 100 })
}

async function measureBehindNginx({ place, assetId }: { place: string; assetId: string }): Promise<void> {
  const environment = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ACCEL_PREFIX: PREFIX }
  const product = await start(['apps/server/src/main.ts'], environment)
  const port = 20_000 + (process.pid % 20_000)
  const files = join(dataDir, 'files')
  running.push(
    await startNginx({
      folder: join(folder, 'nginx'),
      port,
      upstream: product.origin.replace('localhost', '127.0.0.1'),
      files,
      prefix: PREFIX,
    }),
  )
  const session = { origin: product.origin, token: await logIn(product.origin) }
  const { url } = await addressOf(session, 'get-file-url', { assetId })
  const front = { ...product, origin: `http://127.0.0.1:${port}` }
  for (const readers of [1, READERS]) {
    const { ours, reference } = await compare({ ours: [front, url], reference: [front, `/plain/${place}`], readers })
    judge(`1 GB file behind nginx, ${readers} reader(s), against sendfile`, ours.speed / reference.speed, {
      atLeast: 0.9,
    })
  }
}

function judge(what: string, figure: number, { atLeast, atMost }: { atLeast?: number; atMost?: number }): void {
  const isGood = (atLeast === undefined || figure >= atLeast) && (atMost === undefined || figure <= atMost)
  isMissed ||= !isGood
  const wanted = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  say(`${isGood ? '✓' : '✗'} ${what}: ${figure.toFixed(2)} (${wanted})`)
}
