import { linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { download } from './load/download.ts'
import { type DownloadData, insertDownloadData } from './load/insert-download-data.ts'
import { readJson } from './load/log-in.ts'
import { type MeasuredProcess, startMeasured } from './load/measured-process.ts'
import { requireNginx, startNginx } from './load/nginx.ts'
import { reportFigure } from './load/report-figure.ts'

// Throughput of files and zips, relative to references of the same run: a bare Node.js server, nginx and archiver.
const ROOT = join(import.meta.dirname, '..')
const GIGABYTE = 1_000_000_000
const FILES = { count: 200, eachBytes: 5_000_000 }
const HUGE_REPEATS = 50
const READERS = 8
/** Odd, for a median; one more round warms up. */
const ROUNDS = 5
const PREFIX = '/protected-files/'
const IDLE_PERIOD_MS = 4_000
const IDLE_CPU_SECONDS = 0.2

const print = (text: string) => process.stdout.write(`${text}\n`)
const folder = mkdtempSync(join(tmpdir(), 'mixed-zone-bench-'))
const dataDir = join(folder, 'data')
/** Without the demo, whose downloads would be prepared in the background meanwhile. */
const ENVIRONMENT = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', DEMO: 'false' }
const running: { stop(): Promise<void> }[] = []

try {
  await measure()
} finally {
  for (const server of running.reverse()) await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  requireNginx()
  const product = await start(['apps/server/src/main.ts'], ENVIRONMENT)
  const data = await insertDownloadData({ dataDir, largeBytes: GIGABYTE, ...FILES, repeats: HUGE_REPEATS })
  const plain = join(folder, 'plain')
  mkdirSync(join(plain, 'usual'), { recursive: true })
  linkSync(join(dataDir, 'files', data.large.path), join(plain, 'large.bin'))
  for (const [index, path] of data.usual.paths.entries())
    linkSync(join(dataDir, 'files', path), join(plain, 'usual', `${index}.bin`))
  const bare = await start(['bench/load/bare-server.ts', plain])
  const session = { origin: product.origin, token: data.token }
  const file = await getAddress(session, 'get-file-url', { assetId: data.large.assetId })
  const zip = await getAddress(session, 'get-zip', { postId: data.usual.postId })
  const huge = await getAddress(session, 'get-zip', { postId: data.huge.postId })

  await untilIdle(product)
  for (const readers of [1, READERS]) {
    const { ours, reference } = await compare({ ours: [product, file.url], reference: [bare, '/large.bin'], readers })
    reportFigure(`1 GB file, ${readers} reader(s), relative to a bare server`, ours.speed / reference.speed, {
      min: 0.9,
    })
    if (readers > 1) continue
    const zipped = await compare({ ours: [product, zip.url], reference: [bare, '/large.bin'], readers })
    reportFigure(
      'zip of 200 × 5 MB, relative to one file of the bare server',
      zipped.ours.speed / zipped.reference.speed,
      {
        min: 0.9,
      },
    )
    reportFigure('CPU time of the zip per GB, relative to the file', zipped.ours.cpu / ours.cpu, { max: 1.2 })
    reportFigure('first byte of the zip, ms', zipped.ours.firstByteMs, { max: 50 })
    const archived = await compare({ ours: [product, zip.url], reference: [bare, '/usual'], readers })
    reportFigure('zip of 200 × 5 MB, relative to archiver', archived.ours.speed / archived.reference.speed, { min: 3 })
  }
  await measureMemory(product, huge)
  await product.stop()
  await measureBehindNginx(data)
}

/** Reading posts makes the product prepare their downloads in the background. */
async function untilIdle(product: MeasuredProcess): Promise<void> {
  for (let before = 0, after = Number.POSITIVE_INFINITY; after - before > IDLE_CPU_SECONDS; ) {
    before = product.cpuSeconds()
    await pause(IDLE_PERIOD_MS)
    after = product.cpuSeconds()
  }
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

interface Session {
  readonly origin: string
  readonly token: string
}

function getAddress({ origin, token }: Session, call: string, body: object): Promise<Address> {
  const init = { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) }
  return readJson<Address>(`${origin}/api/private/${call}`, init)
}

/** A server and a path on it. */
type Target = readonly [MeasuredProcess, string]

interface Figures {
  /** Bytes per second, of all readers together. */
  readonly speed: number
  /** Seconds of processor time per gigabyte. */
  readonly cpu: number
  readonly firstByteMs: number
}

/** Alternates between both, so that they share the same machine, and returns the median round of each. */
async function compare({ ours, reference, readers }: { ours: Target; reference: Target; readers: number }) {
  const rounds: { ours: Figures; reference: Figures }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const figures = { reference: await measureOnce(reference, readers), ours: await measureOnce(ours, readers) }
    if (round > 0) rounds.push(figures)
  }
  const median = (side: 'ours' | 'reference'): Figures => {
    const sorted = rounds.map((round) => round[side]).toSorted((a, b) => a.speed - b.speed)
    return sorted[Math.floor(ROUNDS / 2)] ?? { speed: 0, cpu: 0, firstByteMs: 0 }
  }
  return { ours: median('ours'), reference: median('reference') }
}

async function measureOnce([server, path]: Target, readers: number): Promise<Figures> {
  const cpuBefore = server.cpuSeconds()
  const startedAt = performance.now()
  const downloads = await Promise.all(Array.from({ length: readers }, () => download(`${server.origin}${path}`)))
  const seconds = (performance.now() - startedAt) / 1000
  const bytes = downloads.reduce((sum, one) => sum + one.bytes, 0)
  const cpu = ((server.cpuSeconds() - cpuBefore) / bytes) * GIGABYTE
  return { speed: bytes / seconds, cpu, firstByteMs: downloads[0]?.firstByteMs ?? 0 }
}

/** Eight readers download an eighth of a huge zip each. */
async function measureMemory(product: MeasuredProcess, { url, size }: Address): Promise<void> {
  const before = product.memoryBytes()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, product.memoryBytes())), 200)
  const share = Math.ceil(size / READERS)
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: READERS }, (_, index) =>
      download(`${product.origin}${url}`, { range: `${index * share}-${Math.min(size, (index + 1) * share) - 1}` }),
    ),
  )
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  print(`${(size / GIGABYTE).toFixed(1)} GB of zip to ${READERS} readers in ${seconds.toFixed(0)} s`)
  reportFigure('growth of the process meanwhile, MB', (peak - before) / 1_000_000, { max: 100 })
}

async function measureBehindNginx({ token, large: { path, assetId } }: DownloadData): Promise<void> {
  const environment = { ...ENVIRONMENT, ACCEL_PREFIX: PREFIX }
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
  const session = { origin: product.origin, token }
  const { url } = await getAddress(session, 'get-file-url', { assetId })
  const proxy = { ...product, origin: `http://127.0.0.1:${port}` }
  for (const readers of [1, READERS]) {
    const { ours, reference } = await compare({ ours: [proxy, url], reference: [proxy, `/plain/${path}`], readers })
    reportFigure(`1 GB file behind nginx, ${readers} reader(s), relative to sendfile`, ours.speed / reference.speed, {
      min: 0.9,
    })
  }
}
