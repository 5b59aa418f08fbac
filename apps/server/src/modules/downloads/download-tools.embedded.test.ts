import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer, connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getFileUrl, getZip } from '@mixed-zone/contract/endpoints/downloads'
import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../../test/engines/scratch-folder.ts'
import { insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { hasCommand, runCommand } from '../../../test/run-command.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { usageEvents } from '../../platform/database/schema/records.ts'
import { layOutZip } from './zip/zip-layout.ts'
import type { ZipEntry } from './zip/zip-records.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'mixed-zone-tools-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (command: string, args: readonly string[]) => runCommand(command, args, folder)

const PYTHON = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as file:
    assert file.testzip() is None
    print(len(file.namelist()))`

type Reader = readonly [string, (zip: string) => string[]]

/** Common unpackers. */
const READERS: readonly Reader[] = [
  ['unzip', (zip) => ['-tqq', zip]],
  [hasCommand('7zz') ? '7zz' : '7z', (zip) => ['t', '-bd', zip]],
  ['python3', (zip) => ['-c', PYTHON, zip]],
  ['bsdtar', (zip) => ['-tf', zip]],
  ['jar', (zip) => ['tf', zip]],
]

/** unzip takes half a minute for gigabytes, so it reads only the beginning of the large file, and all of the next. */
const UNZIP_LARGE =
  'unzip -p "$0" zeros.bin | head -c 1000000 | cmp -n 1000000 - /dev/zero && unzip -tqq "$0" behind.txt'

const READERS_OF_LARGE = READERS.map(
  (reader): Reader => (reader[0] === 'unzip' ? ['sh', (zip) => ['-c', UNZIP_LARGE, zip]] : reader),
)

const at = new Date('2026-11-15T18:00:00Z')

/** CRC-32 of 4,300,000,000 zeros. */
const CRC_OF_ZEROS = 3_839_139_251

interface Entry extends ZipEntry {
  /** Absent for a sparse file of zeros. */
  readonly bytes?: Buffer
}

async function writeZip(name: string, entries: readonly Entry[]): Promise<string> {
  const layout = layOutZip(entries)
  const path = join(folder, name)
  const file = await open(path, 'w')
  let position = 0
  // Small records are written in batches.
  let chunks: Uint8Array[] = []
  const flush = async (end: number) => {
    const bytes = Buffer.concat(chunks)
    chunks = []
    await file.write(bytes, 0, bytes.length, end - bytes.length)
  }
  for (const part of layout.partsIn({ start: 0, end: layout.sizeBytes - 1 })) {
    const bytes = part.kind === 'record' ? part.bytes : part.entry.bytes
    if (bytes) chunks.push(bytes)
    if (!bytes || chunks.length === BATCH_SIZE) await flush(position + (bytes?.length ?? 0))
    position += bytes?.length ?? (part.kind === 'content' ? part.range.end + 1 : 0)
  }
  await flush(position)
  await file.close()
  expect(position).toBe(layout.sizeBytes)
  return path
}

const BATCH_SIZE = 4096

const entryOf = (name: string, bytes: Buffer): Entry => ({
  name,
  bytes,
  sizeBytes: bytes.length,
  crc32: crc32(bytes),
  modifiedAt: at,
})

async function expectAllToAccept(zip: string, readers = READERS): Promise<void> {
  const results = await Promise.all(
    readers.map(async ([command, args]) => [command, await run(command, args(zip))] as const),
  )
  for (const [command, { code, said }] of results) expect(code, `${command}: ${said}`).toBe(0)
}

describe('layOutZip is accepted by every unpacker', () => {
  it('for names in any script, empty files and folders', async () => {
    const names = ['ñandú/日本 語.txt', 'ñandú/ä ö ü.txt', 'empty.txt', '-dash.txt', 'emoji 🏟️.txt']
    const entries = names.map((name, index) => entryOf(name, randomBytes(index * 1000)))
    const zip = await writeZip('names.zip', entries)
    await expectAllToAccept(zip)
    expect((await run('bsdtar', ['-xf', zip, '-C', folder])).code).toBe(0)
    for (const { name, bytes } of entries)
      expect((await readFile(join(folder, name))).equals(bytes ?? Buffer.alloc(1)), name).toBe(true)
  })

  it('for more than 65,535 files', async () => {
    const bytes = Buffer.from('x')
    const entries = Array.from({ length: 66_000 }, (_, index) => entryOf(`${index}.txt`, bytes))
    await expectAllToAccept(await writeZip('many.zip', entries))
  })

  it('for a file of more than four gigabytes followed by another', async () => {
    const zeros: Entry = { name: 'zeros.bin', sizeBytes: 4_300_000_000, crc32: CRC_OF_ZEROS, modifiedAt: at }
    const zip = await writeZip('large.zip', [zeros, entryOf('behind.txt', Buffer.from('behind'))])
    await expectAllToAccept(zip, READERS_OF_LARGE)
  }, 300_000)
})

describe('downloads over a connection that breaks twenty times', () => {
  const CUTS = 20
  let test: TestApp
  let port: number
  let postId: number
  let assetId: number
  const content = randomBytes(12_000_000)
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

  beforeAll(async () => {
    test = await startTestApp()
    postId = (await insertPost(test.db)).id
    const file = await storeBytes(test, content)
    assetId = (await insertAsset(test, { postId, fileId: file.id, kind: 'file', name: 'video.bin' })).id
    port = Number(new URL(await test.listen()).port)
  })

  afterAll(() => test.remove())

  /** A proxy that closes each of the first connections after a random number of bytes. */
  async function startProxy() {
    let cuts = 0
    const server = createServer((client) => {
      const upstream = connect(port, '127.0.0.1')
      const end = () => {
        client.destroy()
        upstream.destroy()
      }
      let left = cuts < CUTS ? 1000 + Math.floor(Math.random() * (content.length / CUTS)) : Number.POSITIVE_INFINITY
      cuts += 1
      upstream.on('data', (chunk) => {
        client.write(chunk)
        left -= chunk.length
        if (left <= 0) client.end(end)
      })
      client.on('data', (chunk) => upstream.write(chunk))
      for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an AddressInfo.
    const { port: own } = server.address() as AddressInfo
    return { origin: `http://127.0.0.1:${own}`, cuts: () => cuts, close: () => server.close() }
  }

  const TOOLS: readonly (readonly [string, (url: string, file: string) => string[]])[] = [
    ['curl', (url, file) => ['-sS', '-C', '-', '-o', file, url]],
    ['wget', (url, file) => ['-q', '-c', '-t', '1', '-O', file, url]],
    [
      'aria2c',
      (url, file) => ['-q', '-c', '-x8', '-s8', '-k1M', '-m1', '--allow-overwrite=true', '-d', folder, '-o', file, url],
    ],
  ]

  /** Runs a tool until it succeeds; the server is restarted after the second attempt. */
  async function downloadWith(tool: (typeof TOOLS)[number], wanted: { url: string; name: string }): Promise<string> {
    const [command, args] = tool
    const proxy = await startProxy()
    for (let attempt = 0; attempt < 4 * CUTS; attempt += 1) {
      const { code } = await run(command, args(`${proxy.origin}${wanted.url}`, wanted.name))
      if (attempt === 1) await restart()
      if (code !== 0) continue
      proxy.close()
      expect(proxy.cuts(), command).toBeGreaterThan(CUTS)
      return digest(await readFile(join(folder, wanted.name)))
    }
    throw new Error(`${command} never finished`)
  }

  async function restart(): Promise<void> {
    await test.stop()
    test = await startTestApp({ restartOf: test })
    port = Number(new URL(await test.listen()).port)
  }

  it.each(TOOLS)('are resumed by %s byte for byte, across a restart, and count once', async (...tool) => {
    const addressesOf = async (token: string) => {
      const headers = { accept: 'application/json' }
      const file = (await test.call(getFileUrl, { token, body: { assetId: String(assetId) }, headers })).answer()
      const zip = (await test.call(getZip, { token, body: { postId: String(postId) }, headers })).answer()
      return { file: file.url, zip: zip.url }
    }
    const [judge, reader] = [await test.signIn(), await test.signIn()]
    const inOneGo = await test.inject({ method: 'GET', url: (await addressesOf(judge.token)).zip })
    const { file, zip } = await addressesOf(reader.token)
    expect(await downloadWith(tool, { url: file, name: `${tool[0]}.bin` })).toBe(digest(content))
    expect(await downloadWith(tool, { url: zip, name: `${tool[0]}.zip` })).toBe(digest(inOneGo.rawPayload))
    const events = await test.db.select().from(usageEvents).where(eq(usageEvents.personId, reader.personId))
    expect(events.map((event) => event.assetId)).toEqual([assetId, null])
  })
})
