import { listenLive } from '@mixed-zone/contract/endpoints/live'
import {
  archivePost,
  askForChanges,
  restorePost,
  sendToReview,
  setPostEmbargo,
  trashPost,
  undoPublish,
  unpublishPost,
} from '@mixed-zone/contract/endpoints/studio/posts'
import { HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { postDesk } from '../../../../test/post-desk.ts'
import { posts } from '../../../platform/database/schema/library.ts'

const desk = postDesk()

describe('states of a post', () => {
  type StateChange =
    | typeof archivePost
    | typeof unpublishPost
    | typeof trashPost
    | typeof restorePost
    | typeof undoPublish

  const changeWith = async (endpoint: StateChange, id: string, { token } = desk.editor) => {
    const { version } = await desk.detail(id)
    return desk.test.call(endpoint, { token, params: { id }, body: { version } })
  }

  it('archives and unpublishes at once, and cancels an update that waits', async () => {
    const id = await desk.createDraft('Vista')
    await desk.publishAndWait(id)
    await desk.write(id, { es: { title: 'No vista' } })
    await desk.publish(id)
    expect((await changeWith(archivePost, id)).answer()).toMatchObject({ state: 'archived', pending: null })
    expect(await desk.readTitle(id)).toBe(404)
    await desk.publishAndWait(id)
    expect(await desk.readTitle(id)).toBe('No vista')
    expect((await changeWith(unpublishPost, id)).answer().state).toBe('draft')
    expect(await desk.readTitle(id)).toBe(404)
  })

  it('does not announce a post again that returns from the archive after its publication was undone', async () => {
    const id = await desk.createDraft('Ya anunciada')
    await desk.publishAndWait(id)
    ;(await changeWith(archivePost, id)).answer()
    const times = async () => {
      const [row] = await desk.test.db
        .select()
        .from(posts)
        .where(eq(posts.id, Number(id)))
      return [row?.publishedAt, row?.outAt]
    }
    const before = await times()
    desk.test.clock.advance(10 * MINUTE_MS)
    const { cursor } = (await desk.test.call(listenLive, { token: desk.media.token })).answer()
    desk.test.clock.advance(MINUTE_MS)
    ;(await desk.publish(id)).answer()
    ;(await changeWith(undoPublish, id)).answer()
    ;(await changeWith(restorePost, id)).answer()
    expect(await desk.readTitle(id)).toBe('Ya anunciada')
    expect(await times()).toEqual(before)
    const live = (await desk.test.call(listenLive, { token: desk.media.token, query: { since: cursor } })).answer()
    expect(live.announcements.map((announced) => announced.id)).not.toContain(id)
  })

  it('takes a post out of the archive as it was, with its date, for those who may publish', async () => {
    const id = await desk.createDraft('Archivada')
    await desk.publishAndWait(id)
    const { publishedAt } = await desk.detail(id)
    await desk.write(id, { es: { title: 'Sin publicar' } })
    await changeWith(archivePost, id)
    expect(await desk.readTitle(id)).toBe(404)
    expect((await changeWith(restorePost, id, desk.writer)).failure().type).toBe('permission')
    expect((await changeWith(restorePost, id)).answer()).toMatchObject({
      state: 'published',
      publishedAt,
      hasChanges: true,
    })
    expect(await desk.readTitle(id)).toBe('Archivada')
  })

  it('keeps a post in the trash, restores it, and needs publish for one that is published', async () => {
    const id = await desk.createDraft('Final')
    expect((await changeWith(trashPost, id, desk.writer)).answer().state).toBe('trash')
    expect((await changeWith(restorePost, id, desk.writer)).answer()).toMatchObject({
      state: 'draft',
      trashedAt: null,
    })
    await desk.publishAndWait(id)
    expect((await changeWith(trashPost, id, desk.writer)).failure().type).toBe('permission')
    expect((await changeWith(trashPost, id)).answer().state).toBe('trash')
    expect(await desk.readTitle(id)).toBe(404)
  })

  it('goes to review and back with a note', async () => {
    const id = await desk.createDraft('Final')
    const sent = await desk.test.call(sendToReview, {
      token: desk.writer.token,
      params: { id },
      body: { version: 1, note: 'Please check the names' },
    })
    expect(sent.answer()).toMatchObject({
      state: 'review',
      note: { text: 'Please check the names', by: { id: String(desk.writer.personId) } },
      canPublish: false,
    })
    const back = await desk.test.call(askForChanges, {
      token: desk.editor.token,
      params: { id },
      body: { version: 2, note: 'Two names are wrong' },
    })
    expect(back.answer()).toMatchObject({ state: 'draft', note: { text: 'Two names are wrong' } })
    const again = await desk.test.call(askForChanges, {
      token: desk.editor.token,
      params: { id },
      body: { version: 3, note: 'x' },
    })
    expect(again.failure().type).toBe('validation')
  })

  it('sets and lifts an embargo at once', async () => {
    const id = await desk.createDraft('Final')
    await desk.publishAndWait(id)
    const until = desk.later(HOUR_MS)
    const set = async (to: string | null) => {
      const { version } = await desk.detail(id)
      return (
        await desk.test.call(setPostEmbargo, { token: desk.editor.token, params: { id }, body: { version, until: to } })
      ).answer()
    }
    expect(await set(until)).toMatchObject({ state: 'embargoed', facts: { embargo: { value: until } } })
    expect(await desk.readTitle(id)).toBe(404)
    expect(await set(null)).toMatchObject({ state: 'published', facts: { embargo: { value: null } } })
    expect(await desk.readTitle(id)).toBe('Final')
  })
})
