import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { postDesk } from '../../../../test/post-desk.ts'
import { createTusClient } from '../../../../test/tus-client.ts'
import { uploads } from '../../../platform/database/schema/uploads.ts'
import { createUploadFiles } from '../../../platform/storage/upload-files.ts'
import { createUploadsCleanup } from './expire-uploads.ts'

const desk = postDesk()

const folder = () => join(desk.test.database.dataDir, 'uploads')

const listFolder = () => readdir(folder()).catch(() => [])

const finished: number[] = []

const cleanUp = () =>
  createUploadsCleanup({
    backgroundDb: desk.test.db,
    clock: desk.test.clock,
    log: desk.test.log.log,
    uploadFiles: createUploadFiles(folder()),
    finish: async (id) => void finished.push(id),
  }).run()

const tus = () => createTusClient(desk.test, desk.editor.token)

beforeEach(async () => {
  await desk.test.db.delete(uploads)
  await mkdir(folder(), { recursive: true })
})

const ABANDONED = 500

describe('the clean-up of uploads', () => {
  it('deletes 500 abandoned ones a week after their last byte, and keeps those that go on', async () => {
    const now = desk.test.clock.now()
    const row = {
      personId: desk.editor.personId,
      name: 'card.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 10,
      receivedBytes: 3,
      target: {},
      createdAt: now,
      expiresAt: new Date(now.getTime() + 7 * DAY_MS),
    }
    const rows = await desk.test.db
      .insert(uploads)
      .values(Array.from({ length: ABANDONED }, () => row))
      .returning({ id: uploads.id })
    await Promise.all(rows.map(({ id }) => writeFile(join(folder(), String(id)), 'abc')))
    const url = await tus().start({ sizeBytes: 9 })
    desk.test.clock.advance(7 * DAY_MS - HOUR_MS)
    await desk.signIn()
    await desk.test.db.update(uploads).set({ personId: desk.editor.personId })
    await tus().append(url, 0, 'abc')
    await cleanUp()
    expect(await desk.test.db.$count(uploads)).toBe(ABANDONED + 1)
    desk.test.clock.advance(HOUR_MS)
    expect((await tus().head(`/api/studio/uploads/${rows[0]?.id}`)).statusCode).toBe(404)
    await cleanUp()
    expect(await desk.test.db.$count(uploads)).toBe(1)
    expect(await listFolder()).toEqual([url.split('/').at(-1)])
    desk.test.clock.advance(7 * DAY_MS)
    await cleanUp()
    expect([await desk.test.db.$count(uploads), await listFolder()]).toEqual([0, []])
  })

  it('deletes bytes that belong to no upload, unless they are new', async () => {
    const old = new Date(desk.test.clock.now().getTime() - 2 * HOUR_MS)
    for (const name of ['123', '456', 'notes']) await writeFile(join(folder(), name), 'left behind')
    for (const name of ['123', 'notes']) await utimes(join(folder(), name), old, old)
    const later = new Date(desk.test.clock.now().getTime() + HOUR_MS)
    await utimes(join(folder(), '456'), later, later)
    await cleanUp()
    expect(await listFolder()).toEqual(['456', 'notes'])
  })

  it('finishes what its node could not, because it died after the last byte', async () => {
    const [url, other] = [await tus().start({ sizeBytes: 4 }), await tus().start({ sizeBytes: 4 })]
    await tus().append(other, 0, 'tex')
    const id = Number(url.split('/').at(-1))
    await desk.test.db.update(uploads).set({ receivedBytes: 4 }).where(eq(uploads.id, id))
    await cleanUp()
    expect(finished).toEqual([id])
  })
})
