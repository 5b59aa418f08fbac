import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngBomb } from '../../../test/hostile-files.ts'
import { drawPicture } from '../../../test/insert-assets.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { fileDetails, files, sourceDigests } from '../../platform/database/schema/files.ts'
import { openDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createStoreUpload, type NewUpload } from './store-upload.service.ts'

let database: TestDatabase
let storage: Storage
let folder: string
const requested: number[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  storage = await openDiskStorage(join(database.dataDir, 'files'))
  folder = join(database.dataDir, 'uploads')
  await mkdir(folder)
})

afterAll(() => database.remove())

async function writeUpload(bytes: Buffer | string, name: string): Promise<NewUpload> {
  const content = Buffer.from(bytes)
  const path = join(folder, randomBytes(8).toString('hex'))
  await writeFile(path, content)
  return { path, name, sizeBytes: content.length, sha256: createHash('sha256').update(content).digest() }
}

const storeUpload = (upload: NewUpload) =>
  createStoreUpload({
    storage,
    clock: createTestClock(),
    requestPreparation: async (_tx, fileId) => void requested.push(fileId),
  })(upload)

async function store(bytes: Buffer | string, name: string, wanted: Partial<NewUpload> = {}) {
  const stored = await storeUpload({ ...(await writeUpload(bytes, name)), ...wanted })
  return { ...stored, file: await database.db.transaction((tx) => stored.record(tx)) }
}

const countStored = async () => (await readdir(join(database.dataDir, 'files'), { recursive: true })).length

const box = (brand: string) =>
  Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1'), randomBytes(64)])

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGol\n'

describe('storeUpload', () => {
  it('stores a picture with its size as it is seen, before it is prepared', async () => {
    const turned = await sharp(await drawPicture({ width: 60, height: 40 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { file, kind } = await store(turned, 'gol.jpg')
    expect(kind).toBe('image')
    expect(file).toMatchObject({ mediaType: 'image/jpeg', width: 40, height: 60, placeholder: null })
    expect(file.crc32).toBe(crc32(turned))
    const [details] = await database.db.select().from(fileDetails).where(eq(fileDetails.fileId, file.id))
    expect(details).toMatchObject({ state: 'waiting' })
    expect(requested).toContain(file.id)
  })

  it('stores a picture without its GPS position, and remembers the digest of what was handed in', async () => {
    const picture = await sharp(await drawPicture({ colour: '#334455' }))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 14/1 30/1' } })
      .jpeg()
      .toBuffer()
    const { file } = await store(picture, 'gps.jpg')
    const handedIn = createHash('sha256').update(picture).digest()
    expect(file.sha256.equals(handedIn)).toBe(false)
    const [known] = await database.db.select().from(sourceDigests).where(eq(sourceDigests.sha256, handedIn))
    expect(known?.fileId).toBe(file.id)
  })

  it('links a large file instead of copying it, leaves the upload to the caller, and may be repeated', async () => {
    const upload = await writeUpload(Buffer.concat([box('isom'), randomBytes(200_000)]), 'match.mp4')
    const first = await storeUpload(upload)
    // As after a crash before the commit.
    const second = await storeUpload(upload)
    const stored = join(database.dataDir, 'files', storage.relativePath?.(upload.sha256) ?? '')
    expect((await stat(stored)).ino).toBe((await stat(upload.path)).ino)
    const rows = await database.db.transaction(async (tx) => [await first.record(tx), await second.record(tx)])
    expect(rows[0]?.id).toBe(rows[1]?.id)
    await rm(upload.path)
    expect(await storage.has(upload.sha256)).toBe(true)
    expect(await readdir(join(database.dataDir, 'files', 'incoming'))).toEqual([])
  })

  it('cleans a name of 300 Arabic letters with a slash', async () => {
    const { name } = await store(await drawPicture({ colour: '#998877' }), `${'ديربي/العاصمة'.repeat(24)}.jpg`)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^ديربي_العاصمة.*\.jpg$/)
  })

  it.each([
    ['HEIC', 'IMG_1.HEIC', 'file', 'image/heic', async () => box('heic')],
    ['a HEIC that a phone called .jpg', 'IMG_1.jpg', 'file', 'image/heic', async () => box('heic')],
    [
      'a raw picture',
      'a.cr2',
      'file',
      'image/x-canon-cr2',
      async () => Buffer.concat([Buffer.from('49492a0010000000435202', 'hex'), randomBytes(64)]),
    ],
    ['a video', 'a.mov', 'video', 'video/quicktime', async () => box('qt  ')],
    ['an AVI', 'a.avi', 'file', 'video/vnd.avi', async () => Buffer.from('RIFF\x24\0\0\0AVI LIST0000', 'latin1')],
    ['a text', 'a.txt', 'text', 'text/plain', async () => 'Alineación'],
    ['a page that says so', 'a.html', 'file', 'text/html', async () => '<!doctype html><p>'],
    [
      'a CMYK JPEG',
      'cmyk.jpg',
      'image',
      'image/jpeg',
      async () =>
        sharp(await drawPicture())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
  ])('takes %s', async (_what, name, kind, mediaType, make) => {
    const stored = await store(await make(), name)
    expect(stored).toMatchObject({ kind, file: { mediaType } })
  })

  it.each([
    [
      'SVG with a script',
      'a.svg',
      'svg',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['SVG called .png', 'a.png', 'svg', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML called .jpg', 'a.jpg', 'html', async () => '<!doctype html><script>alert(1)</script>'],
    ['a zip called .jpg', 'a.jpg', 'format', async () => Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1')],
    ['text called .mp4', 'a.mp4', 'format', async () => 'no video'],
    ['an empty file', 'a.txt', 'empty', async () => ''],
    ['a truncated JPEG', 'a.jpg', 'truncated', async () => (await drawPicture()).subarray(0, 2_000)],
    [
      'a truncated PNG',
      'a.png',
      'truncated',
      async () =>
        (
          await sharp(await drawPicture())
            .png()
            .toBuffer()
        ).subarray(0, 600),
    ],
    ['a PNG of 50,000 × 50,000 pixels', 'a.png', 'too-many-pixels', async () => pngBomb(50_000, 50_000)],
  ])('refuses %s, and keeps nothing of it', async (_what, name, reason, make) => {
    const before = await countStored()
    const upload = await writeUpload(await make(), name)
    await expect(storeUpload(upload)).rejects.toMatchObject({ type: 'media-type', details: { reason, fileName: name } })
    expect(await countStored()).toBe(before)
  })

  it('takes only pictures as posters, and only valid WebVTT as subtitles', async () => {
    const refused = (reason: string) => ({ type: 'media-type', details: { reason } })
    await expect(store(VTT, 'a.vtt', { kind: 'image' })).rejects.toMatchObject(refused('format'))
    await expect(store('1\n00:00:01,000 --> 00:00:02,000\nGol', 'a.vtt', { isSubtitles: true })).rejects.toMatchObject(
      refused('subtitles'),
    )
    await expect(store(VTT.replace('02.000', '00.500'), 'a.vtt', { isSubtitles: true })).rejects.toMatchObject(
      refused('subtitles'),
    )
    expect((await store(VTT, 'a.vtt', { isSubtitles: true })).file.mediaType).toBe('text/vtt')
  })

  it('knows a file again that was stored before', async () => {
    const picture = await drawPicture({ width: 123, height: 45, colour: '#010203' })
    const [first, again] = [await store(picture, 'a.jpg'), await store(picture, 'b.jpg')]
    expect(again.file.id).toBe(first.file.id)
    expect(await database.db.$count(files, eq(files.sha256, first.file.sha256))).toBe(1)
  })
})
