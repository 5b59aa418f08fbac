import { randomBytes } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { eq, getTableName } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset } from '../../../test/insert-assets.ts'
import { insertPost, insertSection } from '../../../test/insert-posts.ts'
import { listStored } from '../../../test/list-stored.ts'
import { createTestClock, type TestClock } from '../../../test/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createTestLog, type TestLog } from '../../../test/test-log.ts'
import { assets as assetsTable, files, renditions } from '../../platform/database/schema/files.ts'
import { openDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createAssets, createFileCollector } from './assets.ts'
import { FILE_REFERENCES } from './collect-files.repository.ts'

let database: TestDatabase
let storage: Storage
let clock: TestClock
let log: TestLog
let postId: number

beforeAll(async () => {
  database = await openTestDatabase()
  storage = await openDiskStorage(join(database.dataDir, 'files'))
  const { textId: sectionId } = await insertSection(database.db)
  postId = (await insertPost(database.db, { sectionId })).id
})

beforeEach(() => {
  // The age of stored bytes is the age of their file.
  clock = createTestClock(new Date())
  log = createTestLog()
})

afterAll(() => database.remove())

const collect = (through: Storage = storage) =>
  createFileCollector({ db: database.db, storage: through, clock, log: log.log }).run()

const store = (bytes: Buffer, through: Storage = storage) =>
  createAssets({ db: database.db, storage: through, clock }).storeFile({ bytes: Readable.from([bytes]), name: 'test' })

const isRecorded = async (id: number) =>
  (await database.db.select({ id: files.id }).from(files).where(eq(files.id, id))).length === 1

const refer = (fileId: number) => insertAsset(database, { postId, fileId, kind: 'file', name: 'file.bin' })

/** Runs it as the product does on the following nights. */
async function collectForNights(nights: number): Promise<void> {
  await collect()
  for (let night = 0; night < nights; night += 1) {
    clock.advance(DAY_MS + HOUR_MS)
    await collect()
  }
}

describe('collect-files', () => {
  it('knows every column that refers to a file', async () => {
    const { rows } = await database.query(`
      select conrelid::regclass || '.' || attname as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'files'::regclass and confdeltype <> 'c' order by 1`)
    const known = FILE_REFERENCES.map((column) => `${getTableName(column.table)}.${column.name}`)
    expect(known).toEqual(rows.map(({ name }) => name))
  })

  it('deletes a file with its bytes after it was unreferenced for a day, and keeps what is referenced', async () => {
    const unreferenced = await store(randomBytes(100))
    const referenced = await store(randomBytes(100))
    await refer(referenced.id)
    await collect()
    clock.advance(DAY_MS - HOUR_MS)
    await collect()
    expect([await isRecorded(unreferenced.id), await storage.has(unreferenced.sha256)]).toEqual([true, true])
    clock.advance(2 * HOUR_MS)
    await collect()
    expect([await isRecorded(unreferenced.id), await storage.has(unreferenced.sha256)]).toEqual([false, false])
    expect([await isRecorded(referenced.id), await storage.has(referenced.sha256)]).toEqual([true, true])
  })

  it('deletes a picture with all its renditions once its last asset is deleted', async () => {
    const picture = await store(await drawPicture({ width: 2100, height: 1400, colour: '#102030' }))
    const made = await database.db.select().from(renditions).where(eq(renditions.sourceId, picture.id))
    expect(made.length).toBeGreaterThan(5)
    const { id } = await refer(picture.id)
    await collectForNights(3)
    const states = () => Promise.all([picture.id, ...made.map(({ fileId }) => fileId)].map(isRecorded))
    expect(await states()).not.toContain(false)
    await database.db.delete(assetsTable).where(eq(assetsTable.id, id))
    await collectForNights(3)
    expect(await states()).not.toContain(true)
  })

  it('deletes a picture that is its own rendition', async () => {
    const tiny = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#405060' } })
      .webp()
      .toBuffer()
    const picture = await store(tiny)
    const rendition = { sourceId: picture.id, fileId: picture.id, name: '1280', format: 'webp' } as const
    await database.db.insert(renditions).values({ ...rendition, width: 8, height: 8 })
    await collectForNights(2)
    expect(await isRecorded(picture.id)).toBe(false)
  })

  it.each([
    ['was referenced', async (id: number) => void (await refer(id))],
    ['was stored', async (_id: number, bytes: Buffer) => void (await store(bytes))],
  ])('keeps a file that %s again meanwhile', async (_what, use) => {
    const bytes = randomBytes(100)
    const { id, sha256 } = await store(bytes)
    await collect()
    clock.advance(DAY_MS + HOUR_MS)
    await use(id, bytes)
    await collect()
    expect([await isRecorded(id), await storage.has(sha256)]).toEqual([true, true])
  })

  it('keeps a picture that was stored again meanwhile, with its renditions', async () => {
    const bytes = await drawPicture({ width: 300, height: 200, colour: '#708090' })
    const picture = await store(bytes)
    await collect()
    clock.advance(DAY_MS + HOUR_MS)
    expect((await store(bytes)).id).toBe(picture.id)
    await collect()
    expect(await isRecorded(picture.id)).toBe(true)
  })

  it('deletes bytes that a crash has left without a row, after a day', async () => {
    const stray = await storage.put(Readable.from([randomBytes(100)]))
    await collect()
    expect(await storage.has(stray.sha256)).toBe(true)
    clock.advance(DAY_MS + HOUR_MS)
    await collect()
    expect(await storage.has(stray.sha256)).toBe(false)
  })

  it('finishes what it had begun when it was killed between the row and the bytes', async () => {
    const { id, sha256 } = await store(randomBytes(100))
    const killed: Storage = { ...storage, delete: () => Promise.reject(new Error('killed')) }
    await collect()
    clock.advance(DAY_MS + HOUR_MS)
    await expect(collect(killed)).rejects.toThrow('killed')
    expect([await isRecorded(id), await storage.has(sha256)]).toEqual([false, true])
    await collect()
    expect(await storage.has(sha256)).toBe(false)
  })

  it('deletes nothing if most stored files are unknown to the database', async () => {
    const directory = join(database.dataDir, 'other-files')
    const other = await openDiskStorage(directory)
    const rowCount = (await database.db.select().from(files)).length
    const strays = []
    for (let number = 0; number <= rowCount; number += 1) strays.push(await other.put(Readable.from([randomBytes(8)])))
    clock.advance(2 * DAY_MS)
    await collect(other)
    expect(await listStored(other)).toHaveLength(strays.length)
    expect(log.lines()).toEqual([expect.stringContaining('unknown to the database')])
  })
})

describe('collect-files beside an upload of the same bytes', () => {
  async function makeOldStray(bytes: Buffer): Promise<{ sha256: Buffer }> {
    // Nothing is deleted if most stored files are unknown to the database.
    for (let count = 0; count < 2; count += 1) await store(randomBytes(100))
    const { sha256 } = await storage.put(Readable.from([bytes]))
    const old = new Date(Date.now() - 2 * DAY_MS)
    await utimes(join(database.dataDir, 'files', storage.relativePath?.(sha256) ?? ''), old, old)
    return { sha256 }
  }

  const rowsOf = (sha256: Buffer) => database.db.select().from(files).where(eq(files.sha256, sha256))

  async function countWaitingForLocks(): Promise<number> {
    const { rows } = await database.query(`
      select count(*)::integer as waiting from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`)
    return rows[0].waiting
  }

  it('refuses the upload if the bytes were deleted before their row exists, so that it can be repeated', async () => {
    const bytes = randomBytes(100)
    const { sha256 } = await makeOldStray(bytes)
    const reached = Promise.withResolvers<void>()
    const proceed = Promise.withResolvers<void>()
    const slow: Storage = {
      ...storage,
      async delete(digest) {
        reached.resolve()
        await proceed.promise
        // As if the age had been read just before the upload.
        return storage.delete(digest, { storedBefore: new Date(Date.now() + DAY_MS) })
      },
    }
    const collecting = collect(slow)
    await reached.promise
    const stored = Promise.withResolvers<void>()
    const watched: Storage = {
      ...storage,
      async put(source) {
        const result = await storage.put(source)
        stored.resolve()
        return result
      },
    }
    const uploading = store(bytes, watched).catch((error: unknown) => error)
    await stored.promise
    proceed.resolve()
    await collecting
    expect(await uploading).toMatchObject({ type: 'unavailable' })
    expect(await rowsOf(sha256)).toEqual([])
    await store(bytes)
    expect([(await rowsOf(sha256)).length, await storage.has(sha256)]).toEqual([1, true])
  })

  it('keeps the bytes if their row is inserted first', async () => {
    const bytes = randomBytes(100)
    const { sha256 } = await makeOldStray(bytes)
    const reached = Promise.withResolvers<void>()
    const proceed = Promise.withResolvers<void>()
    const slow: Storage = {
      ...storage,
      async has(digest) {
        reached.resolve()
        await proceed.promise
        return storage.has(digest)
      },
    }
    const uploading = store(bytes, slow)
    await reached.promise
    // The age alone would not protect them.
    const hasty: Storage = { ...storage, delete: (digest) => storage.delete(digest, { storedBefore: new Date(8e15) }) }
    const collecting = collect(hasty)
    try {
      await expect.poll(countWaitingForLocks).toBe(1)
    } finally {
      proceed.resolve()
    }
    await Promise.all([uploading, collecting])
    expect([(await rowsOf(sha256)).length, await storage.has(sha256)]).toEqual([1, true])
  })
})
