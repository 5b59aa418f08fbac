import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { eq } from 'drizzle-orm'
import { ExifTool } from 'exiftool-vendored'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture } from '../../../../test/insert-assets.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { deleteJobs, listJobs, useUpRetries } from '../../../../test/test-jobs.ts'
import { createPostIndexer } from '../../../app.ts'
import { assets, fileDetails, renditions } from '../../../platform/database/schema/files.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'
import { createExiftoolLabels } from '../../../platform/images/exiftool-labels.ts'
import { createPictureThread } from '../../../platform/images/picture-thread.ts'
import { createJobs } from '../../../platform/jobs/create-jobs.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createAssets, createUploads } from '../assets.ts'
import { FAILED_FILES_QUEUE, PREPARE_FILE_QUEUE } from './prepare-file.service.ts'

let test: TestApp
let node: Jobs | undefined
const labels = createExiftoolLabels(createLog({ level: 'silent' }))
const writer = new ExifTool({ maxProcs: 1 })

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(async () => {
  await Promise.all([test.remove(), labels.stop(), pictureThread.stop(), writer.end()])
})

afterEach(async () => {
  await node?.stop()
  node = undefined
  await deleteJobs(test.db, PREPARE_FILE_QUEUE.name)
})

const pictureThread = createPictureThread()

const WAIT = { timeout: 60_000 }

const uploadsOn = (jobs: Jobs, storage: Storage = test.storage) =>
  createUploads({
    ...test,
    storage,
    jobs,
    labels,
    pictureThread,
    log: test.log.log,
    storeFile: createAssets(test).storeFile,
    backgroundDb: test.database.backgroundDb,
    getTimeZone: () => 'Europe/Madrid',
    indexPosts: createPostIndexer({ jobs: test.jobs, log: test.log.log }),
  })

/** Starts a node that runs the jobs. */
async function startNode(storage?: Storage): Promise<void> {
  node = createJobs({ database: test.database, log: test.log.log, pollSeconds: 0.5 })
  uploadsOn(node, storage)
  await node.open()
  await node.start()
}

/** Uploads a file into the draft of a post, or for its readers, or into the inbox. */
async function upload(bytes: Buffer, target: { postId?: number; draftPostId?: number }, name = 'gol.jpg') {
  const path = join(test.database.dataDir, randomBytes(8).toString('hex'))
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  const stored = await uploadsOn(test.jobs).storeUpload({ path, name, sizeBytes: bytes.length, sha256 })
  return test.db.transaction(async (tx) => {
    const file = await stored.record(tx)
    const row = { ...target, kind: stored.kind, fileId: file.id, name: stored.name, createdAt: test.clock.now() }
    const [asset] = await tx.insert(assets).values(row).returning({ id: assets.id })
    return { fileId: file.id, assetId: asset?.id ?? 0 }
  })
}

const detailsOf = async (fileId: number) =>
  (await test.db.select().from(fileDetails).where(eq(fileDetails.fileId, fileId)))[0]

async function untilState(fileId: number, state: string): Promise<void> {
  await expect.poll(async () => (await detailsOf(fileId))?.state, WAIT).toBe(state)
}

const countRenditions = (fileId: number) => test.db.$count(renditions, eq(renditions.sourceId, fileId))

async function tagged(tags: Record<string, string>): Promise<Buffer> {
  const path = join(test.database.dataDir, `${randomBytes(8).toString('hex')}.jpg`)
  await writeFile(path, await drawPicture({ width: 900, height: 600, colour: '#2f5d34' }))
  await writer.write(path, tags, { writeArgs: ['-overwrite_original'] })
  return readFile(path)
}

describe('prepare-file', () => {
  it('makes renditions, measures the picture and reads what its camera wrote', async () => {
    const { id: draftPostId } = await insertPost(test.db)
    const picture = await tagged({
      'IPTC:Caption-Abstract': 'Rueda celebra el gol con la afición',
      'XMP-dc:Description-en': 'Rueda celebrates the goal',
      'IPTC:Credit': 'Liga Meridiana',
      'IPTC:CodedCharacterSet': 'UTF8',
      'EXIF:DateTimeOriginal': '2026:11:17 20:15:30',
      'EXIF:SerialNumber': '1234567',
      'IPTC:City': 'Vega Real',
      'IPTC:CopyrightNotice': '© Inés Carvajal',
      'XMP-dc:Subject': 'derbi',
    })
    const { fileId, assetId } = await upload(picture, { draftPostId })
    expect(await detailsOf(fileId)).toMatchObject({ state: 'waiting' })
    await startNode()
    await untilState(fileId, 'ready')
    const details = await detailsOf(fileId)
    expect(details).toMatchObject({
      camera: {
        captions: { es: 'Rueda celebra el gol con la afición', en: 'Rueda celebrates the goal' },
        credit: 'Liga Meridiana',
        copyright: '© Inés Carvajal',
        place: 'Vega Real',
        keywords: ['derbi'],
      },
      capturedAt: new Date('2026-11-17T19:15:30Z'),
      perceptualHash: expect.any(BigInt),
      sharpness: expect.any(Number),
      focalX: expect.any(Number),
    })
    const [asset] = await test.db.select().from(assets).where(eq(assets.id, assetId))
    expect(asset?.copyright).toBe('© Inés Carvajal')
    expect(JSON.stringify(details?.camera)).not.toContain('1234567')
    expect(await countRenditions(fileId)).toBe(7)
    const events = await test.db
      .select()
      .from(studioEvents)
      .where(eq(studioEvents.subjectId, String(draftPostId)))
    expect(events).toMatchObject([{ kind: 'post', permission: 'posts' }])
  })

  it('shows a picture to readers once it is ready, if it was published before', async () => {
    const { token } = await test.signIn()
    const { id: postId } = await insertPost(test.db)
    const { fileId } = await upload(await drawPicture({ width: 500, height: 300, colour: '#5577aa' }), { postId })
    const assetOf = async () => (await test.call(getPost, { token, body: { id: String(postId) } })).answer().assets[0]
    expect(await assetOf()).toMatchObject({ kind: 'image', renditions: [] })
    await startNode()
    await untilState(fileId, 'ready')
    expect((await assetOf())?.renditions.length).toBeGreaterThan(3)
    expect((await listJobs(test.db, 'prepare-post')).map(({ data }) => data)).toContainEqual({ postId })
  })

  it('shows the first frame of an animation, and CMYK in sRGB', async () => {
    const frames = [0, 255].map((value) => Buffer.alloc(40 * 30 * 3, value))
    const animated = await sharp(Buffer.concat(frames), { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    const cmyk = await sharp(await drawPicture({ width: 90, height: 60 }))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    const prepared = [await upload(animated, {}, 'a.webp'), await upload(cmyk, {}, 'cmyk.jpg')]
    await startNode()
    for (const { fileId } of prepared) {
      await untilState(fileId, 'ready')
      expect(await countRenditions(fileId)).toBe(7)
    }
    const [row] = await test.db
      .select()
      .from(renditions)
      .where(eq(renditions.sourceId, prepared[0]?.fileId ?? 0))
    expect(row).toMatchObject({ width: 40, height: 30 })
  })

  it('fails for good if the pixels cannot be decoded', async () => {
    const { id: draftPostId } = await insertPost(test.db)
    const picture = await sharp(await drawPicture({ width: 300, height: 200 }))
      .png()
      .toBuffer()
    // The structure is complete, but the pixels are noise.
    const at = picture.indexOf('IDAT')
    picture.fill(0x55, at + 4, at + 4 + picture.readUInt32BE(at - 4))
    const { fileId } = await upload(picture, { draftPostId }, 'broken.png')
    await startNode()
    await untilState(fileId, 'failed')
    expect(await listJobs(test.db, PREPARE_FILE_QUEUE.name)).toMatchObject([{ state: 'completed' }])
  })

  it('tries again after a failure of the storage, and gives up at last', async () => {
    const { fileId } = await upload(await drawPicture({ width: 200, height: 100, colour: '#abcdef' }), {})
    const broken: Storage = { ...test.storage, read: () => Promise.reject(new Error('the storage is away')) }
    await useUpRetries(test.db, PREPARE_FILE_QUEUE.name)
    await startNode(broken)
    await untilState(fileId, 'failed')
    expect(await listJobs(test.db, FAILED_FILES_QUEUE.name)).toMatchObject([{ data: { fileId } }])
  })

  it('does nothing for a file that is ready or gone', async () => {
    const { fileId } = await upload(await drawPicture({ width: 120, height: 90, colour: '#fedcba' }), {})
    await startNode()
    await untilState(fileId, 'ready')
    const { preparedAt } = (await detailsOf(fileId)) ?? {}
    const { requestPreparation } = uploadsOn(test.jobs)
    await requestPreparation(test.db, fileId)
    await requestPreparation(test.db, 999_999)
    await expect
      .poll(
        async () => (await listJobs(test.db, PREPARE_FILE_QUEUE.name)).filter(({ state }) => state !== 'completed'),
        WAIT,
      )
      .toEqual([])
    expect((await detailsOf(fileId))?.preparedAt).toEqual(preparedAt)
  })
})
