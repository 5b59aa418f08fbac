import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { undoPublish, unpublishPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, insertDraftAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { createTusClient } from '../../../../test/tus-client.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { uploads } from '../../../platform/database/schema/uploads.ts'

const desk = postDesk()

const tus = ({ token } = desk.editor) => createTusClient(desk.test, token)

const TEXT = 'What the coach said.'

async function startUploading(
  post?: string,
  file = {},
  person = desk.editor,
): Promise<{ postId: string; url: string }> {
  const postId = post ?? (await desk.createDraft('Rueda de prensa'))
  const upload = { sizeBytes: TEXT.length, name: 'coach.txt', type: 'text/plain', target: { postId } }
  const url = await tus(person).start({ ...upload, ...file })
  await tus(person).append(url, 0, TEXT.slice(0, 4))
  return { postId, url }
}

async function finish(url: string, person = desk.editor) {
  const last = await tus(person).append(url, 4, TEXT.slice(4))
  const [asset] = await desk.test.db
    .select()
    .from(assets)
    .where(eq(assets.id, Number(last.headers['upload-asset'])))
  return asset
}

/** A picture whose upload begins before the post is published, and ends after it. */
async function uploadLatePicture(postId: string) {
  const bytes = await drawPicture({ width: 320, height: 200 })
  const url = await tus().start({ sizeBytes: bytes.length, name: 'goal.jpg', type: 'image/jpeg', target: { postId } })
  await desk.publishAndWait(postId)
  const last = await tus().append(url, 0, bytes)
  return findAsset(Number(last.headers['upload-asset']))
}

const readers = async (id: string) =>
  (await desk.test.call(getPost, { token: desk.media.token, body: { id }, locale: 'es' })).answer().assets

const undo = (postId: string, version: number) =>
  desk.test.call(undoPublish, { token: desk.editor.token, params: { id: postId }, body: { version } })

const findAsset = async (id: number | undefined) => {
  const [asset] = await desk.test.db
    .select()
    .from(assets)
    .where(eq(assets.id, id ?? 0))
  return asset
}

describe('an upload of a post that is published meanwhile', () => {
  it('becomes part of what readers get as soon as it is there', async () => {
    const { postId, url } = await startUploading()
    await desk.publishAndWait(postId)
    expect(await readers(postId)).toEqual([])
    const asset = await finish(url)
    expect(asset).toMatchObject({ postId: Number(postId), draftPostId: null })
    expect(await readers(postId)).toMatchObject([{ id: String(asset?.id) }])
    const entries = await desk.test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'post.updated'), eq(auditEntries.subjectId, postId)))
    expect(entries).toMatchObject([{ details: { asset: String(asset?.id) } }])
  })

  it('takes the position in which it was chosen', async () => {
    const { postId, url } = await startUploading(undefined, { name: '2.txt', order: 102 })
    for (const [name, order] of [
      ['3.txt', 103],
      ['1.txt', 101],
    ] as const) {
      await tus().upload(`text of ${name}`, { name, type: 'text/plain', target: { postId }, order })
    }
    await desk.publishAndWait(postId)
    await finish(url)
    expect((await readers(postId)).map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt'])
    // Which the next publication does not change.
    await desk.publishAndWait(postId)
    expect((await readers(postId)).map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt'])
  })

  it('waits in the draft if the publication was undone', async () => {
    const { postId, url } = await startUploading()
    const { version } = (await desk.publish(postId)).answer()
    expect((await undo(postId, version)).status).toBe(200)
    expect(await finish(url)).toMatchObject({ postId: null, draftPostId: Number(postId) })
  })

  it('is back in the draft if it arrived before its first publication was undone', async () => {
    const { postId, url } = await startUploading()
    const { version } = (await desk.publish(postId)).answer()
    const asset = await finish(url)
    expect(asset).toMatchObject({ postId: Number(postId) })
    expect((await undo(postId, version)).status).toBe(200)
    expect(await findAsset(asset?.id)).toMatchObject({ postId: null, draftPostId: Number(postId), rights: null })
    // It goes out with the next publication.
    await desk.publishAndWait(postId)
    expect(await readers(postId)).toMatchObject([{ id: String(asset?.id) }])
  })

  it('waits in the draft if the post was unpublished', async () => {
    const { postId, url } = await startUploading()
    await desk.publishAndWait(postId)
    const { version } = await desk.detail(postId)
    const params = { id: postId }
    ;(await desk.test.call(unpublishPost, { token: desk.editor.token, params, body: { version } })).answer()
    const marks = await desk.test.db
      .select()
      .from(uploads)
      .where(eq(uploads.postId, Number(postId)))
    expect(marks).toMatchObject([{ publishWhenReady: false }])
    expect(await finish(url)).toMatchObject({ postId: null, draftPostId: Number(postId) })
  })

  it('waits in the draft if whoever uploads it may not publish', async () => {
    const { postId, url } = await startUploading(undefined, {}, desk.writer)
    const { url: own } = await startUploading(postId)
    await desk.publishAndWait(postId)
    const asset = await finish(url, desk.writer)
    expect(asset).toMatchObject({ postId: null, draftPostId: Number(postId) })
    // Also when an upload of somebody who may publish ends after it.
    expect(await finish(own)).toMatchObject({ postId: Number(postId) })
    expect(await findAsset(asset?.id)).toMatchObject({ postId: null, draftPostId: Number(postId) })
  })

  it('is decided by the permissions at its end', async () => {
    const colleague = await desk.test.signIn({ role: 'editor' })
    const { postId, url } = await startUploading(undefined, {}, colleague)
    const { url: second } = await startUploading(postId, {}, colleague)
    await desk.publishAndWait(postId)
    expect(await finish(url, colleague)).toMatchObject({ postId: Number(postId) })
    await desk.test.db
      .update(people)
      .set({ permissionsTaken: ['publish'] })
      .where(eq(people.id, colleague.personId))
    expect(await finish(second, colleague)).toMatchObject({ postId: null, draftPostId: Number(postId) })
  })

  it('gets the rights of the post, and not those of another file', async () => {
    const postId = await desk.createDraft('Con derechos')
    const texts = inEveryLanguage('Editorial use only')
    await desk.save(postId, { field: 'rights', value: { texts, until: '2030-06-30' } })
    const own = { rights: inEveryLanguage('Agency'), rightsUntil: '2027-01-31' }
    const { id: fileId } = await storeBytes(desk.test, await drawPicture())
    await insertDraftAsset(desk.test, { draftPostId: Number(postId), fileId, ...own })
    expect(await uploadLatePicture(postId)).toMatchObject({
      postId: Number(postId),
      rights: texts,
      rightsUntil: '2030-06-30',
    })
  })

  it('waits in the draft if it is a picture without rights', async () => {
    const postId = await desk.createDraft('Sin derechos')
    expect(await uploadLatePicture(postId)).toMatchObject({ postId: null, draftPostId: Number(postId), rights: null })
    expect(await readers(postId)).toEqual([])
  })

  it('waits in the draft if it begins after the publication', async () => {
    const postId = await desk.createDraft('Ya publicada')
    await desk.publishAndWait(postId)
    const { url } = await startUploading(postId)
    expect(await finish(url)).toMatchObject({ postId: null, draftPostId: Number(postId) })
  })

  it('waits in the draft if the same bytes were recalled in another post', async () => {
    const { postId, url } = await startUploading()
    await desk.publishAndWait(postId)
    const asset = await finish(url)
    const other = await insertPost(desk.test.db)
    const recall = { recalledAt: desk.test.clock.now(), recallReasons: inEveryLanguage('Wrong') }
    await insertAsset(desk.test, { postId: other.id, kind: 'text', fileId: asset?.fileId ?? null, ...recall })
    const { url: again } = await startUploading(postId)
    await desk.test.db.update(uploads).set({ publishWhenReady: true }).where(eq(uploads.name, 'coach.txt'))
    expect(await finish(again)).toMatchObject({ postId: null, draftPostId: Number(postId) })
  })
})
