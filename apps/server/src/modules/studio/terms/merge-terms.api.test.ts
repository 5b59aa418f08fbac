import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { recordVersion, restoreVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { deleteTerm, getTerm } from '@mixed-zone/contract/endpoints/studio/terms'
import { inAll } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertCategory, insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { termMergeDesk } from '../../../../test/term-merge-desk.ts'
import { postFacts } from '../../../platform/database/schema/drafts.ts'
import { fixtures, postTags, squadMembers, tags } from '../../../platform/database/schema/library.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { savedViews } from '../../../platform/database/schema/studio.ts'

const { desk, call, merge, mergeAndGetIds, undo, filterAsReader } = termMergeDesk()

const tagsOf = async (postId: number) =>
  (
    await desk.test.db
      .select({ tagId: postTags.tagId })
      .from(postTags)
      .where(eq(postTags.postId, postId))
      .orderBy(postTags.position)
  ).map(({ tagId }) => tagId)

describe('POST studio/term-merges', () => {
  it('moves posts, lets the old address lead to the new one, and can be undone', async () => {
    const { db } = desk.test
    const survivor = await insertTag(db, { textId: 'martin-rueda', names: inAll('Martín Rueda') })
    const merged = await insertTag(db, { textId: 'm-rueda', names: inAll('M. Rueda') })
    const only = await insertPost(db, { tagIds: [merged.id] })
    const both = await insertPost(db, { tagIds: [merged.id, survivor.id] })
    const [mergeId] = await mergeAndGetIds('tags', survivor.id, merged.id)
    expect(await tagsOf(only.id)).toEqual([survivor.id])
    expect(await tagsOf(both.id)).toEqual([survivor.id])
    const found = await filterAsReader({ tag: 'm-rueda' })
    expect(found).toMatchObject({ total: 2, moved: { tag: 'martin-rueda' } })
    expect(found.facets?.tags).toMatchObject([{ textId: 'martin-rueda', count: 2 }])
    expect((await filterAsReader({ tag: 'martin-rueda' })).moved).toBeUndefined()
    expect(await filterAsReader({ tag: 'm-rueda,martin-rueda' })).toMatchObject({ moved: { tag: 'martin-rueda' } })
    const post = (await desk.test.call(getPost, { token: desk.media.token, body: { id: String(only.id) } })).answer()
    expect(post.tags).toMatchObject([{ textId: 'martin-rueda' }])
    const detail = (await call(getTerm, { params: { kind: 'tags', id: String(survivor.id) } })).answer()
    expect(detail).toMatchObject({
      posts: 2,
      aliases: ['m-rueda'],
      merges: [{ id: mergeId, textId: 'm-rueda', mergedBy: 'Ruth Aldana' }],
    })
    expect((await call(getTerm, { params: { kind: 'tags', id: String(merged.id) } })).failure().type).toBe('not-found')

    expect((await undo(mergeId ?? '')).status).toBe(204)
    expect(await tagsOf(only.id)).toEqual([merged.id])
    expect((await tagsOf(both.id)).toSorted()).toEqual([survivor.id, merged.id].toSorted())
    expect(await filterAsReader({ tag: 'm-rueda' })).toMatchObject({ total: 2 })
    expect((await filterAsReader({ tag: 'm-rueda' })).moved).toBeUndefined()
    expect((await filterAsReader({ tag: 'martin-rueda' })).total).toBe(1)
    const actions = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, 'martin-rueda'))
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['term.merge-undone', 'term.merged'])
  })

  it('rewrites the facts of drafts, so that nobody overwrites them silently', async () => {
    const { db } = desk.test
    const [survivor, merged, other] = [await insertTag(db), await insertTag(db), await insertTag(db)]
    const draft = await desk.createDraft('Borrador')
    await desk.save(draft, { field: 'tags', value: [String(merged.id), String(other.id)] })
    const published = await desk.createDraft('Publicada')
    await desk.save(published, { field: 'tags', value: [String(merged.id), String(survivor.id)] })
    await desk.publishAndWait(published)
    const [mergeId] = await mergeAndGetIds('tags', survivor.id, merged.id)
    const value = async (id: string) => (await desk.detail(id)).facts.tags
    expect(await value(draft)).toMatchObject({ value: [String(survivor.id), String(other.id)], version: 2 })
    expect(await value(published)).toMatchObject({ value: [String(survivor.id)] })
    expect((await desk.list({ tag: String(survivor.id) })).total).toBe(2)
    const stale = await desk.save(draft, { field: 'tags', value: [String(merged.id)], version: 1 })
    expect(stale.failure()).toMatchObject({ type: 'conflict', version: 2 })
    const open = await desk.save(draft, { field: 'tags', value: [String(merged.id)], version: 2 })
    expect(open.answer().value).toEqual([String(survivor.id)])
    await desk.save(draft, { field: 'tags', value: [String(survivor.id), String(other.id)], version: 3 })
    await undo(mergeId ?? '')
    expect((await value(draft)).value).toEqual([String(merged.id), String(other.id)])
    expect((await value(published)).value).toEqual([String(survivor.id), String(merged.id)])
    expect((await desk.detail(published)).hasChanges).toBe(false)
  })

  it('restores a version that names a merged row', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertCategory(db), await insertCategory(db)]
    const id = await desk.createDraft('Versiones')
    await desk.save(id, { field: 'categories', value: [String(merged.id)] })
    const { number } = (await call(recordVersion, { params: { id } })).answer()
    await desk.save(id, { field: 'categories', value: [], version: 1 })
    await merge('categories', survivor.id, merged.id)
    expect((await call(restoreVersion, { params: { id, number: String(number) }, body: {} })).status).toBe(200)
    expect((await desk.detail(id)).facts.categories.value).toEqual([String(survivor.id)])
  })

  it('publishes a draft that names a merged and a deleted row', async () => {
    const { db } = desk.test
    const [survivor, merged, gone] = [await insertTag(db), await insertTag(db), await insertTag(db)]
    const id = await desk.createDraft('Tarde')
    await merge('tags', survivor.id, merged.id)
    await call(deleteTerm, { params: { kind: 'tags', id: String(gone.id) } })
    // As saved by somebody at the moment of the merge.
    await desk.save(id, { field: 'tags', value: [String(survivor.id)] })
    await db
      .update(postFacts)
      .set({ value: [String(merged.id), String(gone.id)] })
      .where(eq(postFacts.postId, Number(id)))
    await desk.publishAndWait(id)
    expect(await tagsOf(Number(id))).toEqual([survivor.id])
  })

  it('moves fixtures, players and squads of a club', async () => {
    const { db } = desk.test
    const fixture = await desk.insertFixture()
    const [merged, away] = fixture.teams.map(Number)
    const survivor = await insertTeam(db)
    const [one, two] = [
      await insertTag(db, { kind: 'player', teamId: merged ?? 0 }),
      await insertTag(db, { kind: 'player', teamId: survivor.id }),
    ]
    const member = { season: '2026-27', number: 7, position: 'forward' as const }
    await db.insert(squadMembers).values([
      { ...member, teamId: merged ?? 0, playerTagId: one.id },
      { ...member, teamId: survivor.id, playerTagId: two.id },
    ])
    expect((await merge('teams', survivor.id, merged ?? 0, away ?? 0)).failure().type).toBe('conflict')
    const [mergeId] = await mergeAndGetIds('teams', survivor.id, merged ?? 0)
    const homeOf = async () =>
      (
        await db
          .select()
          .from(fixtures)
          .where(eq(fixtures.id, Number(fixture.id)))
      )[0]?.homeTeamId
    const squadOf = async (playerTagId: number) => {
      const [row] = await db.select().from(squadMembers).where(eq(squadMembers.playerTagId, playerTagId))
      return [row?.teamId, row?.number]
    }
    expect(await homeOf()).toBe(survivor.id)
    expect(await squadOf(one.id)).toEqual([survivor.id, null])
    expect(await squadOf(two.id)).toEqual([survivor.id, 7])
    expect((await db.select().from(tags).where(eq(tags.id, one.id)))[0]?.teamId).toBe(survivor.id)
    await undo(mergeId ?? '')
    expect(await homeOf()).toBe(merged)
    expect(await squadOf(one.id)).toEqual([merged, 7])
    expect((await db.select().from(tags).where(eq(tags.id, one.id)))[0]?.teamId).toBe(merged)
  })

  it('changes the studio’s saved views', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertTag(db), await insertTag(db)]
    const query = `sort=name&tag=${merged.id}`
    const view = { personId: desk.editor.personId, list: 'posts', createdAt: desk.test.clock.now() }
    await db.insert(savedViews).values([
      { ...view, name: 'A', query },
      { ...view, name: 'B', query: `tag=${merged.id}0` },
    ])
    const queries = async () => (await db.select().from(savedViews).orderBy(savedViews.name)).map((row) => row.query)
    const [mergeId] = await mergeAndGetIds('tags', survivor.id, merged.id)
    expect(await queries()).toEqual([`sort=name&tag=${survivor.id}`, `tag=${merged.id}0`])
    await undo(mergeId ?? '')
    expect(await queries()).toEqual([query, `tag=${merged.id}0`])
  })

  it('changes the saved views of players by club', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertTeam(db), await insertTeam(db)]
    const [view] = await db
      .insert(savedViews)
      .values({
        personId: desk.editor.personId,
        list: 'terms-players',
        name: 'Squad',
        query: `team=${merged.id}`,
        createdAt: desk.test.clock.now(),
      })
      .returning()
    const query = async () =>
      (
        await db
          .select()
          .from(savedViews)
          .where(eq(savedViews.id, view?.id ?? 0))
      )[0]?.query
    const [mergeId] = await mergeAndGetIds('teams', survivor.id, merged.id)
    expect(await query()).toBe(`team=${survivor.id}`)
    await undo(mergeId ?? '')
    expect(await query()).toBe(`team=${merged.id}`)
  })

  it('follows chains: the latest merge has to be undone first', async () => {
    const { db } = desk.test
    const names = ['chain-a', 'chain-b', 'chain-c']
    const [a, b, c] = [
      await insertTag(db, { textId: 'chain-a' }),
      await insertTag(db, { textId: 'chain-b' }),
      await insertTag(db, { textId: 'chain-c' }),
    ]
    await insertPost(db, { tagIds: [a.id] })
    const [first] = await mergeAndGetIds('tags', b.id, a.id)
    const [second] = await mergeAndGetIds('tags', c.id, b.id)
    for (const tag of names.slice(0, 2))
      expect(await filterAsReader({ tag })).toMatchObject({ total: 1, moved: { tag: 'chain-c' } })
    expect((await undo(first ?? '')).failure().type).toBe('conflict')
    await undo(first ?? '', second ?? '')
    expect(await filterAsReader({ tag: 'chain-a' })).toMatchObject({ total: 1 })
    expect(await filterAsReader({ tag: 'chain-b' })).toMatchObject({ total: 0 })
  })

  it('keeps what was changed since', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertTag(db), await insertTag(db)]
    const [removed, added] = [await insertPost(db, { tagIds: [merged.id] }), await insertPost(db)]
    const [mergeId] = await mergeAndGetIds('tags', survivor.id, merged.id)
    await db.delete(postTags).where(eq(postTags.postId, removed.id))
    await db.insert(postTags).values({ postId: added.id, tagId: survivor.id })
    await undo(mergeId ?? '')
    expect(await tagsOf(removed.id)).toEqual([])
    expect(await tagsOf(added.id)).toEqual([survivor.id])
  })
})
