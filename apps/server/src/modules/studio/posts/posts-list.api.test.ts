import { getFileUrl } from '@mixed-zone/contract/endpoints/downloads'
import { exportPosts, getPostsSummary, listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { searchStudio } from '@mixed-zone/contract/endpoints/studio/shell'
import { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { MINUTE_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertCategory, insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { posts } from '../../../platform/database/schema/library.ts'

const desk = postDesk()

beforeEach(() => desk.test.db.delete(posts))

describe('GET studio/posts', () => {
  it('lists drafts with their titles, languages and authors, last changed first', async () => {
    await insertPost(desk.test.db, { translations: [{ locale: 'es', title: 'Publicada' }] })
    desk.test.clock.advance(MINUTE_MS)
    const id = await desk.create({ sectionId: 'derbies' })
    await desk.write(id, { es: { title: 'Borrador', body: '<p>Texto</p>' }, en: { title: 'Draft' } })
    const { items, total } = await desk.list()
    expect(total).toBe(2)
    expect(items.map((post) => post.titles.es)).toEqual(['Borrador', 'Publicada'])
    expect(items[0]).toMatchObject({
      id,
      state: 'draft',
      section: 'derbies',
      titles: { es: 'Borrador', en: 'Draft' },
      translationStates: { es: 'ready', en: 'draft', pt: 'none' },
      authors: [{ id: String(desk.editor.personId), name: 'Ruth Aldana' }],
      hasChanges: false,
      isPreviewable: true,
    })
  })

  it('opens with the newest changes of posts and of drafts, on every page', async () => {
    const insertTitled = (title: string) =>
      insertPost(desk.test.db, { translations: [{ locale: 'es', title }], updatedAt: desk.test.clock.now() })
    const { id } = await insertTitled('first')
    const trashed = await insertTitled('in the trash')
    for (const title of 'abcdefghijk') {
      desk.test.clock.advance(SECOND_MS)
      await insertTitled(title)
    }
    desk.test.clock.advance(SECOND_MS)
    await desk.save(String(id), { field: 'section', value: 'derbies' })
    await desk.save(String(trashed.id), { field: 'section', value: 'derbies' })
    await desk.test.db.update(posts).set({ state: 'trash' }).where(eq(posts.id, trashed.id))
    for (const order of [{}, { sort: 'changedAt', direction: 'desc' }] as const) {
      expect(await desk.titles(order)).toEqual(['first', ...'kjihgfedc'])
      expect(await desk.list({ ...order, page: '2' })).toMatchObject({ total: 12 })
      expect(await desk.titles({ ...order, page: '2' })).toEqual(['b', 'a'])
    }
    expect(await desk.titles({ sort: 'changedAt', direction: 'asc' })).toEqual([...'abcdefghij'])
  })

  it('finds words of titles, texts, captions and tags in any language, with or without accents', async () => {
    const tag = await insertTag(desk.test.db, { names: inEveryLanguage('Peñalba') })
    const published = await insertPost(desk.test.db, {
      translations: [{ locale: 'pt', title: 'Ação', body: '<p>Um coração enorme</p>' }],
    })
    await insertAsset(desk.test, {
      postId: published.id,
      mediaId: 'clip-1',
      kind: 'video',
      captions: inEveryLanguage('Área técnica'),
    })
    await desk.test.publishing.publish(desk.editor.actor, { id: published.id, version: 1 })
    const id = await desk.create()
    await desk.write(id, { es: { title: 'El árbitro', body: '<p>Señaló un penalti</p>' } })
    await desk.save(id, { field: 'tags', value: [String(tag.id)] })
    const ids = async (text: string) => (await desk.list({ text })).items.map((post) => post.id)
    expect(await ids('arbitro')).toEqual([id])
    expect(await ids('senalo PENALTI')).toEqual([id])
    expect(await ids('peñal')).toEqual([id])
    expect(await ids('coracao')).toEqual([String(published.id)])
    expect(await ids('area tecnica')).toEqual([String(published.id)])
    expect(await ids('nada')).toEqual([])
  })

  it('filters by what the draft says, before readers see it', async () => {
    const [team, category] = [await insertTeam(desk.test.db), await insertCategory(desk.test.db)]
    const { id } = await insertPost(desk.test.db, {
      sectionId: 'featured',
      translations: [{ locale: 'es', title: 'Una' }],
    })
    await insertPost(desk.test.db, { sectionId: 'featured', translations: [{ locale: 'es', title: 'Otra' }] })
    await desk.save(String(id), { field: 'teams', value: [String(team.id)] })
    await desk.save(String(id), { field: 'section', value: 'derbies' })
    expect(await desk.titles({ team: String(team.id) })).toEqual(['Una'])
    expect(await desk.titles({ section: 'derbies' })).toEqual(['Una'])
    expect(await desk.titles({ section: 'featured' })).toEqual(['Otra'])
    expect(await desk.titles({ category: String(category.id) })).toEqual([])
    expect(await desk.titles({ locale: 'en' })).toHaveLength(2)
    expect(await desk.titles({ locale: 'es' })).toEqual([])
    expect(await desk.titles({ author: 'me' })).toEqual(['Una'])
    expect((await desk.list({ author: 'me' }, desk.writer)).total).toBe(0)
    expect(await desk.titles({ state: 'published' })).toHaveLength(2)
    expect(await desk.titles({ state: 'trash' })).toEqual([])
    const [row] = (await desk.list({ section: 'derbies' })).items
    expect(row).toMatchObject({ hasChanges: true, section: 'derbies' })
  })

  it('filters by days of the league, and sorts by every column', async () => {
    const now = desk.test.clock.now()
    const day = now.toISOString().slice(0, 10)
    await insertPost(desk.test.db, { publishedAt: now, translations: [{ locale: 'es', title: 'b' }] })
    await insertPost(desk.test.db, {
      publishedAt: new Date(now.getTime() - 9 * 86_400_000),
      translations: [{ locale: 'es', title: 'A' }],
    })
    expect(await desk.titles({ from: day, to: day })).toEqual(['b'])
    expect(await desk.titles({ to: '2020-01-01' })).toEqual([])
    expect(await desk.titles({ sort: 'title' })).toEqual(['A', 'b'])
    expect(await desk.titles({ sort: 'publishedAt', direction: 'desc' })).toEqual(['b', 'A'])
    for (const sort of ['changedAt', 'state', 'views', 'downloads'] as const)
      expect(await desk.titles({ sort })).toHaveLength(2)
    expect((await desk.test.call(listPosts, { token: desk.editor.token, query: { sort: 'section' } })).status).toBe(422)
    expect((await desk.test.call(listPosts, { token: desk.editor.token, query: { from: 'x' } })).status).toBe(422)
  })

  it('sorts by the title of the draft, else of what is published, in the first language that has one', async () => {
    await desk.signIn()
    await insertPost(desk.test.db, { translations: [{ locale: 'pt', title: 'Árbitro' }] })
    await insertPost(desk.test.db, {
      translations: [
        { locale: 'en', title: 'Aaa' },
        { locale: 'es', title: 'derbi' },
      ],
    })
    const { id } = await insertPost(desk.test.db, { translations: [{ locale: 'es', title: 'Zeta' }] })
    await desk.write(String(id), { es: { title: 'Balón', body: '<p>Texto</p>' } })
    const { items } = await desk.list({ sort: 'title' })
    expect(items.map(({ titles }) => titles.es ?? titles.pt)).toEqual(['Árbitro', 'Balón', 'derbi'])
  })

  it('counts views and downloads a few minutes later', async () => {
    // Later than what other tests have counted.
    desk.test.clock.advance(5 * MINUTE_MS)
    await desk.signIn()
    const { id } = await insertPost(desk.test.db, {})
    const file = await storeBytes(desk.test, 'bytes')
    const asset = await insertAsset(desk.test, { postId: id, kind: 'file', fileId: file.id })
    await desk.test.call(updatePostData, { token: desk.media.token, body: { id: String(id), event: 'view' } })
    const { url } = (
      await desk.test.call(getFileUrl, {
        token: desk.media.token,
        body: { assetId: String(asset.id) },
        headers: { accept: 'application/json' },
      })
    ).answer()
    await desk.test.inject({ url })
    desk.test.clock.advance(5 * MINUTE_MS)
    await expect.poll(async () => (await desk.list()).items[0]).toMatchObject({ views: 1, downloads: 1 })
    desk.test.clock.advance(5 * MINUTE_MS)
    expect((await desk.list()).items[0]).toMatchObject({ views: 1, downloads: 1 })
    expect(await desk.detail(String(id))).toMatchObject({ downloads: 1, recipients: 1 })
  })

  it('shows the picture of a draft to those with posts, and to nobody else', async () => {
    const id = await desk.create()
    const picture = await storeBytes(desk.test, await drawPicture())
    await insertAsset(desk.test, { postId: Number(id), fileId: picture.id })
    const [row] = (await desk.list()).items
    const open = async (url: string | null | undefined) => (await desk.test.inject({ url: String(url) })).statusCode
    expect(row).toMatchObject({ pictures: 1, videos: 0, files: 0 })
    expect(await open(row?.thumbnail)).toBe(200)
    expect(await open((await desk.detail(id)).assets[0]?.url)).toBe(200)
    const other = row?.thumbnail?.replace('/thumb?', '/1080?')
    expect(await open(other)).toBe(404)
    await desk.signIn()
    expect((await desk.test.call(listPosts, { token: desk.media.token })).failure().type).toBe('permission')
  })
})

describe('GET studio/search', () => {
  it('finds drafts by words of their titles, with the title of the draft', async () => {
    const { id: publishedId } = await insertPost(desk.test.db, { translations: [{ locale: 'es', title: 'Derrota' }] })
    await desk.write(String(publishedId), { es: { title: 'Empate épico' } })
    const id = await desk.create()
    await desk.write(id, { en: { title: 'Epic night' }, es: { body: '<p>empate</p>' } })
    const find = async (text: string) =>
      (await desk.test.call(searchStudio, { token: desk.editor.token, query: { text } })).answer().posts
    expect(await find('epico')).toMatchObject([{ id: String(publishedId), title: 'Empate épico' }])
    expect(await find('epic nig')).toMatchObject([{ id, title: 'Epic night', state: 'draft' }])
    expect((await find('empate')).map((post) => post.id)).toEqual([String(publishedId)])
  })
})

describe('GET studio/posts/summary', () => {
  it('counts states, missing languages and own posts', async () => {
    const id = await desk.create()
    await desk.write(id, { es: { title: 'Mía' } })
    await insertPost(desk.test.db, { translations: [{ locale: 'en', title: 'Out' }] })
    await insertPost(desk.test.db, { state: 'trash' })
    const summary = (await desk.test.call(getPostsSummary, { token: desk.editor.token })).answer()
    expect(summary).toMatchObject({
      all: 2,
      mine: 1,
      states: { draft: 1, published: 1, trash: 1, review: 0 },
      missing: { es: 1, en: 1, pt: 2 },
    })
    expect(summary.authors).toContainEqual({ id: String(desk.editor.personId), name: 'Ruth Aldana' })
  })
})

describe('POST studio/posts/export', () => {
  it('needs the permission export, and writes what the list shows', async () => {
    const id = await desk.create({ sectionId: 'derbies' })
    await desk.write(id, { es: { title: 'Exportada' } })
    await desk.list()
    const body = { columns: ['title', 'state', 'section', 'languages'] as const }
    const answer = await desk.test.call(exportPosts, {
      token: desk.editor.token,
      body: { ...body, columns: [...body.columns] },
    })
    expect(readCsv(answer.raw.payload)).toEqual([
      { Title: 'Exportada', State: 'Draft', Section: 'Derbies', Languages: 'ES' },
    ])
    const refused = await desk.test.call(exportPosts, { token: desk.writer.token, body: { columns: ['title'] } })
    expect(refused.failure().type).toBe('permission')
  })
})
