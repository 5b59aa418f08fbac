import { loadFilterData } from '@mixed-zone/contract/endpoints/search'
import { inAll } from '@mixed-zone/test-data/localised'
import { describe, expect, it, vi } from 'vitest'
import { insertTag } from '../../../../test/insert-posts.ts'
import { termMergeDesk } from '../../../../test/term-merge-desk.ts'

describe('POST studio/term-merges of a tag with 5,000 posts', () => {
  // The undo competes with the job that indexes the merged posts, which runs on after the test: hence an app of its own.
  const { desk, mergeAndGetIds, undo, filterAsReader, insertManyPosts } = termMergeDesk({ runsJobs: true })

  it('lets filter and facet find every one, and is undone again', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertTag(db), await insertTag(db)]
    await insertManyPosts(5_000, merged.id)
    const [mergeId] = await mergeAndGetIds('tags', survivor.id, merged.id)
    expect(await filterAsReader({ tag: survivor.textId })).toMatchObject({ total: 5_000 })
    expect(await filterAsReader({ tag: merged.textId })).toMatchObject({
      total: 5_000,
      moved: { tag: survivor.textId },
    })
    const { tags: choices } = (await desk.test.call(loadFilterData, { token: desk.media.token })).answer()
    expect(choices).toContainEqual(expect.objectContaining({ textId: survivor.textId, count: 5_000 }))
    expect(choices.map(({ textId }) => textId)).not.toContain(merged.textId)
    expect((await undo(mergeId ?? '')).status).toBe(204)
    expect(await filterAsReader({ tag: merged.textId })).toMatchObject({ total: 5_000 })
    expect(await filterAsReader({ tag: survivor.textId })).toMatchObject({ total: 0 })
  })
})

describe('the search after POST studio/term-merges', () => {
  const { desk, merge, filterAsReader, insertManyPosts } = termMergeDesk({ runsJobs: true })

  it('finds the posts by the name that stays', async () => {
    const { db } = desk.test
    const survivor = await insertTag(db, { names: inAll('Zarzamora') })
    const merged = await insertTag(db, { names: inAll('Quisquilla') })
    // More than one batch.
    await insertManyPosts(120, merged.id)
    await merge('tags', survivor.id, merged.id)
    const found = () => filterAsReader({ text: 'zarzamora', tag: survivor.textId })
    await vi.waitFor(async () => expect(await found()).toMatchObject({ total: 120 }), {
      timeout: 40_000,
      interval: 500,
    })
  })
})
