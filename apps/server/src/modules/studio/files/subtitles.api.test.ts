import { setSubtitlesState } from '@mixed-zone/contract/endpoints/studio/files'
import type { Locale } from '@mixed-zone/contract/locales'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { and, eq, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { galleryDesk } from '../../../../test/gallery-desk.ts'
import { insertDraftAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { createTusClient } from '../../../../test/tus-client.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

const { desk, createGallery } = galleryDesk({ runsJobs: true })

const vttOf = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`

async function createVideo() {
  const { id: postId } = await createGallery('Vídeo')
  const { id: fileId } = await storeBytes(desk.test, `a video of post ${postId}`)
  const video = { kind: 'video', name: 'gol.mp4', fileId, mediaId: `video-${postId}` } as const
  return { postId, assetId: await insertDraftAsset(desk.test, { draftPostId: Number(postId), ...video }) }
}

type Video = Awaited<ReturnType<typeof createVideo>>

async function addSubtitles({ postId, assetId }: Video, name: string): Promise<void> {
  const target = { postId, subtitles: { of: assetId, locale: 'es' as const } }
  const client = createTusClient(desk.test, desk.writer.token)
  const answer = await client.upload(vttOf(`${name} of ${postId}`), { name, type: 'text/vtt', target })
  expect(answer.statusCode).toBe(204)
  // The next ones are newer.
  desk.test.clock.advance(SECOND_MS)
}

const setState = ({ postId, assetId }: Video, state: 'used' | 'removed', locale: Locale = 'es') =>
  desk.test.call(setSubtitlesState, {
    token: desk.writer.token,
    params: { id: postId, assetId, locale },
    body: { state },
  })

const listDraftSubtitles = async ({ postId }: Video) =>
  (await desk.detail(postId)).assets.flatMap(({ subtitles }) => subtitles.map(({ name }) => name))

async function listPublishedSubtitles({ assetId }: Video): Promise<string[]> {
  const rows = await desk.test.db
    .select({ name: assets.name })
    .from(assets)
    .where(and(eq(assets.subtitlesOf, Number(assetId)), isNotNull(assets.postId)))
  return rows.map(({ name }) => name)
}

describe('PUT studio/posts/:id/assets/:assetId/subtitles/:locale', () => {
  it('removes subtitles from the draft, and uses them again', async () => {
    const video = await createVideo()
    await addSubtitles(video, 'first.vtt')
    expect((await setState(video, 'removed')).answer().subtitles).toEqual([])
    expect(await listDraftSubtitles(video)).toEqual([])
    expect((await setState(video, 'used')).answer().subtitles).toMatchObject([{ locale: 'es', name: 'first.vtt' }])
    await desk.publishAndWait(video.postId)
    expect(await listPublishedSubtitles(video)).toEqual(['first.vtt'])
  })

  it('leaves readers their subtitles until the update', async () => {
    const video = await createVideo()
    await addSubtitles(video, 'first.vtt')
    await desk.publishAndWait(video.postId)
    ;(await setState(video, 'removed')).answer()
    expect([await listPublishedSubtitles(video), (await desk.detail(video.postId)).hasChanges]).toEqual([
      ['first.vtt'],
      true,
    ])
    await desk.updateAndWait(video.postId)
    expect([await listPublishedSubtitles(video), await listDraftSubtitles(video)]).toEqual([[], []])
    expect((await desk.detail(video.postId)).hasChanges).toBe(false)
  })

  it('is recorded in the audit log', async () => {
    const video = await createVideo()
    await addSubtitles(video, 'first.vtt')
    ;(await setState(video, 'removed')).answer()
    const entries = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.subjectId, video.postId))
    expect(entries.flatMap(({ changes }) => Object.values(changes))).toContainEqual({
      before: expect.objectContaining({ state: 'used' }),
      after: expect.objectContaining({ state: 'removed' }),
    })
  })

  it('finds neither another language nor a video of another post', async () => {
    const [video, other] = [await createVideo(), await createVideo()]
    await addSubtitles(video, 'first.vtt')
    expect((await setState(video, 'removed', 'pt')).status).toBe(404)
    expect((await setState({ ...video, postId: other.postId }, 'removed')).status).toBe(404)
    expect(await listDraftSubtitles(video)).toEqual(['first.vtt'])
  })
})

describe('new subtitles in the same language', () => {
  it('take the place of the published ones with the update, and keep it', async () => {
    const video = await createVideo()
    await addSubtitles(video, 'first.vtt')
    await desk.publishAndWait(video.postId)
    await addSubtitles(video, 'second.vtt')
    expect([await listDraftSubtitles(video), await listPublishedSubtitles(video)]).toEqual([
      ['second.vtt'],
      ['first.vtt'],
    ])
    await desk.updateAndWait(video.postId)
    expect([await listDraftSubtitles(video), await listPublishedSubtitles(video)]).toEqual([
      ['second.vtt'],
      ['second.vtt'],
    ])
    expect((await desk.detail(video.postId)).hasChanges).toBe(false)
    await desk.updateAndWait(video.postId)
    expect(await listPublishedSubtitles(video)).toEqual(['second.vtt'])
  })
})
