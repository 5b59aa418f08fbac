import { randomBytes } from 'node:crypto'
import { readdir, readlink, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { failureSchema } from '@mixed-zone/contract/schemas/failure'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost, insertTeam } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { teams } from '../../platform/database/schema/library.ts'
import { createAssets } from '../assets/assets.ts'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
})

afterAll(() => test.remove())

async function assetsOf(postId: number): Promise<Asset[]> {
  return (await test.call(getPost, { token, body: { id: String(postId) } })).answer().assets
}

/** Inserts a post with one file and returns its address. With a type, also a file that is not accepted any more. */
async function offer(bytes: Buffer | string, name = 'file.bin', mediaType?: string): Promise<string> {
  const { id } = await insertPost(test.db)
  const file =
    mediaType === undefined
      ? await storeBytes(test, bytes)
      : await createAssets(test).storeGenerated(Readable.from([Buffer.from(bytes)]), mediaType)
  await insertAsset(test, { postId: id, fileId: file.id, kind: 'file', name })
  const [asset] = await assetsOf(id)
  return asset?.url ?? ''
}

const fetchFile = (url: string, headers: Record<string, string> = {}) => test.inject({ method: 'GET', url, headers })

describe('GET /api/files', () => {
  const bytes = randomBytes(600_000)
  let url: string

  beforeAll(async () => {
    url = await offer(bytes, 'Crónica del derbi.bin')
  })

  it('returns the original bytes with sandboxing headers', async () => {
    const answer = await fetchFile(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-length': '600000',
      'content-type': 'application/octet-stream',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename="Cronica del derbi.bin"; filename*=UTF-8''Cr%C3%B3nica%20del%20derbi.bin`,
    })
    expect(answer.headers.etag).toMatch(/^"[\w-]{43}"$/)
  })

  it('returns the same headers without a body for HEAD', async () => {
    const [whole, head] = [await fetchFile(url), await test.inject({ method: 'HEAD', url })]
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    for (const name of ['content-length', 'content-type', 'etag', 'content-disposition', 'accept-ranges']) {
      expect(head.headers[name], name).toBe(whole.headers[name])
    }
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-299', 100, 299],
    ['bytes=599999-', 599_999, 599_999],
    ['bytes=-10', 599_990, 599_999],
    ['bytes=0-99999999', 0, 599_999],
  ])('returns 206 with the requested bytes for %s', async (range, start, end) => {
    const answer = await fetchFile(url, { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/600000`)
    expect(answer.headers['content-length']).toBe(String(end - start + 1))
    expect(answer.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  it('returns 416 with the size for a range beyond the end', async () => {
    const answer = await fetchFile(url, { range: 'bytes=600000-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */600000')
    expect(answer.rawPayload).toHaveLength(0)
  })

  it.each(['bytes=599990-, 0-4', 'bytes=a-b', 'chunks=0-1'])('returns the whole file for %s', async (range) => {
    const answer = await fetchFile(url, { range })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toHaveLength(600_000)
  })

  it('returns a range only if If-Range matches the ETag', async () => {
    const { etag } = (await fetchFile(url)).headers
    const range = 'bytes=500000-'
    expect((await fetchFile(url, { range, 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await fetchFile(url, { range, 'if-range': '"another"' })).statusCode).toBe(200)
    expect((await fetchFile(url, { range, 'if-range': 'Sun, 15 Nov 2026 18:00:00 GMT' })).statusCode).toBe(200)
  })

  it('returns 304 if If-None-Match matches the ETag', async () => {
    const { etag } = (await fetchFile(url)).headers
    for (const range of ['', 'bytes=0-1']) {
      const answer = await fetchFile(url, { 'if-none-match': String(etag), range })
      expect(answer.statusCode).toBe(304)
      expect(answer.rawPayload).toHaveLength(0)
      expect(answer.headers.etag).toBe(etag)
    }
  })

  it('returns an empty file', async () => {
    const answer = await fetchFile(await offer('', 'empty.txt', 'text/plain'))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe('0')
  })

  it('derives the content type from the bytes, not from the name', async () => {
    const answer = await fetchFile(
      await offer('<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.jpg', 'image/svg+xml'),
    )
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  })

  it.each(['..', 'a?b#c%2e.pdf', '日本 語.pdf', `${'ñ'.repeat(200)}.txt`])('returns a file named %s', async (name) => {
    const answer = await fetchFile(await offer('text', name))
    expect(answer.payload).toBe('text')
  })

  it('returns unavailable in the error shape if the bytes are missing', async () => {
    const lost = await offer(randomBytes(10))
    const { etag } = (await fetchFile(lost)).headers
    const hex = Buffer.from(String(etag), 'base64url').toString('hex')
    await rm(join(test.database.dataDir, 'files', hex.slice(0, 2), hex.slice(2, 4), hex))
    const answer = await fetchFile(lost)
    expect(answer.statusCode).toBe(503)
    expect(failureSchema.parse(answer.json()).error.type).toBe('unavailable')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await test.inject({ method: 'HEAD', url: lost })).statusCode).toBe(503)
  })

  it('closes the file when the client disconnects', async () => {
    const big = await offer(Buffer.alloc(30_000_000, 7))
    const address = await test.listen()
    const answer = await new Promise<IncomingMessage>((resolve) => get(`${address}${big}`, resolve))
    await new Promise((resolve) => answer.once('readable', resolve))
    expect(await openFiles()).toBe(1)
    answer.destroy()
    await expect.poll(openFiles).toBe(0)
  })
})

/** The number of stored files that this process has open. */
async function openFiles(): Promise<number> {
  const folder = join(test.database.dataDir, 'files')
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((target) => target.startsWith(folder)).length
}

describe('GET /api/files of a picture', () => {
  it('returns WebP for display and JPEG for download in every size, never enlarged', async () => {
    const { id } = await insertPost(test.db)
    const file = await storeBytes(test, await drawPicture({ width: 1500, height: 1000 }))
    await insertAsset(test, { postId: id, fileId: file.id, name: 'foto.jpg' })
    const [asset] = await assetsOf(id)
    const seen = await Promise.all(
      (asset?.renditions ?? []).map(async ({ name, url, type, width, height, size }) => {
        const answer = await fetchFile(url)
        const facts = await sharp(answer.rawPayload).metadata()
        expect(answer.headers['content-type']).toBe(type)
        expect(answer.rawPayload).toHaveLength(size)
        expect([facts.width, facts.height]).toEqual([width, height])
        return [name, facts.format, width, String(answer.headers['content-disposition']).split(';')[0]]
      }),
    )
    expect(seen).toEqual([
      ['1920', 'webp', 1500, 'inline'],
      ['1920', 'jpeg', 1500, 'attachment'],
      ['1080', 'webp', 1080, 'inline'],
      ['1080', 'jpeg', 1080, 'attachment'],
      ['640', 'webp', 640, 'inline'],
      ['thumb', 'webp', 480, 'inline'],
      ['thumb', 'jpeg', 480, 'attachment'],
    ])
  })
})

describe('GET /thumbs', () => {
  it('generates each size of a video thumbnail once', async () => {
    const { id } = await insertPost(test.db)
    const poster = await storeBytes(test, await drawPicture({ width: 1000, height: 500 }))
    await insertAsset(test, { postId: id, kind: 'video', mediaId: 'clip-a_1', posterFileId: poster.id })
    const [asset] = await assetsOf(id)
    const url = String(asset?.thumb)
    expect(url).toMatch(/^\/thumbs\/clip-a_1-640\.jpg\?k=/)
    for (const [size, width] of [
      [320, 320],
      [640, 640],
      [1280, 1000],
    ]) {
      const answers = await Promise.all([1, 2, 3].map(() => fetchFile(url.replace('-640.', `-${size}.`))))
      for (const answer of answers) {
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe('image/jpeg')
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
        expect(answer.headers.etag).toBe(answers[0]?.headers.etag)
      }
    }
    const again = await fetchFile(url, { 'if-none-match': '*' })
    expect(again.statusCode).toBe(304)
  })

  it.each(['clip-a_1-641.jpg', 'clip-a_1-640.png', 'clip-a_1.jpg', '-640.jpg', 'nothing-640.jpg', '%00-640.jpg'])(
    'returns not-found for %s',
    async (name) => {
      const { key } = await test.signIn()
      expect((await fetchFile(`/thumbs/${name}?k=${key}`)).statusCode).toBe(404)
    },
  )
})

describe('GET /api/crests', () => {
  it('returns a crest as WebP without a signature', async () => {
    const team = await insertTeam(test.db, { textId: 'almenara' })
    const png = await sharp(await drawPicture({ width: 200, height: 200 }))
      .png()
      .toBuffer()
    const file = await storeBytes(test, png)
    await test.db.update(teams).set({ crestFileId: file.id }).where(eq(teams.id, team.id))
    const answer = await fetchFile('/api/crests/almenara.webp')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp')
  })

  it('returns the initials of a club without a crest, which the next crest replaces at once', async () => {
    await insertTeam(test.db, { textId: 'faro-sur' })
    const answer = await fetchFile('/api/crests/faro-sur.webp')
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(64)
  })

  it.each(['nobody.webp', 'almenara.png', 'ALMENARA.webp', '..%2falmenara.webp', '%00.webp'])(
    'returns not-found for %s',
    async (name) => {
      expect((await fetchFile(`/api/crests/${name}`)).statusCode).toBe(404)
    },
  )
})
