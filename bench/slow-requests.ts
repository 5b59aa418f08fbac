import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { tusHeaders } from '../apps/server/test/tus-client.ts'
import { createUploadSource, startUpload } from '../apps/server/test/upload-scenario.ts'
import { openSessions, startProduct } from './browse/start-product.ts'
import { download } from './load/download.ts'
import { insertDownloadData } from './load/insert-download-data.ts'
import { readJson } from './load/log-in.ts'
import { openRawClient, writeRequest } from './load/raw-client.ts'
import { reportFigure } from './load/report-figure.ts'

// 2,000 connections that send a request slowly or not at all, from eight addresses, while others read the home page. The others must hardly notice,
// all slow connections must be closed within a minute, and a request that is slow but complete in time is answered. A download and an upload
// over a slow line take longer than any other request may, and arrive whole.
const SLOW = 2_000
const ADDRESSES = 8
const READERS = 4
const SECONDS = 15
/** Between two requests of a reader: the product is not saturated. */
const PAUSE_MS = 20
const CLOSED_WITHIN_MS = 60_000
/** Shorter than the time that a request may take. */
const SLOW_BODY_MS = 20_000
/** A minute: longer than that time. */
const FILE_BYTES = 12_000_000
const FILE_BYTES_PER_SECOND = 200_000

const HALF_HEAD = 'POST /api/login HTTP/1.1\r\nHost: x\r\n'
const WHOLE_HEAD = `${HALF_HEAD}Authorization: Basic ${btoa('portal:portal')}\r\nContent-Type: application/json\r\n`

/** What the slow ones send: nothing, half of the headers, or one byte of a body. */
const PARTS = ['', HALF_HEAD, `${WHOLE_HEAD}Content-Length: 1000\r\n\r\n{`]

/** Only the large one is used. */
const FEW_FILES = { count: 1, eachBytes: 1_000, repeats: 1 }

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
const product = await startProduct({ DATA_DIR: folder })
const { port } = new URL(product.origin)
try {
  const database = await openDatabase({ dataDir: folder, whenInUse: 'join' })
  const tokens = await openSessions(database, READERS, 'reader@mixedzone.test')
  const [editorToken = ''] = await openSessions(database, 1, 'editor@mixedzone.test')
  await database.query(`update people set permissions_added = '{posts}' where email = 'editor@mixedzone.test'`)
  await database.close()
  const files = await insertDownloadData({ dataDir: folder, largeBytes: FILE_BYTES, ...FEW_FILES })
  await measureP95(tokens)
  const quiet = await measureP95(tokens)
  const openedAt = performance.now()
  const slow = await openSlow()
  const transfers = Promise.all([downloadSlowly(files.token, files.large.assetId), uploadSlowly(editorToken)])
  const [busy, isAnswered] = await Promise.all([measureP95(tokens), sendSlowly(tokens[0] ?? '')])
  await Promise.race([Promise.all(slow.map(({ closed }) => closed)), pause(CLOSED_WITHIN_MS * 2)])
  const seconds = (performance.now() - openedAt) / 1000
  const open = slow.filter(({ socket }) => !socket.destroyed).length
  const durations = `(${busy.toFixed(1)} and ${quiet.toFixed(1)} ms)`
  reportFigure(`p95 of others with ${SLOW} slow requests, relative to none ${durations}`, busy / quiet, { max: 2 })
  reportFigure('seconds until all slow requests are closed', seconds, { max: CLOSED_WITHIN_MS / 1000 })
  reportFigure('slow requests still open', open, { max: 0 })
  reportFigure('complete but slow requests without a response', isAnswered ? 0 : 1, { max: 0 })
  const [downloaded, uploaded] = await transfers
  reportFigure(`of a download of ${downloaded.seconds.toFixed(0)} s arrived`, downloaded.share, { min: 1 })
  reportFigure(`of an upload of ${uploaded.seconds.toFixed(0)} s arrived`, uploaded.share, { min: 1 })
} finally {
  await product.stop()
  await rm(folder, { recursive: true })
}

/** Reads the home page again and again. */
async function measureP95(tokens: readonly string[]): Promise<number> {
  const durationsMs: number[] = []
  const endMs = performance.now() + SECONDS * 1000
  await Promise.all(
    tokens.map(async (token) => {
      const client = await openRawClient(product.origin)
      const request = writeRequest(product.origin, { path: '/api/private/home', token })
      while (performance.now() < endMs) {
        const startMs = performance.now()
        await client.send(request)
        durationsMs.push(performance.now() - startMs)
        await pause(PAUSE_MS)
      }
      client.end()
    }),
  )
  durationsMs.sort((a, b) => a - b)
  return durationsMs[Math.floor(durationsMs.length * 0.95)] ?? 0
}

async function openSlow(): Promise<{ socket: Socket; closed: Promise<unknown> }[]> {
  const opened: { socket: Socket; closed: Promise<unknown> }[] = []
  for (let number = 0; number < SLOW; number += 1) {
    const localAddress = `127.0.0.${2 + (number % ADDRESSES)}`
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress })
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await once(socket, 'connect')
    socket.write(PARTS[number % PARTS.length] ?? '')
    socket.resume()
    opened.push({ socket, closed })
  }
  return opened
}

/** A complete request whose body takes long, as over a bad connection. */
async function sendSlowly(token: string): Promise<boolean> {
  const body = JSON.stringify({ text: 'x'.repeat(200), page: 1 })
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: '127.0.0.20' })
  await once(socket, 'connect')
  const answered = once(socket, 'data').then(([data]) => String(data).startsWith('HTTP/1.1 200'))
  socket.write(
    `POST /api/private/filter-posts HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
  )
  for (const character of body) {
    socket.write(character)
    await pause(SLOW_BODY_MS / body.length)
  }
  return Promise.race([answered, pause(10_000, false)])
}

interface Transfer {
  readonly seconds: number
  /** Of the file that arrived. */
  readonly share: number
}

async function downloadSlowly(token: string, assetId: string): Promise<Transfer> {
  const { url } = await readJson<{ url: string }>(`${product.origin}/api/private/get-file-url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ assetId }),
  })
  const options = { bytesPerSecond: FILE_BYTES_PER_SECOND }
  const { bytes, seconds } = await download(new URL(url, product.origin).href, options)
  return { seconds, share: bytes / FILE_BYTES }
}

async function uploadSlowly(token: string): Promise<Transfer> {
  const source = createUploadSource(FILE_BYTES)
  const chunks: Buffer[] = []
  for (let at = 0; at < FILE_BYTES; at += chunks.at(-1)?.length ?? 0) chunks.push(source.read(at, FILE_BYTES))
  const file = join(folder, 'video.mp4')
  await writeFile(file, Buffer.concat(chunks))
  const url = await startUpload({ origin: product.origin, token }, source)
  const headers = { ...tusHeaders(token), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const { stdout } = await run('curl', [
    ...['-sS', '-f', '-X', 'PATCH', '-T', file, '--limit-rate', String(FILE_BYTES_PER_SECOND)],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...['-w', '%{size_upload} %{time_total}', `${product.origin}${url}`],
  ])
  const [bytes = 0, seconds = 0] = stdout.split(' ').map(Number)
  return { seconds, share: bytes / FILE_BYTES }
}
