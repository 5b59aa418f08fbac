import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { ART_FOLDER } from '@mixed-zone/demo-league/demo-league'
import { count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture } from '../../../test/insert-assets.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { files, renditions } from '../../platform/database/schema/files.ts'
import { hasExifGps } from '../../platform/images/gps-metadata.ts'
import { openDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Assets, createAssets } from './assets.ts'

let database: TestDatabase
let storage: Storage
let assets: Assets

beforeAll(async () => {
  database = await openTestDatabase()
  storage = await openDiskStorage(join(database.dataDir, 'files'))
  assets = createAssets({ db: database.db, storage, clock: createTestClock() })
})

afterAll(() => database.remove())

const store = (bytes: Buffer | string, kind?: AssetKind) =>
  assets.storeFile({ bytes: Readable.from([Buffer.from(bytes)]), name: 'handed in.jpg', ...(kind && { kind }) })

async function rows(): Promise<number> {
  const [row] = await database.db.select({ count: count() }).from(files)
  return row?.count ?? -1
}

async function stored(): Promise<number> {
  const entries = await readdir(join(database.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

describe('storeFile', () => {
  it('keeps a file and says what it is', async () => {
    const bytes = Buffer.from('%PDF-1.7 line-ups')
    const row = await store(bytes, 'text')
    expect(row).toMatchObject({ mediaType: 'application/pdf', sizeBytes: bytes.length, width: null, placeholder: null })
    expect(await storage.has(row.sha256)).toBe(true)
  })

  it('keeps a picture with its size, placeholder and every rendition', async () => {
    const row = await store(await drawPicture({ width: 900, height: 600, colour: '#123456' }), 'image')
    expect(row).toMatchObject({ mediaType: 'image/jpeg', width: 900, height: 600 })
    expect(row.placeholder).toMatch(/^data:image\/webp;base64,/)
    const made = await database.db.select().from(renditions).where(eq(renditions.sourceId, row.id))
    expect(made.map(({ name, format }) => `${name} ${format}`).sort()).toEqual([
      '1080 jpeg',
      '1080 webp',
      '1920 jpeg',
      '1920 webp',
      '640 webp',
      'thumb jpeg',
      'thumb webp',
    ])
  })

  it('keeps no picture that tells where it was taken, and knows it again when it comes again', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 14/1 30/1' }
    const picture = await sharp(await drawPicture())
      .withExif({ IFD0: { Copyright: 'Liga' }, IFD3: place })
      .jpeg()
      .toBuffer()
    const row = await store(picture, 'image')
    const kept = await buffer(await storage.read(row.sha256))
    expect(kept.equals(picture)).toBe(false)
    expect(kept.includes('Liga')).toBe(true)
    expect((await store(picture, 'image')).id).toBe(row.id)
  })

  it.each([
    ['HEIC', 'image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
    ['raw picture', 'image/x-canon-cr2', Buffer.from('49492a0010000000435202', 'hex')],
  ])('keeps no %s that tells where it was taken', async (_what, mediaType, head) => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 14/1 30/1' }
    const taken = await sharp(await drawPicture())
      .withExif({ IFD0: { Copyright: 'Liga' }, IFD3: gps })
      .jpeg()
      .toBuffer()
    const exif = (await sharp(taken).metadata()).exif ?? Buffer.alloc(0)
    expect(hasExifGps(exif.subarray(6))).toBe(true)
    const row = await store(Buffer.concat([head, exif]))
    expect(row).toMatchObject({ mediaType, width: null })
    const kept = await buffer(await storage.read(row.sha256))
    expect(hasExifGps(kept.subarray(head.length + 6))).toBe(false)
    expect(kept.includes('Liga')).toBe(true)
  })

  it('knows how long a video is, and how large', async () => {
    const video = await readFile(join(ART_FOLDER, 'videos/gol-del-derbi.mp4'))
    const row = await store(video, 'video')
    expect(row).toMatchObject({ mediaType: 'video/mp4', width: 960, height: 540 })
    expect(row.durationMs).toBeGreaterThan(3000)
    const emptyIndex = Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x08moov', 'latin1')
    expect(await store(emptyIndex, 'video')).toMatchObject({ mediaType: 'video/mp4', width: null, durationMs: null })
  })

  it('keeps the same bytes once, one after the other and at once', async () => {
    const picture = await drawPicture({ width: 700, height: 500, colour: '#0a6b3b' })
    const first = await Promise.all([1, 2, 3].map(() => store(picture)))
    const [rowsBefore, filesBefore] = [await rows(), await stored()]
    const again = await store(picture)
    expect(new Set([...first, again].map((row) => row.id)).size).toBe(1)
    expect([await rows(), await stored()]).toEqual([rowsBefore, filesBefore])
  })

  it('makes up for renditions that an interrupted start left out', async () => {
    const picture = await drawPicture({ width: 640, height: 480, colour: '#b3182a' })
    const row = await store(picture)
    await database.db.delete(renditions).where(eq(renditions.sourceId, row.id))
    expect((await store(picture)).id).toBe(row.id)
    expect(await database.db.select().from(renditions).where(eq(renditions.sourceId, row.id))).toHaveLength(7)
  })

  it('learns that bytes which came as a rendition are a picture of their own', async () => {
    const row = await store(await drawPicture({ width: 1300, height: 900, colour: '#79bbff' }))
    const [made] = await database.db
      .select({ sha256: files.sha256 })
      .from(renditions)
      .innerJoin(files, eq(files.id, renditions.fileId))
      .where(eq(renditions.sourceId, row.id))
    const own = await store(await buffer(await storage.read(made?.sha256 ?? Buffer.alloc(0))))
    expect(own.placeholder).not.toBeNull()
    expect(await database.db.select().from(renditions).where(eq(renditions.sourceId, own.id))).toHaveLength(7)
  })

  it.each([
    ['SVG as an image', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image', 'svg'],
    ['SVG as a file', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'file', 'svg'],
    ['a page as an image', '<!doctype html><script>alert(1)</script>', 'image', 'html'],
    ['a document as a video', '%PDF-1.7', 'video', 'format'],
    ['a document with the name of a picture', '%PDF-1.7', undefined, 'format'],
    ['bytes that say nothing as a document', '\0\u0001\u0002', 'text', 'format'],
    ['an empty file', '', undefined, 'empty'],
    ['a broken picture', '\u00ff\u00d8\u00ff\u00e0 not a picture', 'image', 'truncated'],
    ['a broken picture as a file', '\u00ff\u00d8\u00ff\u00e0 not a picture', 'file', 'truncated'],
  ] as const)('refuses %s, and keeps nothing of it', async (_what, text, kind, reason) => {
    const before = [await rows(), await stored()]
    const refusal = { type: 'media-type', details: { reason, fileName: 'handed in.jpg' } }
    await expect(store(Buffer.from(text, 'latin1'), kind)).rejects.toMatchObject(refusal)
    expect([await rows(), await stored()]).toEqual(before)
  })

  it('keeps nothing of a file that was cut off', async () => {
    const before = [await rows(), await stored()]
    const source = new PassThrough()
    const storing = assets.storeFile({ bytes: source, name: 'cut.bin' })
    source.write(Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(100_000)]))
    source.destroy()
    await expect(storing).rejects.toThrow()
    expect([await rows(), await stored()]).toEqual(before)
  })

  it('closes the source of what it refuses', async () => {
    const source = Readable.from([Buffer.from('%PDF-1.7')])
    await expect(assets.storeFile({ bytes: source, name: 'x', kind: 'image' })).rejects.toThrow()
    expect(source.destroyed).toBe(true)
  })
})
