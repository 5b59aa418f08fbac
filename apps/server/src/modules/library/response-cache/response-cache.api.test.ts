import { listSections } from '@mixed-zone/contract/endpoints/library'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import { filterPosts, listPosts, loadFilterData } from '@mixed-zone/contract/endpoints/search'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertPost, insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'

let test: TestApp
let media: SignedIn
let editor: SignedIn

beforeAll(async () => {
  test = await startTestApp({ usesCaches: true })
  media = await test.signIn()
  editor = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

const SECTION = 'derbies'

async function read({ token }: SignedIn) {
  const home = (await test.call(getHome, { token })).answer()
  const { sections } = (await test.call(listSections, { token })).answer()
  const { locales } = (await test.call(loadFilterData, { token })).answer()
  const list = (await test.call(listPosts, { token, body: { textId: SECTION } })).answer()
  const filtered = (await test.call(filterPosts, { token, body: { locale: 'es' } })).answer()
  const inFilter = filtered.facets?.locales.find(({ textId }) => textId === 'es')?.count
  return {
    listed: [list.total, list.section.count, ...list.posts.map(({ id }) => Number(id))],
    filtered: [filtered.total, inFilter, ...filtered.posts.map(({ id }) => Number(id))],
    home: home.sections.find(({ textId }) => textId === SECTION)?.posts.map(({ id }) => Number(id)) ?? [],
    count: sections.find(({ textId }) => textId === SECTION)?.count,
    facet: locales.find(({ textId }) => textId === 'es')?.count ?? 0,
  }
}

const seen = (...ids: number[]) => ({
  home: ids,
  count: ids.length,
  facet: ids.length,
  listed: [ids.length, ids.length, ...ids],
  filtered: [ids.length, ids.length, ...ids],
})

async function empty(): Promise<void> {
  await test.changes.commit(async (tx, affect) => {
    affect('posts')
    await tx.delete(posts)
  })
}

const publish = async (wanted: Parameters<TestApp['publishing']['publish']>[2] = {}) =>
  test.publishing.publish(
    editor.actor,
    await test.publishing.create(editor.actor, { sectionId: SECTION, translations: [aTranslation()] }),
    wanted,
  )

describe('answers from memory', () => {
  it('are right at once after a publication, and are not loaded again before the next', async () => {
    await empty()
    expect(await read(media)).toEqual(seen())
    const first = await publish()
    expect(await read(media)).toEqual(seen(first.id))
    // Not through the service, so that it is not counted as a change.
    await test.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, first.id))
    expect(await read(media)).toEqual(seen(first.id))
    const second = await publish()
    expect(await read(media)).toEqual(seen(second.id))
  })

  it('are not loaded again after a draft was saved', async () => {
    await empty()
    const post = await publish()
    expect(await read(media)).toEqual(seen(post.id))
    await test.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, post.id))
    const draft = await test.publishing.create(editor.actor, { sectionId: SECTION, translations: [aTranslation()] })
    await test.publishing.trash(editor.actor, await test.publishing.sendToReview(editor.actor, draft))
    expect(await read(media)).toEqual(seen(post.id))
  })

  it('are built from the rows of cards that were loaded before, except those of changed posts', async () => {
    await empty()
    const [kept, changed] = [await publish(), await publish()]
    const summaries = async () =>
      (await test.call(listPosts, { token: media.token, body: { textId: SECTION } }))
        .answer()
        .posts.map((post) => post.summary)
    await summaries()
    // By hand in SQL, which announces nothing.
    await test.db.update(postTranslations).set({ summary: 'Entradilla nueva' })
    await test.publishing.setEmbargo(editor.actor, changed, new Date(test.clock.now().getTime() + 1_000))
    test.clock.advance(1_000)
    expect((await summaries()).filter((summary) => summary === 'Entradilla nueva')).toHaveLength(1)
    expect(kept.id).not.toBe(changed.id)
  })

  it('end with schedules and embargoes, on time, for each kind of viewer', async () => {
    await empty()
    const now = test.clock.now().getTime()
    const scheduled = await publish({ at: new Date(now + 10_000) })
    const embargoed = await publish({ embargoUntil: new Date(now + 20_000) })
    expect([await read(media), await read(editor)]).toEqual([seen(), seen(embargoed.id)])
    test.clock.advance(9_999)
    expect([await read(media), await read(editor)]).toEqual([seen(), seen(embargoed.id)])
    test.clock.advance(1)
    expect([await read(media), await read(editor)]).toEqual([seen(scheduled.id), seen(embargoed.id, scheduled.id)])
    const mark = async () =>
      (await test.call(getHome, { token: editor.token })).answer().sections.flatMap((section) => section.posts)[0]
        ?.embargoUntil
    expect(await mark()).toBeDefined()
    test.clock.advance(10_000)
    expect(await read(media)).toEqual(seen(embargoed.id, scheduled.id))
    expect(await mark()).toBeUndefined()
  })

  it('take the rights of a file away with the league’s day', async () => {
    const { id } = await insertPost(test.db, { sectionId: 'interviews', publishedAt: minutesLater(-600) })
    const file = await storeBytes(test, 'bytes')
    await insertAsset(test, { postId: id, kind: 'file', fileId: file.id, rightsUntil: '2026-11-15' })
    const url = async () =>
      (await test.call(getPost, { token: media.token, body: { id: String(id) } })).answer().assets[0]?.url
    expect(await url()).not.toBeNull()
    // Midnight in Madrid.
    const before = test.clock.now()
    test.clock.moveTo(new Date('2026-11-15T23:00:00Z'))
    expect(await url()).toBeNull()
    test.clock.moveTo(before)
  })

  it('bear the addresses of each session, which open for it alone', async () => {
    await empty()
    const { id } = await publish()
    await insertAsset(test, { postId: id, fileId: (await storeBytes(test, await drawPicture())).id })
    await publish()
    const picture = async ({ token }: SignedIn) => {
      const { sections } = (await test.call(getHome, { token })).answer()
      return sections.flatMap((section) => section.posts).find((post) => post.id === String(id))?.image?.url ?? ''
    }
    const [ours, theirs] = [await picture(media), await picture(editor)]
    expect(ours).not.toBe(theirs)
    expect(await picture(media)).toBe(ours)
    expect([(await test.inject({ url: ours })).statusCode, (await test.inject({ url: theirs })).statusCode]).toEqual([
      200, 200,
    ])
    const { fileHandle } = media.actor
    expect((await test.inject({ url: theirs.replace(editor.actor.fileHandle, fileHandle) })).statusCode).toBe(404)
  })

  it('are not kept beyond CACHE_MB', async () => {
    const before = `<p>${'a'.repeat(1_000_000)}</p>`
    const { id } = await insertPost(test.db, { translations: [{ body: before }] })
    // On the same database.
    const small = await startTestApp({ restartOf: test, usesCaches: true, environment: { CACHE_MB: '1' } })
    const isBefore = async (node: TestApp) =>
      (await node.call(getPost, { token: media.token, body: { id: String(id) } })).answer().body === before
    expect([await isBefore(test), await isBefore(small)]).toEqual([true, true])
    // Not through the service, so that it is not counted as a change.
    await test.db.update(postTranslations).set({ body: '<p>After</p>' }).where(eq(postTranslations.postId, id))
    expect([await isBefore(test), await isBefore(small)]).toEqual([true, false])
    await small.stop()
  })

  it('are in the language of each reader, and as the contract says', async () => {
    await insertTeam(test.db)
    const nameIn = async (locale: 'es' | 'pt') =>
      (await test.call(getHome, { token: media.token, locale })).answer().sections[0]?.name
    expect(await nameIn('es')).not.toBe(await nameIn('pt'))
    const raw = await test.inject({ url: '/api/private/home', headers: { authorization: `Bearer ${media.token}` } })
    expect(raw.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(raw.headers['cache-control']).toBe('no-store')
    expect(raw.body).not.toMatch(/~[0-9a-f]{24}\./)
  })
})
