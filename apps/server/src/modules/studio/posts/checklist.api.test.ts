import { setAssetStates } from '@mixed-zone/contract/endpoints/studio/files'
import { findTags, getChecklist, getFactChoices } from '@mixed-zone/contract/endpoints/studio/posts'
import { MAX_TITLE_CHARACTERS } from '@mixed-zone/contract/schemas/studio/posts'
import { readOriginal, saveReviewed } from '@mixed-zone/document/translations'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, insertDraftAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'

const desk = postDesk()

const find = async (id: string) => (await desk.list()).items.find((post) => post.id === id)

describe('GET studio/posts/:id/checklist', () => {
  it('blocks without title and rights, and only warns of the rest', async () => {
    const id = await desk.create()
    const picture = await storeBytes(desk.test, await drawPicture())
    const asset = await insertAsset(desk.test, {
      postId: Number(id),
      fileId: picture.id,
      rights: null,
      captions: null,
      alternatives: null,
    })
    const broken = await storeBytes(desk.test, 'no picture')
    const other = await insertAsset(desk.test, {
      postId: Number(id),
      fileId: broken.id,
      kind: 'image',
      rights: inEveryLanguage('Ours'),
    })
    const check = async () =>
      (await desk.test.call(getChecklist, { token: desk.editor.token, params: { id } })).answer()
    expect((await check()).blocking).toEqual([
      { kind: 'title-missing' },
      { kind: 'rights-missing', assetIds: [String(asset.id)] },
      { kind: 'file-broken', assetIds: [String(other.id)] },
    ])
    await desk.write(id, { es: { title: 'Con título' } })
    const { blocking, warnings } = await check()
    expect(blocking.map(({ kind }) => kind)).toEqual(['rights-missing', 'file-broken'])
    expect(warnings).toContainEqual({ kind: 'language-missing', locales: ['en', 'pt'] })
    expect(warnings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'section-missing',
        'lead-image-missing',
        'category-missing',
        'contact-missing',
        'caption-missing',
      ]),
    )
  })

  it('blocks a title that is too long once two people’s changes were merged', async () => {
    const id = await desk.createDraft('Corto')
    const blocking = async () =>
      (await desk.test.call(getChecklist, { token: desk.editor.token, params: { id } })).answer().blocking
    await desk.write(id, { es: { title: 'x'.repeat(MAX_TITLE_CHARACTERS + 1) } })
    expect(await blocking()).toEqual([{ kind: 'text-too-long', locales: ['es'] }])
    expect((await desk.publish(id)).failure().type).toBe('validation')
    await desk.write(id, { es: { title: 'x'.repeat(MAX_TITLE_CHARACTERS) } })
    expect(await blocking()).toEqual([])
  })

  it('blocks files whose bytes were recalled in another post, but not those that readers have already', async () => {
    const { id: fileId } = await storeBytes(desk.test, await drawPicture({ colour: '#77aa11' }))
    const rights = inEveryLanguage('Ours')
    const published = await desk.createDraft('Ya publicada')
    await insertAsset(desk.test, { postId: Number(published), fileId, rights })
    const recalledPost = await desk.createDraft('La otra')
    const recall = { recalledAt: desk.test.clock.now(), recallReasons: inEveryLanguage('Wrong') }
    await insertAsset(desk.test, { postId: Number(recalledPost), fileId, rights, ...recall })
    const draft = await desk.createDraft('Por publicar')
    const added = await insertDraftAsset(desk.test, { draftPostId: Number(draft), fileId, rights })
    const blockingOf = async (id: string) =>
      (await desk.test.call(getChecklist, { token: desk.editor.token, params: { id } })).answer().blocking
    expect(await blockingOf(draft)).toEqual([{ kind: 'file-recalled', assetIds: [added] }])
    expect((await desk.publish(draft)).failure().type).toBe('validation')
    expect(await blockingOf(published)).toEqual([])
    const removal = { params: { id: draft }, body: { ids: [added], state: 'removed' as const } }
    ;(await desk.test.call(setAssetStates, { token: desk.writer.token, ...removal })).answer()
    expect(await blockingOf(draft)).toEqual([])
    expect((await desk.publish(draft)).status).toBe(200)
  })

  it('warns of a translation until it was reviewed against the changed original', async () => {
    const id = await desk.create()
    await desk.write(id, { es: { title: 'Uno' }, en: { title: 'One' } })
    const outdated = async () =>
      (await desk.test.call(getChecklist, { token: desk.editor.token, params: { id } }))
        .answer()
        .warnings.find(({ kind }) => kind === 'translation-outdated')
    expect(await outdated()).toBeUndefined()
    await desk.write(id, { es: { title: 'Dos' } })
    expect(await outdated()).toEqual({ kind: 'translation-outdated', locales: ['en'] })
    expect((await find(id))?.translationStates).toEqual({ es: 'draft', en: 'outdated', pt: 'none' })
    await desk.write(id, { en: { title: 'Two' } })
    expect(await outdated()).toEqual({ kind: 'translation-outdated', locales: ['en'] })
    await desk.edit(id, (document) => saveReviewed(document, 'en', readOriginal(document, 'es')))
    expect(await outdated()).toBeUndefined()
    expect((await find(id))?.translationStates.en).toBe('draft')
  })

  it('compares with the language that was written first', async () => {
    const id = await desk.create()
    await desk.write(id, { pt: { title: 'Um', body: '<p>Corpo</p>' } })
    await desk.write(id, { es: { title: 'Uno' } })
    await desk.write(id, { pt: { title: 'Dois' } })
    const post = await find(id)
    expect(post?.original).toBe('pt')
    expect(post?.translationStates).toEqual({ es: 'outdated', en: 'none', pt: 'ready' })
  })
})

describe('GET studio/posts/choices and studio/posts/tags', () => {
  it('offers sections, matchdays around now with fixtures, and finds tags and players', async () => {
    const fixture = await desk.insertFixture()
    const team = await insertTeam(desk.test.db)
    const player = await insertTag(desk.test.db, {
      kind: 'player',
      teamId: team.id,
      names: inEveryLanguage('Íker Saldaña'),
    })
    const choices = (await desk.test.call(getFactChoices, { token: desk.editor.token })).answer()
    expect(choices.sections).toHaveLength(14)
    expect(choices.fixtures.map(({ id }) => id)).toContain(fixture.id)
    const { tags } = (
      await desk.test.call(findTags, { token: desk.editor.token, query: { text: 'iker sald' } })
    ).answer()
    expect(tags).toEqual([expect.objectContaining({ id: String(player.id), kind: 'player', teamId: String(team.id) })])
  })

  it('finds a topic by its name in any language, and names it in all', async () => {
    const names = { es: 'Derbi de los Faros', en: 'Lighthouse derby', pt: 'Dérbi dos Faróis' }
    const topic = await insertTag(desk.test.db, { kind: 'topic', names })
    const { tags } = (
      await desk.test.call(findTags, { token: desk.editor.token, locale: 'en', query: { text: 'Derbi de los Faros' } })
    ).answer()
    expect(tags).toEqual([expect.objectContaining({ id: String(topic.id), name: names.en, names })])
  })
})
