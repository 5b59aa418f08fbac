import { deleteInboxFiles, listInbox, moveInboxFiles } from '@mixed-zone/contract/endpoints/studio/files'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertDraftAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { postFacts } from '../../../platform/database/schema/drafts.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'
import { deleteExpiredFiles } from './inbox.repository.ts'

const desk = postDesk()

async function addFile(name: string, values: { createdAt?: Date; draftPostId?: number; chosenOrder?: number } = {}) {
  const { id: fileId } = await storeBytes(desk.test, `text of ${name}`)
  return insertDraftAsset(desk.test, { kind: 'text', fileId, name, createdAt: desk.test.clock.now(), ...values })
}

const list = async (query = {}) => (await desk.test.call(listInbox, { token: desk.writer.token, query })).answer()

const move = (ids: readonly string[], postId?: string) =>
  desk.test.call(moveInboxFiles, {
    token: desk.writer.token,
    body: { ids: [...ids], ...(postId !== undefined && { postId }) },
  })

beforeEach(async () => {
  await desk.test.db.delete(assets)
})

describe('GET studio/inbox', () => {
  it('lists files without a post, with the day on which they are deleted', async () => {
    const id = await addFile('card.txt')
    const post = await desk.createDraft('Con archivo')
    await addFile('of-a-draft.txt', { draftPostId: Number(post) })
    const { items, total } = await list()
    expect(total).toBe(1)
    const expiresAt = new Date(desk.test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    expect(items).toMatchObject([{ id, name: 'card.txt', expiresAt, isPublished: false }])
  })

  it('filters by words of the name and by kind, and sorts', async () => {
    await addFile('alpha one.txt')
    await addFile('beta.txt')
    expect((await list({ text: 'ONE alph' })).items).toMatchObject([{ name: 'alpha one.txt' }])
    expect((await list({ kind: 'image' })).items).toEqual([])
    expect((await list({ sort: 'name', direction: 'desc' })).items.map(({ name }) => name)).toEqual([
      'beta.txt',
      'alpha one.txt',
    ])
    expect((await list({ mine: 'true' })).items).toEqual([])
  })
})

describe('POST studio/inbox/move', () => {
  it('adds files to the draft of a post', async () => {
    const ids = [await addFile('one.txt'), await addFile('two.txt')]
    const post = await desk.createDraft('Destino')
    expect((await move(ids, post)).answer()).toEqual({ postId: post, moved: 2 })
    expect((await list()).total).toBe(0)
    expect((await desk.detail(post)).assets.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  it('adds them after the files of the post, in the order in which they were chosen', async () => {
    const post = await desk.createDraft('Galería')
    await addFile('first.txt', { draftPostId: Number(post) })
    const ids = [await addFile('b.txt', { chosenOrder: 2 }), await addFile('a.txt', { chosenOrder: 1 })]
    await move(ids, post)
    expect((await desk.detail(post)).assets.map(({ name }) => name)).toEqual(['first.txt', 'a.txt', 'b.txt'])
  })

  it('creates a post where none is named', async () => {
    const id = await addFile('one.txt')
    const { postId } = (await move([id])).answer()
    expect((await desk.detail(postId)).assets).toMatchObject([{ id }])
  })

  it('moves none if a colleague was faster with one, and creates no post', async () => {
    const [one, two] = [await addFile('one.txt'), await addFile('two.txt')]
    ;(await move([one])).answer()
    const { all } = { all: (await desk.list()).total }
    expect((await move([one, two])).status).toBe(404)
    expect((await list()).items).toMatchObject([{ id: two }])
    expect((await desk.list()).total).toBe(all)
  })
})

describe('POST studio/inbox/delete', () => {
  it('deletes files of the inbox alone', async () => {
    const post = await desk.createDraft('Borrador')
    const kept = await addFile('draft.txt', { draftPostId: Number(post) })
    const ids = [await addFile('one.txt'), kept]
    const body = { ids }
    expect((await desk.test.call(deleteInboxFiles, { token: desk.writer.token, body })).answer()).toEqual({
      deleted: 1,
    })
    expect((await desk.detail(post)).assets).toMatchObject([{ id: kept }])
  })

  it('tells colleagues that the inbox has changed', async () => {
    const ids = [await addFile('one.txt')]
    await desk.test.db.delete(studioEvents)
    ;(await desk.test.call(deleteInboxFiles, { token: desk.writer.token, body: { ids } })).answer()
    expect(await desk.test.db.select().from(studioEvents)).toMatchObject([
      { kind: 'post', permission: 'posts', subjectId: 'inbox' },
    ])
  })
})

describe('deleteExpiredFiles', () => {
  it('deletes files of the inbox and files removed from posts after their time', async () => {
    const { db, clock } = desk.test
    const old = new Date(clock.now().getTime() - 31 * DAY_MS)
    const post = await desk.createDraft('Borrador')
    await addFile('old.txt', { createdAt: old })
    const kept = [await addFile('new.txt'), await addFile('draft.txt', { createdAt: old, draftPostId: Number(post) })]
    const removed = await addFile('removed.txt', { createdAt: old, draftPostId: Number(post) })
    const details = { state: 'removed', focalPoint: null, frame: null, players: [], minute: null }
    await db
      .insert(postFacts)
      .values({ postId: Number(post), field: `details:${removed}`, value: details, changedAt: old })
    const before = new Date(clock.now().getTime() - 30 * DAY_MS)
    expect([await deleteExpiredFiles(db, before), await deleteExpiredFiles(db, before)]).toEqual([2, 0])
    const rows = await db.select({ id: assets.id }).from(assets)
    expect(rows.map(({ id }) => String(id)).sort()).toEqual([...kept].sort())
    await db.delete(postFacts).where(eq(postFacts.field, `details:${removed}`))
  })
})
