import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { drawPhotographs } from '../apps/server/test/draw-photographs.ts'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { prepareWriting } from '../apps/server/test/prepare-writing.ts'
import { metadataHeader, tusHeaders } from '../apps/server/test/tus-client.ts'
import {
  createUploadSource,
  sendBytes,
  startUpload,
  uploadInterrupted,
  type UploadSource,
} from '../apps/server/test/upload-scenario.ts'
import { makeRenditions } from '../apps/server/src/platform/images/make-renditions.ts'
import { startMeasured } from './load/measured-process.ts'
import { reportFigure } from './load/report-figure.ts'

// How fast an upload is beside a bare PUT with fsync, alone and four at once; how much memory a large one takes; that one is whole which is
// interrupted at ten random bytes, by a restart and by moving to another node; and how long 40 photographs take until they are ready.
const { values } = parseArgs({
  options: {
    gb: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    pictures: { type: 'string', default: '40' },
  },
})
const GB = 1_000_000_000
const largeBytes = Number(values.gb) * GB
const rounds = Number(values.rounds)
const pictures = Number(values.pictures)

const SPEED_BYTES = 1 * GB
const INTERRUPTED_BYTES = 2 * GB
const CUTS = 10
const AT_ONCE = 4
const TARGETS = { one: 0.6, four: 0.8, memoryMb: 100, pictures: 1.3 }

const say = (text: string) => process.stdout.write(`${text}\n`)
const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'mixed-zone-bench-'))
await chmod(folder, 0o755)
const server = await startPostgresServer()
const databaseUrl = server.url('postgres')
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true }), () => server.remove()]
try {
  const { database, tokens } = await prepareWriting({ dataDir: folder, databaseUrl })
  undo.push(() => database.close())
  const [token = ''] = tokens
  const startNode = () =>
    startMeasured({
      args: ['apps/server/src/main.ts'],
      cwd: root,
      env: { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'error', DEMO: 'false' },
    })
  const nodes = [await startNode(), await startNode()]
  undo.push(() => Promise.all(nodes.map((node) => node.stop())))
  const bare = await startMeasured({ args: ['bench/uploads/bare-put.ts', folder], cwd: root })
  undo.push(() => bare.stop())
  const originOf = (number: number) => nodes[number]?.origin ?? ''
  const sender = () => ({ origin: originOf(0), token })

  const upload = async (source: UploadSource) => {
    const url = await startUpload(sender(), source)
    const answer = await sendBytes(sender(), { url, source, offset: 0, until: source.sizeBytes })
    if (answer?.status !== 204) throw new Error(`PATCH answered ${answer?.status}`)
  }
  const put = async (source: UploadSource) => {
    const name = randomUUID()
    await putBytes(`${bare.origin}/${name}`, source)
    await rm(join(folder, name))
  }

  for (const [what, atOnce, min] of [
    ['one file, of the speed of a bare PUT', 1, TARGETS.one],
    ['four at once, of the speed of bare PUTs', AT_ONCE, TARGETS.four],
  ] as const) {
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const sources = Array.from({ length: atOnce }, () => createUploadSource(SPEED_BYTES / atOnce))
      const bareMs = await timeOf(() => Promise.all(sources.map(put)))
      const ownMs = await timeOf(() => Promise.all(sources.map(upload)))
      say(`  ${atOnce} × ${SPEED_BYTES / atOnce / 1e6} MB: PUT ${bareMs.toFixed(0)} ms, upload ${ownMs.toFixed(0)} ms`)
      ratios.push(bareMs / ownMs)
    }
    reportFigure(what, ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, { min })
  }

  const source = createUploadSource(INTERRUPTED_BYTES)
  let current = 0
  const { assetId, sentAgain } = await uploadInterrupted({
    token,
    source,
    url: await startUpload(sender(), source),
    cuts: CUTS,
    originOf: () => originOf(current),
    async onCut(index) {
      if (index === 3) {
        await nodes[current]?.kill()
        nodes[current] = await startNode()
      }
      if (index % 2 === 0) current = 1 - current
    },
  })
  const { rows } = await database.query(
    `select encode(sha256, 'hex') as sha256 from files join assets on assets.file_id = files.id where assets.id = $1`,
    [assetId],
  )
  const left = (await readdir(join(folder, 'uploads'))).length
  const isWhole = rows[0]?.sha256 === source.sha256()
  say(`  2 GB interrupted ${CUTS} times: ${(sentAgain / 1e6).toFixed(1)} MB sent again`)
  reportFigure('interrupted: wrong digests and files left behind', Number(!isWhole) + left, { max: 0 })

  const before = nodes[0]?.memoryBytes() ?? 0
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, nodes[0]?.memoryBytes() ?? 0)
  }, 200)
  await upload(createUploadSource(largeBytes))
  clearInterval(watch)
  reportFigure(`growth of memory for ${values.gb} GB, MB`, (peak - before) / 1e6, { max: TARGETS.memoryMb })

  if (pictures > 0) {
    const paths = await drawPhotographs(join(folder, 'photographs'), { count: pictures })
    const sharpMs = await cpuOf(async () => {
      for (const path of paths) await makeRenditions(await readFile(path))
    })
    const cpuSeconds = () => nodes.reduce((sum, node) => sum + node.cpuSeconds(), 0)
    const started = cpuSeconds()
    for (const path of paths) await uploadPicture(sender(), path)
    for (;;) {
      const { rows: waiting } = await database.query(`select from file_details where state = 'waiting'`)
      if (waiting.length === 0) break
      await pause(200)
    }
    const used = cpuSeconds() - started
    say(`  ${pictures} photographs: ${used.toFixed(1)} s of CPU time, sharp alone ${(sharpMs / 1000).toFixed(1)} s`)
    reportFigure('photographs ready, of the CPU time of sharp', (used * 1000) / sharpMs, { max: TARGETS.pictures })
  }
} finally {
  for (const step of undo.toReversed()) await step()
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function uploadPicture({ origin, token }: { origin: string; token: string }, path: string): Promise<void> {
  const bytes = await readFile(path)
  const headers = {
    ...tusHeaders(token),
    'upload-length': String(bytes.length),
    'upload-metadata': metadataHeader({ name: basename(path) }),
  }
  const created = await fetch(`${origin}/api/studio/uploads`, { method: 'POST', headers })
  const answer = await fetch(`${origin}${created.headers.get('location')}`, {
    method: 'PATCH',
    headers: { ...tusHeaders(token), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  })
  if (answer.status !== 204) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
}

function putBytes(url: string, source: UploadSource): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'PUT', headers: { 'content-length': source.sizeBytes } })
    sent.once('response', (response) => response.resume().once('end', resolve))
    sent.once('error', reject)
    let at = 0
    const write = (): void => {
      while (at < source.sizeBytes) {
        const chunk = source.read(at, source.sizeBytes)
        at += chunk.length
        if (!sent.write(chunk)) {
          sent.once('drain', write)
          return
        }
      }
      sent.end()
    }
    write()
  })
}
