import { loadFilterData } from '@mixed-zone/contract/endpoints/search'
import { describe, expect, it, vi } from 'vitest'
import { insertTag } from '../../../../test/insert-posts.ts'
import { inAll, termMergeDesk } from '../../../../test/term-merge-desk.ts'

describe('POST studio/term-merges of a tag with 5,000 posts', () => {
  // An app of its own: thousands of posts are still being indexed when the test ends.
  const { desk, idsOf, undo, filter, insertManyPosts } = termMergeDesk({ runsJobs: true })

  it('lets filter and facet find every one, and is undone again', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertTag(db), await insertTag(db)]
    await insertManyPosts(5_000, merged.id)
    const [mergeId] = await idsOf('tags', survivor.id, merged.id)
    expect(await filter({ tag: survivor.textId })).toMatchObject({ total: 5_000 })
    expect(await filter({ tag: merged.textId })).toMatchObject({ total: 5_000, moved: { tag: survivor.textId } })
    const { tags: choices } = (await desk.test.call(loadFilterData, { token: desk.media.token })).answer()
    expect(choices).toContainEqual(expect.objectContaining({ textId: survivor.textId, count: 5_000 }))
    expect(choices.map(({ textId }) => textId)).not.toContain(merged.textId)
    expect((await undo(mergeId ?? '')).status).toBe(204)
    expect(await filter({ tag: merged.textId })).toMatchObject({ total: 5_000 })
    expect(await filter({ tag: survivor.textId })).toMatchObject({ total: 0 })
  })
})

describe('the search after POST studio/term-merges', () => {
  const { desk, merge, filter, insertManyPosts } = termMergeDesk({ runsJobs: true })

  it('finds the posts by the name that stays', async () => {
    const { db } = desk.test
    const survivor = await insertTag(db, { names: inAll('Zarzamora') })
    const merged = await insertTag(db, { names: inAll('Quisquilla') })
    // More than one batch.
    await insertManyPosts(120, merged.id)
    await merge('tags', survivor.id, merged.id)
    const found = () => filter({ text: 'zarzamora' })
    await vi.waitFor(async () => expect(await found()).toMatchObject({ total: 120 }), {
      timeout: 40_000,
      interval: 500,
    })
  })
})
