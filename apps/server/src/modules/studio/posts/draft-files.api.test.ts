import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import { getVersion, listVersions, recordVersion, restoreVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { titleOf } from '@mixed-zone/document/document'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { describe, expect, it, onTestFinished } from 'vitest'
import { insertAsset } from '../../../../test/insert-assets.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import { advanceJobs } from '../../../../test/test-jobs.ts'
import { readDatabaseState } from '../../../platform/changes/database-state.ts'

const desk = postDesk({ runsJobs: true })

/** A draft with two clips that may be published. */
async function createGallery() {
  const id = await desk.createDraft('Galería')
  const clips: string[] = []
  for (const position of [0, 1]) {
    const clip = { kind: 'video', name: `gol-${position}.mp4`, mediaId: `gol-${id}-${position}`, position } as const
    const captions = inEveryLanguage('Antes')
    clips.push(String((await insertAsset(desk.test, { postId: Number(id), ...clip, captions })).id))
  }
  const rights = { texts: inEveryLanguage('Uso editorial'), until: null }
  ;(await desk.save(id, { field: 'rights', value: rights })).answer()
  return { id, clips }
}

/** Saves a caption of a clip and the order of all. */
async function edit(id: string, change: { clip: string | undefined; caption: string; order: readonly string[] }) {
  const { assets, facts } = await desk.detail(id)
  const asset = assets.find((one) => one.id === change.clip)
  if (!asset) throw new Error('The post does not have the file')
  const { alternatives, credit, rights, rightsUntil, version } = asset
  const texts = { captions: inEveryLanguage(change.caption), alternatives, credit, rights, rightsUntil, version }
  const params = { id, assetId: asset.id }
  ;(await desk.test.call(saveAssetTexts, { token: desk.writer.token, params, body: texts })).answer()
  const order = { field: 'assetOrder', value: change.order, version: facts.assetOrder.version } as const
  ;(await desk.save(id, order)).answer()
}

describe('captions and order of the files of a published post', () => {
  it('reach readers only by an update', async () => {
    const { id, clips } = await createGallery()
    const [first, second] = clips
    await desk.publishAndWait(id)
    const read = async () => {
      const answer = await desk.test.call(getPost, { token: desk.media.token, body: { id }, locale: 'es' })
      return answer.answer().assets.map((asset) => [asset.id, asset.caption])
    }
    const published = [
      [first, 'Antes (es)'],
      [second, 'Antes (es)'],
    ]
    expect(await read()).toEqual(published)

    await edit(id, { clip: second, caption: 'Después', order: clips.toReversed() })
    expect(await read()).toEqual(published)
    expect((await desk.detail(id)).hasChanges).toBe(true)

    ;(await desk.publish(id)).answer()
    expect(await read()).toEqual(published)
    desk.test.clock.advance(10 * SECOND_MS)
    await advanceJobs(desk.test.db, 'post-updates', 11)
    await expect.poll(async () => (await desk.detail(id)).pending, { timeout: 20_000 }).toBeNull()
    expect(await read()).toEqual([
      [second, 'Después (es)'],
      [first, 'Antes (es)'],
    ])
    expect((await desk.detail(id)).hasChanges).toBe(false)
  })
})

describe('captions and order of the files in versions', () => {
  it('are recorded, compared and restored', async () => {
    const { id, clips } = await createGallery()
    const [clip] = clips
    const { token } = desk.editor
    const record = async () => (await desk.test.call(recordVersion, { token, params: { id } })).answer().number
    const shown = async (number: number) => {
      const version = (await desk.test.call(getVersion, { token, params: { id, number: String(number) } })).answer()
      const order = version.facts.find(({ field }) => field === 'assetOrder')?.values
      return [order, version.captions.find(({ assetId }) => assetId === clip)?.captions.es]
    }
    await edit(id, { clip, caption: 'Primero', order: clips })
    expect(await record()).toBe(1)
    desk.test.clock.advance(SECOND_MS)
    await edit(id, { clip, caption: 'Segundo', order: clips.toReversed() })
    expect(await record()).toBe(2)
    const { items } = (await desk.test.call(listVersions, { token, params: { id } })).answer()
    expect(items[0]?.changes).toMatchObject({ facts: ['assetOrder'], captions: 2 })
    expect(await shown(2)).toEqual([['gol-1.mp4', 'gol-0.mp4'], 'Segundo (es)'])
    const restoring = { token, params: { id, number: '1' }, body: {} }
    expect((await desk.test.call(restoreVersion, restoring)).status).toBe(200)
    expect(await shown(0)).toEqual([['gol-0.mp4', 'gol-1.mp4'], 'Primero (es)'])
  })
})

describe('the draft of a published post', () => {
  it('is written, saved, listed and recorded without invalidating what readers have in caches', async () => {
    const { id, clips } = await createGallery()
    await desk.publishAndWait(id)
    const readCounters = async () => (await readDatabaseState(desk.test.db))[0]?.changeCounters
    const before = await readCounters()

    const origin = await desk.test.listen()
    const { token } = desk.editor
    const { publicUrl: pageOrigin } = desk.test.config
    const client = await openDocument({ origin, token, postId: Number(id), pageOrigin })
    onTestFinished(client.close)
    await client.opened()
    titleOf(client.document, 'es').insert(0, 'La ')
    await client.until(() => client.isSaved())
    await edit(id, { clip: clips[1], caption: 'Después', order: clips.toReversed() })
    ;(await desk.test.call(recordVersion, { token, params: { id } })).answer()
    expect((await desk.list()).items.find((post) => post.id === id)?.titles.es).toBe('La Galería')

    expect(before).toBeTruthy()
    expect(await readCounters()).toEqual(before)
    expect(await desk.readTitle(id)).toBe('Galería')
  })
})
