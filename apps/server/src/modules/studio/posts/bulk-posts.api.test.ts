import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import {
  archivePost,
  archivePosts,
  movePosts,
  publishPosts,
  restorePost,
  tagPosts,
  trashPosts,
  undoPublish,
} from '@mixed-zone/contract/endpoints/studio/posts'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { describe, expect, it, vi } from 'vitest'
import { insertPost, insertTag } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { advanceJobs } from '../../../../test/test-jobs.ts'

const desk = postDesk({ runsJobs: true })

async function results({ jobId }: { jobId: string }, { token } = desk.editor) {
  const find = async () =>
    (await desk.test.call(getJob, { token, params: { id: jobId }, query: { pageSize: 50 } })).answer()
  await vi.waitUntil(async () => (await find()).job.state !== 'running', { timeout: 20_000 })
  return (await find()).rows.items.map(({ label, result, reason }) => [label, result, ...(reason ? [reason] : [])])
}

const read = async (id: string) => (await desk.test.call(getPost, { token: desk.media.token, body: { id } })).answer()

describe('POST studio/posts/bulk/publish', () => {
  it('publishes drafts, updates published posts, and leaves those that the checklist blocks', async () => {
    const [draft, published, nameless] = [
      await desk.createDraft('Nueva'),
      await desk.createDraft('Antigua'),
      await desk.create(),
    ]
    await desk.publishAndWait(published)
    await desk.write(published, { es: { title: 'Renovada' } })
    await desk.list()
    const ids = [draft, published, nameless]
    const job = (await desk.test.call(publishPosts, { token: desk.editor.token, body: { ids } })).answer()
    expect(await results(job)).toEqual([
      ['Nueva', 'done'],
      ['Renovada', 'done'],
      [null, 'validation', 'title-missing'],
    ])
    expect((await desk.detail(published)).pending).toMatchObject({ kind: 'update' })
    expect(await desk.readTitle(draft)).toBe(404)
    desk.test.clock.advance(10 * SECOND_MS)
    expect(await desk.readTitle(draft)).toBe('Nueva')
  })

  it('selects by filter with the total that was seen, and needs publish', async () => {
    const body = { filter: { text: 'inexistente' }, total: 3 }
    const call = (token: string) => desk.test.call(publishPosts, { token, body })
    expect((await call(desk.editor.token)).failure().type).toBe('conflict')
    expect((await call(desk.writer.token)).failure().type).toBe('permission')
  })
})

describe('POST studio/posts/bulk/archive and bulk/trash', () => {
  it('archives what is published, and trashes what the caller may', async () => {
    const [draft, published] = [await desk.createDraft('Borrador'), await desk.createDraft('Pública')]
    await desk.publishAndWait(published)
    await desk.list()
    const body = { ids: [draft, published] }
    const archived = (await desk.test.call(archivePosts, { token: desk.editor.token, body })).answer()
    expect(await results(archived)).toEqual([
      ['Borrador', 'conflict', 'not-published'],
      ['Pública', 'done'],
    ])
    expect(await desk.readTitle(published)).toBe(404)
    const { id: out } = await insertPost(desk.test.db, { translations: [{ locale: 'es', title: 'Fuera' }] })
    const { token } = desk.writer
    const trashed = (await desk.test.call(trashPosts, { token, body: { ids: [draft, String(out)] } })).answer()
    expect(await results(trashed, desk.writer)).toEqual([
      ['Borrador', 'done'],
      ['Fuera', 'permission'],
    ])
  })
})

describe('POST studio/posts/bulk/tags and bulk/section', () => {
  it('changes drafts, and published posts at once, without publishing the rest of the draft', async () => {
    const [topic, player, old] = [
      await insertTag(desk.test.db),
      await insertTag(desk.test.db, { kind: 'player' }),
      await insertTag(desk.test.db),
    ]
    const draft = await desk.createDraft('Sin publicar')
    const published = await desk.createDraft('Publicada')
    await desk.save(published, { field: 'tags', value: [String(old.id)] })
    await desk.publishAndWait(published)
    await desk.write(published, { es: { title: 'Aún no' } })
    const body = {
      ids: [draft, published],
      add: [String(topic.id), String(player.id)],
      remove: [String(old.id)],
    }
    const tagged = (await desk.test.call(tagPosts, { token: desk.editor.token, body })).answer()
    expect((await results(tagged)).map(([, result]) => result)).toEqual(['done', 'done'])
    const section = { ids: [draft, published], sectionId: 'interviews' }
    const moved = (await desk.test.call(movePosts, { token: desk.editor.token, body: section })).answer()
    expect((await results(moved)).map(([, result]) => result)).toEqual(['done', 'done'])
    for (const id of [draft, published]) {
      expect((await desk.detail(id)).facts).toMatchObject({
        tags: { value: [String(topic.id)] },
        players: { value: [String(player.id)] },
        section: { value: 'interviews' },
      })
    }
    const seen = await read(published)
    expect(seen).toMatchObject({ title: 'Publicada', section: { textId: 'interviews' } })
    expect(seen.tags.map(({ textId }) => textId)).toEqual([topic.textId, player.textId])
    expect(await desk.detail(published)).toMatchObject({ hasChanges: true, pending: null })
  })

  it('keeps the change when an update goes out that was published before it, and when it is undone', async () => {
    const topic = await insertTag(desk.test.db)
    const [updated, undone] = [await desk.createDraft('Primera'), await desk.createDraft('Primera')]
    const ids = [updated, undone]
    for (const id of ids) await desk.publishAndWait(id)
    for (const id of ids) await desk.write(id, { es: { title: 'Segunda' } })
    for (const id of ids) (await desk.publish(id)).answer()
    const { token } = desk.editor
    const tagged = (await desk.test.call(tagPosts, { token, body: { ids, add: [String(topic.id)] } })).answer()
    expect((await results(tagged)).map(([, result]) => result)).toEqual(['done', 'done'])
    const moved = (await desk.test.call(movePosts, { token, body: { ids, sectionId: 'interviews' } })).answer()
    expect((await results(moved)).map(([, result]) => result)).toEqual(['done', 'done'])
    const { version } = await desk.detail(undone)
    ;(await desk.test.call(undoPublish, { token, params: { id: undone }, body: { version } })).answer()
    await advanceJobs(desk.test.db, 'post-updates', 11)
    await expect.poll(async () => (await desk.detail(updated)).pending, { timeout: 20_000 }).toBeNull()
    for (const [id, title] of [
      [updated, 'Segunda'],
      [undone, 'Primera'],
    ] as const) {
      const seen = await read(id)
      expect(seen).toMatchObject({ title, section: { textId: 'interviews' } })
      expect(seen.tags.map(({ textId }) => textId)).toEqual([topic.textId])
    }
  })

  it('keeps the change of a post that then returns from the archive', async () => {
    const id = await desk.createDraft('Archivada')
    await desk.publishAndWait(id)
    const { token } = desk.editor
    const moved = (await desk.test.call(movePosts, { token, body: { ids: [id], sectionId: 'interviews' } })).answer()
    expect((await results(moved)).map(([, result]) => result)).toEqual(['done'])
    const post = async () => ({ token, params: { id }, body: { version: (await desk.detail(id)).version } })
    ;(await desk.test.call(archivePost, await post())).answer()
    ;(await desk.publish(id)).answer()
    ;(await desk.test.call(undoPublish, await post())).answer()
    ;(await desk.test.call(restorePost, await post())).answer()
    expect((await read(id)).section.textId).toBe('interviews')
  })

  it('rejects tags and sections that do not exist, and needs publish for published posts', async () => {
    const id = await desk.createDraft('Otra')
    await desk.publishAndWait(id)
    const { token } = desk.editor
    expect((await desk.test.call(tagPosts, { token, body: { ids: [id], add: ['999999'] } })).failure().type).toBe(
      'validation',
    )
    const nowhere = await desk.test.call(movePosts, { token, body: { ids: [id], sectionId: 'nowhere' } })
    expect(nowhere.failure().type).toBe('validation')
    const refused = await desk.test.call(movePosts, {
      token: desk.writer.token,
      body: { ids: [id], sectionId: 'featured' },
    })
    expect((await results(refused.answer(), desk.writer)).map(([, result]) => result)).toEqual(['permission'])
    expect((await read(id)).section.textId).toBe('derbies')
  })
})
