import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { setFeatured } from '@mixed-zone/contract/endpoints/studio/posts'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { posts } from '../../../platform/database/schema/library.ts'

const desk = postDesk({ usesCaches: true })

const listFeatured = async () =>
  (await desk.list({ featured: 'true' })).items
    .toSorted((one, other) => (one.featuredPosition ?? 0) - (other.featuredPosition ?? 0))
    .map(({ id }) => id)

const setFrom = (previousIds: readonly string[], ids: readonly string[], { token } = desk.editor) =>
  desk.test.call(setFeatured, { token, body: { ids: [...ids], previousIds: [...previousIds] } })

const set = async (ids: readonly string[], person = desk.editor) => setFrom(await listFeatured(), ids, person)

const home = async ({ token } = desk.media) => (await desk.test.call(getHome, { token })).answer()

describe('PUT studio/posts/featured', () => {
  it('leads the home page with the first and shows the others in order', async () => {
    const insert = async (sectionId: string, minutes: number) =>
      String((await insertPost(desk.test.db, { sectionId, publishedAt: minutesLater(minutes) })).id)
    const [newest, derby, older] = [
      await insert('featured', -10),
      await insert('derbies', -20),
      await insert('featured', -30),
    ]
    expect((await set([derby, older])).answer()).toEqual({ ids: [derby, older] })
    const first = await home()
    expect(first.lead?.id).toBe(derby)
    const featured = first.sections.find(({ textId }) => textId === 'featured')
    expect(featured?.posts.map(({ id }) => id)).toEqual([older, newest])
    expect(
      (await desk.list({ featured: 'true', sort: 'title' })).items.map((post) => post.featuredPosition).sort(),
    ).toEqual([0, 1])
    await set([older, derby])
    expect((await home()).lead?.id).toBe(older)
    await set([])
    expect((await home()).lead).toBeNull()
  })

  it('shows nothing that the reader may not see', async () => {
    const embargoed = await insertPost(desk.test.db, { embargoUntil: minutesLater(60) })
    const open = await insertPost(desk.test.db, {})
    await set([String(embargoed.id), String(open.id)])
    expect((await home()).lead?.id).toBe(String(open.id))
    expect((await home(desk.editor)).lead?.id).toBe(String(embargoed.id))
    await set([])
  })

  it('conflicts for the second of two people who saw the same order', async () => {
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.push(String((await insertPost(desk.test.db, {})).id))
    const [one = '', two = '', three = ''] = ids
    const first = await Promise.all([setFrom([], [one]), setFrom([], [two, three])])
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409])
    const order = await listFeatured()
    expect([[one], [two, three]]).toContainEqual(order)
    const late = (await setFrom([], [three])).failure()
    expect(late).toMatchObject({ type: 'conflict', current: order })
    await set([one, two])
    expect((await setFrom([two, one], [three])).failure().type).toBe('conflict')
    expect(await listFeatured()).toEqual([one, two])
    await set([])
  })

  it('does not count posts in the trash', async () => {
    const [kept, trashed] = [await insertPost(desk.test.db, {}), await insertPost(desk.test.db, {})]
    await set([String(trashed.id), String(kept.id)])
    await desk.test.db.update(posts).set({ state: 'trash' }).where(eq(posts.id, trashed.id))
    expect((await setFrom([String(kept.id)], [])).answer()).toEqual({ ids: [] })
  })

  it('rejects posts that are gone, and needs publish', async () => {
    const { id } = await insertPost(desk.test.db, { state: 'trash' })
    expect((await set([String(id)])).failure().type).toBe('not-found')
    expect((await set(['1'])).failure().type).toBe('not-found')
    expect((await set([], desk.writer)).failure().type).toBe('permission')
    const [row] = await desk.test.db.select().from(posts).where(eq(posts.id, id))
    expect(row?.featuredPosition).toBeNull()
  })
})
