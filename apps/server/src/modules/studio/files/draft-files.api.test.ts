import {
  cancelAssetChange,
  saveAssetDetails,
  saveManyAssetTexts,
  setAssetStates,
} from '@mixed-zone/contract/endpoints/studio/files'
import { restorePost, undoPublish } from '@mixed-zone/contract/endpoints/studio/posts'
import { previewPost } from '@mixed-zone/contract/endpoints/studio/versions'
import type { AssetState } from '@mixed-zone/contract/schemas/studio/asset-details'
import { UNDO_MS } from '@mixed-zone/contract/rules/undo'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { galleryDesk } from '../../../../test/gallery-desk.ts'
import { drawPicture, insertAsset, insertDraftAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { assets, fileDetails } from '../../../platform/database/schema/files.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

const { desk, createGallery, addPicture, readAssets, textsOf } = galleryDesk({ runsJobs: true })

const setStates = (id: string, ids: readonly string[], state: AssetState) =>
  desk.test.call(setAssetStates, { token: desk.writer.token, params: { id }, body: { ids: [...ids], state } })

async function changeWith(endpoint: typeof undoPublish | typeof restorePost, id: string) {
  const { version } = await desk.detail(id)
  return desk.test.call(endpoint, { token: desk.editor.token, params: { id }, body: { version } })
}

describe('files of a draft', () => {
  it('reach readers with the publication, and those of a published post with the update', async () => {
    const { id, postId } = await createGallery()
    await addPicture(postId, 'first.jpg')
    await desk.publishAndWait(id)
    expect(await readAssets(id)).toMatchObject([{ name: 'first.jpg' }])

    await addPicture(postId, 'second.jpg', '#123456')
    const detail = await desk.detail(id)
    expect(detail.hasChanges).toBe(true)
    expect(detail.assets.map(({ name, isPublished }) => [name, isPublished])).toEqual([
      ['first.jpg', true],
      ['second.jpg', false],
    ])
    expect(await readAssets(id)).toHaveLength(1)
    await desk.updateAndWait(id)
    expect(await readAssets(id)).toHaveLength(2)
    expect((await desk.detail(id)).hasChanges).toBe(false)
  })

  it('are part of the preview before they are published', async () => {
    const { id, postId } = await createGallery()
    await addPicture(postId, 'only.jpg')
    const preview = (
      await desk.test.call(previewPost, { token: desk.editor.token, params: { id }, query: { locale: 'es' } })
    ).answer()
    expect(preview.assets.map(({ name }) => name)).toEqual(['only.jpg'])
    expect(await desk.test.db.select().from(assets).where(eq(assets.postId, postId))).toEqual([])
  })

  it('stay with the draft if they are set aside, and leave readers with the next update', async () => {
    const { id, postId } = await createGallery()
    const first = await addPicture(postId, 'first.jpg')
    const second = await addPicture(postId, 'second.jpg', '#123456')
    ;(await setStates(id, [second], 'aside')).answer()
    await desk.publishAndWait(id)
    expect(await readAssets(id)).toMatchObject([{ name: 'first.jpg' }])
    expect((await desk.detail(id)).hasChanges).toBe(false)

    ;(await setStates(id, [first], 'removed')).answer()
    ;(await setStates(id, [second], 'used')).answer()
    expect((await desk.detail(id)).assets.map(({ name }) => name)).toEqual(['second.jpg'])
    expect(await readAssets(id)).toMatchObject([{ name: 'first.jpg' }])
    await desk.updateAndWait(id)
    expect(await readAssets(id)).toMatchObject([{ name: 'second.jpg' }])

    // A removed file can be brought back.
    ;(await setStates(id, [first], 'used')).answer()
    await desk.updateAndWait(id)
    expect((await readAssets(id)).map(({ name }) => name).sort()).toEqual(['first.jpg', 'second.jpg'])
  })

  it('that an undone publication had added are still in the draft, and readers do not get them', async () => {
    const { id, postId } = await createGallery()
    await addPicture(postId, 'first.jpg')
    await desk.publishAndWait(id)
    await addPicture(postId, 'second.jpg', '#123456')
    ;(await desk.publish(id)).answer()
    ;(await changeWith(undoPublish, id)).answer()
    desk.test.clock.advance(UNDO_MS)
    expect(await readAssets(id)).toMatchObject([{ name: 'first.jpg' }])
    expect((await desk.detail(id)).assets.map(({ name }) => name)).toEqual(['first.jpg', 'second.jpg'])
  })

  it('that were removed from an imported post are back once its publication is undone', async () => {
    const { id: postId } = await insertPost(desk.test.db, { state: 'archived' })
    const id = String(postId)
    const video = { kind: 'video', name: 'gol.mp4', mediaId: `video-of-${id}` } as const
    const { id: assetId } = await insertAsset(desk.test, { postId, ...video })
    ;(await setStates(id, [String(assetId)], 'removed')).answer()
    ;(await desk.publish(id)).answer()
    ;(await changeWith(undoPublish, id)).answer()
    ;(await changeWith(restorePost, id)).answer()
    expect(await readAssets(id)).toMatchObject([{ name: 'gol.mp4' }])
  })

  it('of another post are not found', async () => {
    const one = await createGallery()
    const other = await createGallery()
    const picture = await addPicture(other.postId, 'other.jpg')
    expect((await setStates(one.id, [picture], 'removed')).status).toBe(404)
  })
})

describe('PUT studio/posts/:id/assets/:assetId/details', () => {
  it('saves with a version, and writes the focal point and frame at the publication', async () => {
    const { id, postId } = await createGallery()
    const assetId = await addPicture(postId, 'first.jpg')
    const frame = { x: 0.1, y: 0.1, width: 0.5, height: 0.8 }
    const details = { state: 'used', focalPoint: { x: 0.25, y: 0.75 }, frame, players: [], minute: 93 } as const
    const save = (version: number) =>
      desk.test.call(saveAssetDetails, {
        token: desk.writer.token,
        params: { id, assetId },
        body: { ...details, players: [], version },
      })
    expect((await save(0)).answer()).toMatchObject({ details, detailsVersion: 1 })
    expect((await save(0)).failure()).toMatchObject({ type: 'conflict', current: details, version: 1 })
    await desk.publishAndWait(id)
    const [row] = await desk.test.db.select().from(assets).where(eq(assets.postId, postId))
    expect(row).toMatchObject({ focalX: 0.25, focalY: 0.75, frame })
  })

  it('uses the suggested focal point where nobody chose one', async () => {
    const { id, postId } = await createGallery()
    const assetId = await addPicture(postId, 'first.jpg', '#445566')
    const [row] = await desk.test.db
      .select()
      .from(assets)
      .where(eq(assets.id, Number(assetId)))
    const suggestion = { focalX: 0.2, focalY: 0.3 }
    await desk.test.db
      .insert(fileDetails)
      .values({ fileId: row?.fileId ?? 0, state: 'ready', ...suggestion })
      .onConflictDoUpdate({ target: fileDetails.fileId, set: suggestion })
    await desk.publishAndWait(id)
    const [published] = await desk.test.db.select().from(assets).where(eq(assets.postId, postId))
    expect(published?.focalX).toBeCloseTo(0.2)
    expect(published?.focalY).toBeCloseTo(0.3)
  })
})

describe('PUT studio/posts/:id/assets/texts', () => {
  it('saves what nobody else has changed, and names the rest', async () => {
    const { id, postId } = await createGallery()
    const one = await addPicture(postId, 'one.jpg')
    const two = await addPicture(postId, 'two.jpg', '#123456')
    const changed = async (assetId: string, text: string) => ({
      assetId,
      texts: { ...(await textsOf(id, assetId)), captions: inEveryLanguage(text) },
    })
    const stale = await changed(two, 'Stale')
    const save = (changes: (typeof stale)[]) =>
      desk.test.call(saveManyAssetTexts, { token: desk.writer.token, params: { id }, body: { changes } })
    ;(await save([await changed(two, 'First')])).answer()
    const { saved, conflicts } = (await save([await changed(one, 'One'), stale])).answer()
    expect(saved).toMatchObject([{ id: one, captions: inEveryLanguage('One') }])
    expect(conflicts).toMatchObject([{ id: two, captions: inEveryLanguage('First') }])
  })

  it('refuses two changes of one file', async () => {
    const { id, postId } = await createGallery()
    const assetId = await addPicture(postId, 'one.jpg')
    const changes = ['One', 'Two'].map((credit) => ({ assetId, texts: { credit, version: 0 } }))
    const answer = await desk.test.call(saveManyAssetTexts, {
      token: desk.writer.token,
      params: { id },
      body: { changes },
    })
    expect(answer.failure()).toMatchObject({ type: 'validation', fields: { changes: expect.any(String) } })
    expect((await desk.detail(id)).assets).toMatchObject([{ credit: '', version: 0 }])
  })
})

describe('replacing a file', () => {
  it('keeps its id, captions and place, and reaches readers with the update', async () => {
    const { id, postId } = await createGallery()
    const assetId = await addPicture(postId, 'old.jpg')
    await desk.publishAndWait(id)
    const { id: fileId } = await storeBytes(
      desk.test,
      await drawPicture({ width: 320, height: 200, colour: '#ff0000' }),
    )
    const change = {
      draftPostId: postId,
      fileId,
      name: 'new.jpg',
      changeOf: Number(assetId),
      changeKind: 'replacement',
    } as const
    const replacement = await insertDraftAsset(desk.test, change)
    const detail = await desk.detail(id)
    expect(detail.hasChanges).toBe(true)
    expect(detail.assets).toMatchObject([
      { id: assetId, name: 'old.jpg', replacement: { id: replacement, name: 'new.jpg' } },
    ])
    expect(await readAssets(id)).toMatchObject([{ name: 'old.jpg' }])
    await desk.updateAndWait(id)
    expect(await readAssets(id)).toMatchObject([{ name: 'new.jpg' }])
    expect((await desk.detail(id)).assets).toMatchObject([{ id: assetId, replacement: null }])
    const rows = await desk.test.db.select().from(assets).where(eq(assets.postId, postId))
    expect(rows).toMatchObject([{ fileId, version: 2 }])
  })

  it('brings the copyright notice of the new bytes, and leaves one that somebody wrote', async () => {
    const { id, postId } = await createGallery()
    const ids = [await addPicture(postId, 'read.jpg', '#010203'), await addPicture(postId, 'written.jpg', '#040506')]
    await desk.publishAndWait(id)
    for (const [index, assetId] of ids.entries()) {
      const [row] = await desk.test.db
        .select()
        .from(assets)
        .where(eq(assets.id, Number(assetId)))
      const camera = { captions: {}, credit: '', copyright: `© old ${index}`, place: '', keywords: [] }
      await desk.test.db
        .insert(fileDetails)
        .values({ fileId: row?.fileId ?? 0, state: 'ready', camera })
        .onConflictDoUpdate({ target: fileDetails.fileId, set: { camera } })
      const picture = await drawPicture({ width: 340 + index, height: 200 })
      const { id: fileId } = await storeBytes(desk.test, picture)
      await insertDraftAsset(desk.test, {
        draftPostId: postId,
        fileId,
        changeOf: Number(assetId),
        changeKind: 'replacement',
      })
      const copyright = index === 0 ? camera.copyright : '© written'
      await desk.test.db
        .update(assets)
        .set({ copyright })
        .where(eq(assets.id, Number(assetId)))
    }
    await desk.updateAndWait(id)
    const rows = await desk.test.db.select().from(assets).where(eq(assets.postId, postId)).orderBy(assets.position)
    expect(rows.map(({ copyright, version }) => ({ copyright, version }))).toEqual([
      { copyright: '', version: 2 },
      { copyright: '© written', version: 2 },
    ])
  })

  it('can be cancelled before, which is recorded in the audit log', async () => {
    const { id, postId } = await createGallery()
    const assetId = await addPicture(postId, 'old.jpg')
    const { id: fileId } = await storeBytes(desk.test, await drawPicture({ width: 330, height: 200 }))
    await insertDraftAsset(desk.test, {
      draftPostId: postId,
      fileId,
      name: 'new.jpg',
      changeOf: Number(assetId),
      changeKind: 'replacement',
    })
    const cancel = () =>
      desk.test.call(cancelAssetChange, { token: desk.writer.token, params: { id, assetId, kind: 'replacement' } })
    expect((await cancel()).answer()).toMatchObject({ id: assetId, replacement: null })
    expect((await cancel()).status).toBe(404)
    const entries = await desk.test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.details, { assetId })))
    expect(entries).toMatchObject([
      {
        action: 'post.edited',
        actorId: desk.writer.personId,
        changes: { replacement: { before: 'new.jpg', after: null } },
      },
    ])
  })
})
