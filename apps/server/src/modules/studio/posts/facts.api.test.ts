import { createPost, duplicatePost, saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertAsset } from '../../../../test/insert-assets.ts'
import { insertCategory, insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { posts } from '../../../platform/database/schema/library.ts'

const desk = postDesk()

beforeEach(() => desk.test.db.delete(posts))

describe('POST studio/posts', () => {
  it('creates an empty draft without a section', async () => {
    const created = await desk.detail(await desk.create())
    expect(created).toMatchObject({
      state: 'draft',
      version: 1,
      facts: { section: { value: null }, teams: { value: [] } },
    })
  })

  it('begins with a title in the language of the caller, which others are then translated from', async () => {
    const body = { title: '  Gol\nde oro ', sectionId: 'derbies' }
    const call = { token: desk.editor.token, body, locale: 'pt' as const }
    const { id } = (await desk.test.call(createPost, call)).answer()
    expect((await desk.list()).items).toMatchObject([
      { id, titles: { pt: 'Gol de oro' }, original: 'pt', authors: [{ name: 'Ruth Aldana' }] },
    ])
    await desk.write(id, { pt: { body: '<p>Texto</p>' } })
    await desk.publishAndWait(id)
    expect(await desk.readTitle(id)).toBe('Gol de oro')
    const tooLong = { ...call, body: { title: 'a'.repeat(301) } }
    expect((await desk.test.call(createPost, tooLong)).failure().type).toBe('validation')
  })

  it('fills in what follows from a fixture', async () => {
    const topic = await insertTag(desk.test.db, { names: inEveryLanguage('Derbi de la Ría') })
    const fixture = await desk.insertFixture(inEveryLanguage('Derbi de la Ria'))
    const category = await insertCategory(desk.test.db)
    const created = await desk.detail(await desk.create({ fixtureId: fixture.id, categoryId: String(category.id) }))
    expect(created.facts).toMatchObject({
      fixture: { value: fixture.id },
      matchday: { value: fixture.matchdayId },
      teams: { value: fixture.teams },
      section: { value: 'derbies' },
      tags: { value: [String(topic.id)] },
      categories: { value: [String(category.id)] },
    })
    expect(created.references).toMatchObject({
      fixtures: [{ id: fixture.id }],
      matchdays: [{ id: fixture.matchdayId }],
    })
  })

  it('rejects what does not exist', async () => {
    for (const body of [{ sectionId: 'nowhere' }, { fixtureId: '999999' }, { categoryId: 'x' }]) {
      expect((await desk.test.call(createPost, { token: desk.editor.token, body })).failure().type).toBe('validation')
    }
    expect(await desk.test.db.$count(posts)).toBe(0)
  })
})

describe('POST studio/posts/:id/duplicate', () => {
  it('copies texts and facts of the draft, without files', async () => {
    const team = await insertTeam(desk.test.db)
    const id = await desk.create({ sectionId: 'derbies' })
    await desk.write(id, { es: { title: 'Original', body: '<h2>Uno</h2><p>Dos</p>' } })
    await desk.save(id, { field: 'teams', value: [String(team.id)] })
    const copy = (await desk.test.call(duplicatePost, { token: desk.editor.token, params: { id } })).answer().id
    expect((await desk.detail(copy)).facts).toMatchObject({
      section: { value: 'derbies' },
      teams: { value: [String(team.id)] },
    })
    expect((await desk.list()).items.map((post) => post.titles.es)).toEqual(['Original', 'Original'])
    expect((await desk.test.call(duplicatePost, { token: desk.editor.token, params: { id: '1' } })).status).toBe(404)
  })
})

describe('PUT studio/posts/:id/facts/:field', () => {
  it('refuses the embargo of a post that is out, which only `setPostEmbargo` changes', async () => {
    const id = await desk.createDraft('Final')
    const planned = desk.later(2 * HOUR_MS)
    ;(await desk.publish(id, { at: desk.later(HOUR_MS) })).answer()
    ;(await desk.save(id, { field: 'embargo', value: planned })).answer()
    desk.test.clock.advance(HOUR_MS)
    await desk.signIn()
    // It was never published: the post is out for everybody, and its draft says so.
    expect(await desk.readTitle(id)).toBe('Final')
    expect((await desk.detail(id)).facts.embargo.value).toBeNull()
    expect((await desk.save(id, { field: 'embargo', value: planned, version: 1 })).failure().type).toBe('validation')
  })

  it('conflicts if somebody has saved the field meanwhile, and offers what is stored', async () => {
    const id = await desk.create()
    const [one, two] = [await insertTeam(desk.test.db), await insertTeam(desk.test.db)]
    const results = await Promise.all([
      desk.save(id, { field: 'teams', value: [String(one.id)] }),
      desk.save(id, { field: 'teams', value: [String(two.id)] }),
    ])
    const refused = results.find(({ status }) => status === 409)
    const saved = results.find(({ status }) => status === 200)
    expect(refused?.failure()).toMatchObject({ type: 'conflict', version: 1, current: saved?.answer().value })
    const both = [String(one.id), String(two.id)]
    expect((await desk.save(id, { field: 'teams', value: both, version: 1 })).answer()).toMatchObject({
      value: both,
      version: 2,
      changedBy: { name: 'Ruth Aldana' },
      filled: {},
    })
  })

  it('fills only empty fields from a fixture', async () => {
    const id = await desk.create()
    const [team, fixture] = [await insertTeam(desk.test.db), await desk.insertFixture()]
    await desk.save(id, { field: 'teams', value: [String(team.id)] })
    const { filled } = (await desk.save(id, { field: 'fixture', value: fixture.id })).answer()
    expect(filled).toMatchObject({ matchday: { value: fixture.matchdayId, version: 1 } })
    expect(Object.keys(filled)).toEqual(['matchday'])
    expect((await desk.detail(id)).facts.teams.value).toEqual([String(team.id)])
  })

  it.each([
    ['teams', ['999999']],
    ['teams', 'x'],
    ['tags', [5]],
    ['section', 'nowhere'],
    ['fixture', '0'],
    ['leadAsset', '12'],
    ['assetOrder', ['12']],
    ['links', [{ titles: inEveryLanguage('a'), url: 'javascript:alert(1)' }]],
    ['links', [{ titles: { es: 'a', en: '', pt: 'c' }, url: 'https://example.test' }]],
  ] as const)('rejects %s: %j', async (field, value) => {
    const id = await desk.create()
    const { version } = (await desk.detail(id)).facts[field]
    expect((await desk.save(id, { field, value, version })).failure()).toMatchObject({ type: 'validation' })
    expect((await desk.detail(id)).facts[field].version).toBe(version)
  })

  it('does not find posts that do not exist or are in the trash', async () => {
    const { id } = await insertPost(desk.test.db, { state: 'trash' })
    expect((await desk.save(String(id), { field: 'teams', value: [] })).status).toBe(404)
    expect((await desk.save('1', { field: 'teams', value: [] })).status).toBe(404)
  })
})

describe('PUT studio/posts/:id/assets/:assetId/texts', () => {
  it('saves captions of the draft with a version', async () => {
    const id = await desk.create()
    const asset = await insertAsset(desk.test, { postId: Number(id), kind: 'video', mediaId: 'clip-9' })
    const texts = {
      captions: inEveryLanguage('Gol'),
      alternatives: inEveryLanguage('A goal'),
      credit: 'League',
      rights: null,
      rightsUntil: null,
    }
    const saveTexts = (version: number) =>
      desk.test.call(saveAssetTexts, {
        token: desk.editor.token,
        params: { id, assetId: String(asset.id) },
        body: { ...texts, version },
      })
    expect((await saveTexts(0)).answer()).toMatchObject({ captions: inEveryLanguage('Gol'), version: 1 })
    expect((await saveTexts(0)).failure()).toMatchObject({ type: 'conflict', version: 1 })
    expect((await desk.detail(id)).assets).toMatchObject([{ credit: 'League', version: 1 }])
  })
})

describe('PUT studio/posts/:id/facts/assetOrder', () => {
  it('orders the files of the draft, and those that are not named last', async () => {
    const id = await desk.create()
    const [one, two, three] = await Promise.all(
      ['clip-1', 'clip-2', 'clip-3'].map((mediaId, position) =>
        insertAsset(desk.test, { postId: Number(id), kind: 'video', mediaId, position }),
      ),
    )
    const ids = [one, two, three].map((asset) => String(asset?.id))
    const saved = (await desk.save(id, { field: 'assetOrder', value: [ids[2]] })).answer()
    expect(saved).toMatchObject({ value: [ids[2], ids[0], ids[1]], version: 1 })
    const { assets, hasChanges } = await desk.detail(id)
    expect(assets.map((asset) => asset.id)).toEqual([ids[2], ids[0], ids[1]])
    expect(hasChanges).toBe(false)
    const twice = await desk.save(id, { field: 'assetOrder', value: [ids[0], ids[0]], version: 1 })
    expect(twice.failure().type).toBe('validation')
  })
})
