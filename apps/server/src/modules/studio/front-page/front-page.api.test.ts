import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import {
  discardFrontPageDraft,
  getFrontPage,
  listFrontPageVersions,
  previewFrontPage,
  publishFrontPage,
  saveFrontPageDraft,
  undoFrontPagePublication,
} from '@mixed-zone/contract/endpoints/studio/front-page'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { FrontPage, FrontPageState, FrontSection } from '@mixed-zone/contract/schemas/studio/front-page'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import type { TestApp } from '../../../../test/start-test-app.ts'
import { frontPage, posts } from '../../../platform/database/schema/library.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'

const desk = postDesk({ usesCaches: true })

const call: TestApp['call'] = (endpoint, options) => desk.test.call(endpoint, { token: desk.editor.token, ...options })

const load = async () => (await call(getFrontPage)).answer()

const currentOf = ({ draft, published }: FrontPageState): FrontPage => draft ?? published

/** Changes what is stored now. */
async function save(change: (page: FrontPage) => FrontPage): Promise<FrontPageState> {
  const base = currentOf(await load())
  return (await call(saveFrontPageDraft, { body: { base, value: change(base) } })).answer()
}

const publish = async ({ revision }: FrontPageState) => (await call(publishFrontPage, { body: { revision } })).answer()

const withSection =
  (textId: string, fields: Partial<FrontSection>) =>
  (page: FrontPage): FrontPage => ({
    ...page,
    sections: page.sections.map((one) => (one.textId === textId ? { ...one, ...fields } : one)),
  })

const toTop =
  (textId: string) =>
  (page: FrontPage): FrontPage => ({
    ...page,
    sections: page.sections.toSorted((one, other) => Number(other.textId === textId) - Number(one.textId === textId)),
  })

const readHome = async () => (await desk.test.call(getHome, { token: desk.media.token, locale: 'en' })).answer()

/** What the test has written straight into the database. */
const announcePosts = () => desk.test.changes.commit(async (_tx, affect) => affect('posts'))

const idsOf = ({ sections }: { sections: readonly { textId: string }[] }) => sections.map(({ textId }) => textId)

beforeEach(async () => {
  const { revision, draft } = await load()
  if (draft) await call(discardFrontPageDraft, { body: { revision } })
})

describe('GET studio/front-page', () => {
  it('returns the page as it was before it could be changed', async () => {
    const { published, draft, version } = await load()
    expect({ draft, version }).toEqual({ draft: null, version: 0 })
    expect(published.sections.map(({ textId, layout, limit }) => [textId, layout, limit])).toEqual([
      ['featured', 'lead', 3],
      ['current-stories', 'stories', 4],
      ['breaking-news', 'times', 8],
      ['derbies', 'derbies', 3],
      ['interviews', 'portraits', 4],
      ['press-releases', 'releases', 3],
      ['club-media', 'mosaic', 8],
      ['regular-content', 'cards', 3],
      ...['player-stories', 'club-stories', 'league-stories', 'special-stories', 'lifestyle-stories'].map((textId) => [
        textId,
        'index',
        3,
      ]),
      ['smartbank-stories', 'index', 3],
    ])
  })
})

describe('PUT studio/front-page/draft', () => {
  it('changes nothing for readers before it is published, and all of it then', async () => {
    await readHome()
    const names = { es: 'Charlas', en: 'Talks', pt: 'Conversas' }
    await save(withSection('interviews', { names, layout: 'mosaic', limit: 2 }))
    const drafted = await save((page) => withSection('derbies', { isVisible: false })(toTop('interviews')(page)))
    expect(idsOf(await readHome())[0]).toBe('featured')
    const preview = (await call(previewFrontPage, { locale: 'pt' })).answer()
    expect(preview.sections[0]).toMatchObject({ textId: 'interviews', name: 'Conversas', layout: 'mosaic' })
    const published = await publish(drafted)
    expect(published).toMatchObject({ draft: null, version: 1 })
    const home = await readHome()
    expect(home.sections[0]).toMatchObject({ textId: 'interviews', name: 'Talks', layout: 'mosaic', kind: 'featured' })
    expect(idsOf(home)).not.toContain('derbies')
    // Lists and menus keep their order, and hidden sections.
    const listed = (await desk.test.call(listSections, { token: desk.media.token })).answer()
    expect(idsOf(listed).slice(0, 4)).toEqual(['featured', 'current-stories', 'breaking-news', 'derbies'])
    await publish(await save(withSection('derbies', { isVisible: true })))
  })

  it('tells those who write of the names of sections when it is published', async () => {
    const events = () =>
      desk.test.db
        .select({ kind: studioEvents.kind, permission: studioEvents.permission })
        .from(studioEvents)
        .where(eq(studioEvents.subjectId, 'sections'))
    const before = (await events()).length
    await publish(await save(withSection('derbies', { names: { es: 'Clásicos', en: 'Classics', pt: 'Clássicos' } })))
    expect((await events()).slice(before)).toEqual([{ kind: 'fixture', permission: 'posts' }])
  })

  it('joins changes of two people to different fields, and rejects one to the same field', async () => {
    const base = currentOf(await load())
    await save(withSection('derbies', { limit: 6 }))
    const other = withSection('derbies', { layout: 'row' })(base)
    const joined = (await call(saveFrontPageDraft, { body: { base, value: other } })).answer()
    expect(currentOf(joined).sections.find(({ textId }) => textId === 'derbies')).toMatchObject({
      limit: 6,
      layout: 'row',
    })
    const conflict = await call(saveFrontPageDraft, {
      body: { base, value: withSection('derbies', { limit: 2 })(base) },
    })
    expect(conflict.failure()).toMatchObject({ type: 'conflict', version: joined.revision })
    expect((await load()).revision).toBe(joined.revision)
  })

  it('is no draft once everything is as published, and tells colleagues of each change', async () => {
    const before = await load()
    await save(withSection('derbies', { limit: 1 }))
    const { draft, revision } = await save(withSection('derbies', { limit: 3 }))
    expect(draft).toBeNull()
    expect(revision).toBe(before.revision + 2)
    const events = await desk.test.db
      .select({ permission: studioEvents.permission })
      .from(studioEvents)
      .where(eq(studioEvents.subjectId, 'front-page'))
    expect(events.length).toBeGreaterThanOrEqual(2)
    expect(new Set(events.map(({ permission }) => permission))).toEqual(new Set(['publish']))
  })

  it.each([
    ['more posts than the layout has room for', withSection('derbies', { layout: 'index', limit: 7 })],
    ['no post', withSection('derbies', { limit: 0 })],
    ['an empty name', withSection('derbies', { names: { es: 'a', en: ' ', pt: 'c' } })],
    ['the layout of the lead elsewhere', withSection('derbies', { layout: 'lead' })],
    ['another layout of the lead', withSection('featured', { layout: 'row' })],
    ['a lead story that does not exist', (page: FrontPage) => ({ ...page, lead: { postId: '999', until: soon() } })],
    ['a link to a script', withLink({ url: 'javascript:alert(1)' })],
    ['a link to another host by a path', withLink({ url: '//elsewhere.test' })],
    ['a link with a password', withLink({ url: 'https://a:b@league.test' })],
    ['a link without a title', withLink({ titles: { es: '', en: ' ', pt: '' } })],
  ])('rejects %s', async (_what, change) => {
    const base = currentOf(await load())
    const result = await call(saveFrontPageDraft, { body: { base, value: change(base) } })
    expect(result.failure()).toMatchObject({ type: 'validation' })
  })
})

describe('POST studio/front-page/publish', () => {
  it('rejects a draft that the person has not seen, and one that is published already', async () => {
    const { revision } = await save(withSection('derbies', { limit: 1 }))
    await save(withSection('derbies', { limit: 2 }))
    expect((await call(publishFrontPage, { body: { revision } })).failure()).toMatchObject({ type: 'conflict' })
    expect((await call(discardFrontPageDraft, { body: { revision } })).failure()).toMatchObject({ type: 'conflict' })
    const seen = await load()
    await publish(seen)
    const { revision: last } = await load()
    expect((await call(publishFrontPage, { body: { revision: last } })).failure()).toMatchObject({ type: 'conflict' })
    await publish(await save(withSection('derbies', { limit: 3 })))
  })

  it('records who changed which section, the page and the links', async () => {
    await publish(
      await save((page) =>
        withLink({ url: '/audited' })(toTop('club-media')(withSection('club-media', { limit: 9 })(page))),
      ),
    )
    const entries = await desk.test.db
      .select({ id: auditEntries.subjectId, changes: auditEntries.changes, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'front-page.published'))
      .orderBy(asc(auditEntries.id))
    const last = entries.slice(-3)
    expect(last.map(({ id, actorId }) => [id, actorId])).toEqual(
      ['club-media', 'front-page', 'quick-links'].map((id) => [id, desk.editor.personId]),
    )
    expect(last[0]?.changes).toEqual({ limit: { before: 8, after: 9 } })
    expect(Object.keys(last[1]?.changes ?? {})).toEqual(['order'])
    await publish(await save((page) => ({ ...withSection('club-media', { limit: 8 })(page), quickLinks: [] })))
  })
})

const limitOf = (page: FrontPage | null | undefined, id: string) =>
  page?.sections.find(({ textId }) => textId === id)?.limit

describe('POST studio/front-page/undo-publish', () => {
  it('publishes the version before it, and keeps what it changed and later changes in the draft', async () => {
    const { version } = await publish(await save(withSection('press-releases', { limit: 5 })))
    await save(withSection('breaking-news', { limit: 6 }))
    const undone = (await call(undoFrontPagePublication, { body: { version } })).answer()
    expect(undone.version).toBe(version + 1)
    const limits = (page: FrontPage | null) => [limitOf(page, 'press-releases'), limitOf(page, 'breaking-news')]
    expect([limits(undone.published), limits(undone.draft)]).toEqual([
      [3, 8],
      [5, 6],
    ])
    expect((await call(undoFrontPagePublication, { body: { version } })).failure()).toMatchObject({ type: 'conflict' })
  })
})

describe('GET studio/front-page/versions', () => {
  it('returns every publication, latest first, in a form that can be saved as the draft', async () => {
    const { version } = await publish(await save(withSection('interviews', { limit: 5 })))
    await publish(await save(withSection('interviews', { limit: 6 })))
    const { items, total } = (await call(listFrontPageVersions)).answer()
    expect(items.slice(0, 2).map(({ value }) => limitOf(value, 'interviews'))).toEqual([6, 5])
    expect(items[0]).toMatchObject({ version: version + 1, publishedBy: { id: String(desk.editor.personId) } })
    expect(total).toBe(version + 2)
    const oldest = (await call(listFrontPageVersions, { query: { sort: 'version' } })).answer().items[0]
    expect(oldest).toMatchObject({ version: 0, publishedAt: null, publishedBy: null })
    const { draft } = await save((page) => oldest?.value ?? page)
    expect(draft).toEqual(oldest?.value)
  })
})

describe('the pinned lead story', () => {
  it('leads before what is featured, until its end and while readers see it', async () => {
    const { db, clock } = desk.test
    const insert = async (minutes: number) =>
      String((await insertPost(db, { sectionId: 'interviews', publishedAt: minutesLater(minutes) })).id)
    const [featured, pinned] = [await insert(-40), await insert(-30)]
    await db
      .update(posts)
      .set({ featuredPosition: 0 })
      .where(eq(posts.id, Number(featured)))
    await announcePosts()
    const until = new Date(clock.now().getTime() + 20 * MINUTE_MS).toISOString()
    const state = await publish(await save((page) => ({ ...page, lead: { postId: pinned, until } })))
    expect(state.leadPosts).toMatchObject([{ id: pinned, isVisible: true }])
    expect((await readHome()).lead?.id).toBe(pinned)
    const interviews = (await readHome()).sections.find(({ textId }) => textId === 'interviews')
    expect(interviews?.posts.map(({ id }) => id)).not.toContain(pinned)
    // From the cache it must not lead any longer either.
    clock.advance(20 * MINUTE_MS)
    expect((await readHome()).lead?.id).toBe(featured)
    clock.reset()
    await db
      .update(posts)
      .set({ state: 'archived' })
      .where(eq(posts.id, Number(pinned)))
    await announcePosts()
    expect((await readHome()).lead?.id).toBe(featured)
    expect((await load()).leadPosts).toMatchObject([{ id: pinned, isVisible: false }])
    await db.delete(posts).where(eq(posts.id, Number(pinned)))
    expect(await db.select({ lead: frontPage.leadPostId }).from(frontPage)).toEqual([{ lead: null }])
    expect((await load()).published.lead).toBeNull()
    const { items } = (await call(listFrontPageVersions)).answer()
    expect(items[0]?.value?.lead).toBeNull()
  })
})

describe('quick links', () => {
  it('are shown in their order, in the languages in which they have a title', async () => {
    const link = (es: string, pt: string) => ({ titles: { es, en: '', pt }, url: `/${es}`, icon: 'scale' })
    await publish(await save((page) => ({ ...page, quickLinks: [link('b', ''), link('a', 'á')] })))
    const titles = async (locale: 'es' | 'en' | 'pt') =>
      (await desk.test.call(getHome, { token: desk.media.token, locale })).answer().quickLinks.map(({ title }) => title)
    expect([await titles('es'), await titles('en'), await titles('pt')]).toEqual([['b', 'a'], [], ['á']])
    await publish(await save((page) => ({ ...page, quickLinks: [] })))
  })
})

const soon = () => new Date(Date.UTC(2026, 11, 1)).toISOString()

function withLink(fields: Partial<FrontPage['quickLinks'][number]>) {
  const titles = { es: 'Enlace', en: 'Link', pt: 'Ligação' }
  return (page: FrontPage): FrontPage => ({
    ...page,
    quickLinks: [...page.quickLinks, { titles, url: '/link', icon: 'scale', ...fields }],
  })
}
