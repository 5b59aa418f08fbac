import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { undoPublish } from '@mixed-zone/contract/endpoints/studio/posts'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { postDesk } from '../../../../test/post-desk.ts'
import { createTusClient } from '../../../../test/tus-client.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

const desk = postDesk()

const tus = () => createTusClient(desk.test, desk.editor.token)

const TEXT = 'What the coach said.'

async function startUploading(post?: string): Promise<{ postId: string; url: string }> {
  const postId = post ?? (await desk.createDraft('Rueda de prensa'))
  const url = await tus().start({ sizeBytes: TEXT.length, name: 'coach.txt', type: 'text/plain', target: { postId } })
  await tus().append(url, 0, TEXT.slice(0, 4))
  return { postId, url }
}

async function finish(url: string) {
  const last = await tus().append(url, 4, TEXT.slice(4))
  const [asset] = await desk.test.db
    .select()
    .from(assets)
    .where(eq(assets.id, Number(last.headers['upload-asset'])))
  return asset
}

const readers = async (id: string) =>
  (await desk.test.call(getPost, { token: desk.media.token, body: { id }, locale: 'es' })).answer().assets

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

  it('waits in the draft if the publication was undone', async () => {
    const { postId, url } = await startUploading()
    const { version } = (await desk.publish(postId)).answer()
    const undone = await desk.test.call(undoPublish, {
      token: desk.editor.token,
      params: { id: postId },
      body: { version },
    })
    expect(undone.status).toBe(200)
    expect(await finish(url)).toMatchObject({ postId: null, draftPostId: Number(postId) })
  })

  it('waits in the draft if it begins after the publication', async () => {
    const postId = await desk.createDraft('Ya publicada')
    await desk.publishAndWait(postId)
    const { url } = await startUploading(postId)
    expect(await finish(url)).toMatchObject({ postId: null, draftPostId: Number(postId) })
  })
})
