import { readdir, readlink } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { logout } from '@mixed-zone/contract/endpoints/access'
import { getFileUrl, getZip } from '@mixed-zone/contract/endpoints/downloads'
import { failureSchema } from '@mixed-zone/contract/schemas/failure'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { readZip } from '../../../test/read-zip.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { fileTransfers, runningZips } from '../../platform/database/schema/downloads.ts'
import { assets } from '../../platform/database/schema/files.ts'
import { posts } from '../../platform/database/schema/library.ts'
import { people } from '../../platform/database/schema/people.ts'
import { usageEvents } from '../../platform/database/schema/records.ts'
import { LAYOUT_VERSION } from './zip/zip-layout.ts'

/** For a busy machine. */
const PATIENT = { timeout: 20_000 }

let test: TestApp
let origin: string
let bigFileId: number
let reader: SignedIn
let postId: number
let assetIds: number[]
let url: string

/** More than the socket buffers of a client that does not read. */
const BIG_BYTES = 40_000_000

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
  bigFileId = (await storeBytes(test, Buffer.alloc(BIG_BYTES, 'mixed zone '))).id
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

const zipOf = async (ids: readonly number[], token = reader.token) =>
  (
    await test.call(getZip, { token, body: { assetIds: ids.map(String) }, headers: { accept: 'application/json' } })
  ).answer().url

beforeEach(async () => {
  reader = await test.signIn()
  postId = (await insertPost(test.db)).id
  assetIds = []
  for (const position of [1, 2, 3]) {
    assetIds.push((await insertAsset(test, { postId, fileId: bigFileId, kind: 'file', position, name: 'big.bin' })).id)
  }
  url = await zipOf(assetIds)
})

async function typeOf(address: string): Promise<string> {
  const answer = await test.inject({ method: 'HEAD', url: address })
  if (answer.statusCode < 400) return 'open'
  const failed = await test.inject({ method: 'GET', url: address, headers: { 'accept-language': 'en' } })
  return failureSchema.parse(failed.json()).error.type
}

const open = (address: string) => new Promise<IncomingMessage>((resolve) => get(`${origin}${address}`, resolve))

/** Reads until the end of the response or of the connection. */
async function readOn(answer: IncomingMessage): Promise<{ bytes: number; isComplete: boolean }> {
  let bytes = 0
  answer.on('data', (piece: Buffer) => (bytes += piece.length))
  await new Promise<void>((resolve) => answer.once('close', () => resolve()).on('error', () => undefined))
  return { bytes, isComplete: answer.complete }
}

describe('GET /api/zips/{id} address', () => {
  it('is the same for the same files, and changes when one of them is replaced', async () => {
    expect(await zipOf(assetIds)).toBe(url)
    await test.db
      .update(assets)
      .set({ version: 2 })
      .where(eq(assets.id, assetIds[0] ?? 0))
    const next = await zipOf(assetIds)
    expect(next).not.toBe(url)
    expect([await typeOf(url), await typeOf(next)]).toEqual(['gone', 'open'])
  })

  it('returns not-found to anybody else, even with the same selection of files', async () => {
    const other = await test.signIn()
    const theirs = await zipOf(assetIds, other.token)
    const [path] = url.split('?')
    for (const k of [new URL(theirs, origin).searchParams.get('k'), other.key, '', 'x']) {
      expect(await typeOf(`${path}?k=${k}`)).toBe('not-found')
    }
    expect(await typeOf(`${path}?k=${reader.key}`)).toBe('open')
    expect(await typeOf(String(path))).toBe('not-found')
    expect(await typeOf(url.replace(/zips\/\d+/, 'zips/1e3'))).toBe('not-found')
  })

  it('returns not-found after logout', async () => {
    await test.call(logout, { token: reader.token })
    expect(await typeOf(url)).toBe('not-found')
  })

  it.each([
    [
      'the person is suspended',
      'not-found',
      () => test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, reader.personId)),
    ],
    [
      'the post is archived',
      'not-found',
      () => test.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, postId)),
    ],
    [
      'the post comes under an embargo',
      'not-found',
      () =>
        test.db
          .update(posts)
          .set({ embargoUntil: minutesLater(5) })
          .where(eq(posts.id, postId)),
    ],
    [
      'rights of one file end',
      'gone',
      () =>
        test.db
          .update(assets)
          .set({ rightsUntil: '2026-11-14' })
          .where(eq(assets.id, assetIds[2] ?? 0)),
    ],
    ['one file is deleted', 'not-found', () => test.db.delete(assets).where(eq(assets.id, assetIds[1] ?? 0))],
  ])('fails when %s', async (_when, type, happen) => {
    await happen()
    expect(await typeOf(url)).toBe(type)
  })
})

describe('GET /api/zips/{id}', () => {
  it('returns any range with a strong ETag', async () => {
    const small = await storeBytes(test, 'a few words')
    const one = await insertAsset(test, { postId, fileId: small.id, kind: 'file', name: 'words.txt' })
    const address = await zipOf([one.id])
    const part = (range: string, headers = {}) =>
      test.inject({ method: 'GET', url: address, headers: { range, ...headers } })
    const whole = await test.inject({ method: 'GET', url: address })
    const { etag } = whole.headers
    expect(etag).toMatch(new RegExp(`^"${LAYOUT_VERSION}-[\\w-]{43}"$`))
    const size = whole.rawPayload.length
    const pieces = [0, 100, 777].map((start, index, all) =>
      part(`bytes=${start}-${(all[index + 1] ?? size) - 1}`, { 'if-range': etag }),
    )
    const joined = Buffer.concat((await Promise.all(pieces)).map((piece) => piece.rawPayload))
    expect(joined.equals(whole.rawPayload)).toBe(true)
    expect([...readZip(joined).keys()]).toEqual(['captions.txt', 'manifest.json', 'words.txt'])
    expect((await part('bytes=0-1', { 'if-range': '"another"' })).statusCode).toBe(200)
    expect(
      (await test.inject({ method: 'GET', url: address, headers: { 'if-none-match': String(etag) } })).statusCode,
    ).toBe(304)
    expect((await part('bytes=0-1,5-6')).rawPayload.equals(whole.rawPayload)).toBe(true)
  })

  it.each([
    [
      'a file in it is recalled',
      () =>
        test.db
          .update(assets)
          .set({ recalledAt: test.clock.now(), recallReasons: inEveryLanguage('Wrong') })
          .where(eq(assets.id, assetIds[2] ?? 0)),
    ],
    [
      'its post comes under an embargo',
      () =>
        test.db
          .update(posts)
          .set({ embargoUntil: minutesLater(5) })
          .where(eq(posts.id, postId)),
    ],
    ['the session ends', () => test.call(logout, { token: reader.token })],
  ])('closes the connection before the forbidden file when %s', async (_when, happen) => {
    const answer = await open(url)
    await happen()
    const { bytes, isComplete } = await readOn(answer)
    expect(isComplete).toBe(false)
    // The third file never begins.
    expect(bytes).toBeLessThan(2 * BIG_BYTES + 10_000)
    await expect.poll(openFiles, PATIENT).toBe(0)
  })

  it('closes files and releases its slot when the client disconnects, and buffers nothing for a client that does not read', async () => {
    const before = process.memoryUsage().rss
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(url)))
    await expect.poll(openFiles, PATIENT).toBe(8)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
    for (const answer of answers) answer.destroy()
    await expect.poll(openFiles, PATIENT).toBe(0)
    await expect.poll(running, PATIENT).toBe(0)
  })
})

const running = async () => (await test.db.select().from(runningZips)).length

async function openFiles(): Promise<number> {
  const folder = join(test.database.dataDir, 'files')
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((target) => target.startsWith(folder)).length
}

describe('GET /api/zips/{id} limit', () => {
  it('allows four zips at a time per person, over any number of connections', async () => {
    const addresses: string[] = []
    for (let number = 0; number < 5; number += 1) {
      const { id } = await insertAsset(test, { postId, fileId: bigFileId, kind: 'file', name: `${number}.bin` })
      addresses.push(await zipOf([id]))
    }
    const [fifth = '', ...four] = addresses
    const answers = await Promise.all([...four, ...four].map(open))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    const refused = await test.inject({ method: 'GET', url: fifth, headers: { 'accept-language': 'en' } })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('15')
    expect(failureSchema.parse(refused.json()).error).toMatchObject({
      type: 'rate-limit',
      reason: 'You are downloading four zip files already. Wait until one of them has finished.',
    })
    const asked = await test.call(getZip, {
      token: reader.token,
      body: { postId: String(postId) },
      headers: { accept: 'application/json' },
    })
    expect(asked.failure().type).toBe('rate-limit')
    // Slots that are not renewed for a minute are stale; here the clock moves without a renewal.
    test.clock.advance(61_000)
    expect(await typeOf(fifth)).toBe('open')
    for (const answer of answers) answer.destroy()
    await expect.poll(running, PATIENT).toBe(0)
  })
})

describe('counting downloads', () => {
  const counted = async () =>
    (await test.db.select().from(usageEvents).where(eq(usageEvents.postId, postId)).orderBy(asc(usageEvents.id))).map(
      ({ event, personId, assetId, rendition, bytes }) => ({ event, personId, assetId, rendition, bytes }),
    )
  const sentBytes = async () => {
    const ofReader = eq(fileTransfers.sessionId, reader.actor.sessionId)
    const [row] = await test.db.select().from(fileTransfers).where(ofReader)
    return row?.hasEnd ? row.sentBytes : 0
  }

  it('counts a zip once over all its ranges, and again when it is downloaded again', async () => {
    const part = (range: string) => test.inject({ method: 'GET', url, headers: { range } })
    const size = Number((await test.inject({ method: 'HEAD', url })).headers['content-length'])
    const half = Math.floor(size / 2)
    await Promise.all([part(`bytes=0-${half - 1}`), part('bytes=0-0'), part(`bytes=${half}-`)])
    await part('bytes=5-9')
    await expect.poll(running, PATIENT).toBe(0)
    const one = {
      event: 'download',
      personId: reader.personId,
      assetId: null,
      rendition: 'original',
      bytes: size,
    }
    expect(await counted()).toEqual([one])
    // Sent bytes are recorded after the response.
    await expect.poll(sentBytes, PATIENT).toBeGreaterThanOrEqual(size)
    await part('bytes=0-9')
    expect(await counted()).toEqual([one, one])
  })

  it('counts a file once with its rendition and bytes, but not HEAD, players and aborted attempts', async () => {
    const body = { assetId: String(assetIds[0]) }
    const file = (
      await test.call(getFileUrl, { token: reader.token, body, headers: { accept: 'application/json' } })
    ).answer()
    await test.inject({ method: 'HEAD', url: file.url })
    await test.inject({ method: 'GET', url: file.url, headers: { 'sec-fetch-dest': 'video', range: 'bytes=0-' } })
    expect(await counted()).toEqual([])
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await open(file.url)
      answer.destroy()
      await expect.poll(openFiles, PATIENT).toBe(0)
    }
    const event = {
      event: 'download',
      personId: reader.personId,
      assetId: assetIds[0],
      rendition: 'original',
      bytes: BIG_BYTES,
    }
    expect(await counted()).toEqual([event])
  })
})
