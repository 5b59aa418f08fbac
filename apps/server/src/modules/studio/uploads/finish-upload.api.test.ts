import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { useKnownFile } from '@mixed-zone/contract/endpoints/studio/files'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { drawPicture } from '../../../../test/insert-assets.ts'
import { uploadDesk } from '../../../../test/upload-desk.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { uploads } from '../../../platform/database/schema/uploads.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { createDigests } from '../../../platform/storage/file-digests.ts'
import { createUploadFiles } from '../../../platform/storage/upload-files.ts'
import { createFinishUpload, type FinishDeps } from './finish-upload.service.ts'

const { desk, tus, pathOf, listFolder, findFile, pending } = uploadDesk()

const namesOf = async (postId: string) => (await desk.detail(postId)).assets.map(({ name }) => name)

describe('the order in which files were chosen', () => {
  const send = (client: ReturnType<typeof tus>, postId: string, [name, order]: readonly [string, number]) =>
    client.upload(`text of ${name}`, { name, type: 'text/plain', target: { postId }, order })

  it('is that of the post, whichever of them arrives first', async () => {
    const postId = await desk.create()
    for (const file of [
      ['3.txt', 103],
      ['1.txt', 101],
      ['4.txt', 104],
      ['2.txt', 102],
    ] as const) {
      await send(tus(), postId, file)
    }
    expect(await namesOf(postId)).toEqual(['1.txt', '2.txt', '3.txt', '4.txt'])
  })

  it('is kept by two people who upload at the same time', async () => {
    const postId = await desk.create()
    const arrivals = [
      ['a3', 103],
      ['b2', 52],
      ['a1', 101],
      ['b1', 51],
      ['a2', 102],
      ['b3', 53],
    ] as const
    for (const [name, order] of arrivals) {
      await send(tus(name.startsWith('a') ? desk.editor.token : desk.writer.token), postId, [`${name}.txt`, order])
    }
    const names = await namesOf(postId)
    expect(names.filter((name) => name.startsWith('a'))).toEqual(['a1.txt', 'a2.txt', 'a3.txt'])
    expect(names.filter((name) => name.startsWith('b'))).toEqual(['b1.txt', 'b2.txt', 'b3.txt'])
  })

  it('is that of files that were stored already, too, and a file without one is the last', async () => {
    const postId = await desk.create()
    await tus().upload('known text', { name: 'other.txt', type: 'text/plain', target: { postId: await desk.create() } })
    await send(tus(), postId, ['3.txt', 103])
    await send(tus(), postId, ['1.txt', 101])
    await tus().upload('of another client', { name: 'last.txt', type: 'text/plain', target: { postId } })
    const sha256 = createHash('sha256').update('known text').digest('hex')
    const body = { sha256, name: '2.txt', target: { postId }, order: 102 }
    ;(await desk.test.call(useKnownFile, { token: desk.editor.token, body })).answer()
    expect(await namesOf(postId)).toEqual(['1.txt', '2.txt', '3.txt', 'last.txt'])
  })
})

describe('the last bytes', () => {
  it('make a file of the draft, with its own digest', async () => {
    const postId = await desk.create()
    const bytes = await drawPicture({ width: 300, height: 200, colour: '#123456' })
    const sha256 = createHash('sha256').update(bytes).digest()
    const target = { postId }
    const url = await tus().start({ sizeBytes: bytes.length, name: 'gol.jpg', target, sha256: sha256.toString('hex') })
    await tus().append(url, 0, bytes.subarray(0, 100))
    const last = await tus().append(url, 100, bytes.subarray(100))
    expect(last.statusCode).toBe(204)
    const stored = await findFile(last.headers['upload-asset'])
    expect(stored?.asset).toMatchObject({
      name: 'gol.jpg',
      kind: 'image',
      postId: null,
      draftPostId: Number(postId),
      uploadedBy: desk.editor.personId,
    })
    expect(stored?.file.sha256).toEqual(sha256)
    expect(await listFolder()).not.toContain(url.split('/').at(-1))
  })

  it('make a file of the inbox without a post', async () => {
    const answer = await tus().upload('Only text.', { name: 'note.txt', type: 'text/plain' })
    const stored = await findFile(answer.headers['upload-asset'])
    expect(stored?.asset).toMatchObject({ postId: null, draftPostId: null, kind: 'text', name: 'note.txt' })
  })

  it('can be asked about again: the response may have been lost', async () => {
    const url = await tus().start({ sizeBytes: 4, name: 'a.txt', type: 'text/plain' })
    const asset = (await tus().append(url, 0, 'text')).headers['upload-asset']
    const asked = await tus().head(url)
    expect(asked.headers).toMatchObject({ 'upload-offset': '4', 'upload-asset': asset })
    const again = await tus().append(url, 4, '')
    expect([again.statusCode, again.headers['upload-asset']]).toEqual([204, asset])
    expect((await tus().append(url, 0, 'text')).statusCode).toBe(409)
    expect(await pending()).toEqual([])
    desk.test.clock.advance(DAY_MS)
    await desk.signIn()
    expect((await tus().head(url)).statusCode).toBe(404)
  })

  it('are refused if they are not those that were announced', async () => {
    const answer = await tus().upload('text', { name: 'a.txt', type: 'text/plain', sha256: 'a'.repeat(64) })
    expect(answer.statusCode).toBe(422)
    expect(await pending()).toEqual([])
    expect(await listFolder()).toEqual([])
  })

  it('end the upload if the file is refused for what it is', async () => {
    const postId = await desk.create()
    const video = await desk.test.db
      .insert(assets)
      .values({
        draftPostId: Number(postId),
        kind: 'video',
        name: 'gol.mp4',
        mediaId: randomUUID(),
        createdAt: desk.test.clock.now(),
      })
      .returning({ id: assets.id })
    const target = { postId, posterOf: String(video[0]?.id) }
    const answer = await tus().upload('no picture', { name: 'poster.jpg', target })
    expect([answer.statusCode, answer.json().error.type]).toEqual([415, 'media-type'])
    expect(await pending()).toEqual([])
    expect(await listFolder()).toEqual([])
  })

  it.each(['HEAD', 'PATCH'] as const)('are finished at the next %s if the node died after them', async (method) => {
    const url = await tus().start({ sizeBytes: 4, name: 'a.txt', type: 'text/plain' })
    const id = Number(url.split('/').at(-1))
    await tus().append(url, 0, 'tex')
    await writeFile(pathOf(url), 'text')
    await desk.test.db.update(uploads).set({ receivedBytes: 4 }).where(eq(uploads.id, id))
    const answer = method === 'HEAD' ? await tus().head(url) : await tus().append(url, 4, '')
    expect(await findFile(answer.headers['upload-asset'])).toMatchObject({ asset: { name: 'a.txt' } })
    expect(answer.headers['upload-offset']).toBe('4')
  })
})

interface Misbehaving {
  readonly storeUpload?: FinishDeps['storeUpload']
  readonly deleteBytes?: () => Promise<void>
}

const refuse = () => Promise.reject(new ApiError('media-type'))

/** Finishes a complete upload whose lease is held. */
async function finishWith({
  storeUpload = refuse,
  deleteBytes,
}: Misbehaving): Promise<{ id: number; failure: unknown }> {
  const url = await tus().start({ sizeBytes: 4, name: 'a.txt', type: 'text/plain' })
  const id = Number(url.split('/').at(-1))
  await writeFile(pathOf(url), 'text')
  const lease = randomUUID()
  const [upload] = await desk.test.db.update(uploads).set({ lease }).where(eq(uploads.id, id)).returning()
  if (!upload) throw new Error('the upload is not stored')
  const digests = createDigests()
  const { log } = desk.test.log
  const files = createUploadFiles(dirname(pathOf(url)))
  const uploadFiles = { ...files, delete: deleteBytes ?? files.delete }
  const indexPosts = () => Promise.resolve()
  const finish = createFinishUpload({ ...desk.test, log, storeUpload, indexPosts, uploadFiles, digests })
  const failure: unknown = await finish({ upload, lease }).catch((error: unknown) => error)
  await digests.stop()
  return { id, failure }
}

describe('an upload that cannot be finished', () => {
  it('is refused for its own reason, also if its bytes cannot be deleted', async () => {
    const { id, failure } = await finishWith({ deleteBytes: () => Promise.reject(new ApiError('unavailable')) })
    expect(failure).toMatchObject({ type: 'media-type' })
    expect(await desk.test.db.$count(uploads, eq(uploads.id, id))).toBe(0)
  })

  it('can be asked about again a second after its lease was lost', async () => {
    const storeUpload: FinishDeps['storeUpload'] = async ({ name }) => {
      await desk.test.db.update(uploads).set({ lease: randomUUID() })
      const record = () => Promise.reject(new Error('somebody else records the file'))
      return { kind: 'text', mediaType: 'text/plain', name, record }
    }
    const { failure } = await finishWith({ storeUpload })
    expect(failure).toMatchObject({ type: 'locked', details: { retryAfterSeconds: 1 } })
  })
})

describe('DELETE /api/studio/uploads/:id', () => {
  it('deletes an upload with its bytes, but no file that came of one', async () => {
    const url = await tus().start({ sizeBytes: 4 })
    await tus().append(url, 0, 'ab')
    expect((await tus().delete(url)).statusCode).toBe(204)
    expect((await tus().head(url)).statusCode).toBe(404)
    expect(await listFolder()).toEqual([])

    const finished = await tus().start({ sizeBytes: 4, name: 'a.txt', type: 'text/plain' })
    const asset = (await tus().append(finished, 0, 'text')).headers['upload-asset']
    expect((await tus().delete(finished)).statusCode).toBe(204)
    expect(await findFile(asset)).toBeDefined()
  })
})

describe('GET studio/uploads/pending', () => {
  it("lists the caller's own, with the title of the post", async () => {
    const postId = await desk.createDraft('Derbi en directo')
    const url = await tus().start({ sizeBytes: 8, name: 'gol.jpg', target: { postId } })
    await tus().append(url, 0, 'abc')
    expect(await pending()).toMatchObject([
      {
        url,
        name: 'gol.jpg',
        sizeBytes: 8,
        receivedBytes: 3,
        target: { postId },
        postTitle: 'Derbi en directo',
        lastModified: new Date(1_789_000_000_000).toISOString(),
      },
    ])
    expect(await pending(desk.writer.token)).toEqual([])
  })
})
