import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import { filterPosts, suggest } from '@mixed-zone/contract/endpoints/search'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost, insertTag, insertTeam } from '../../../test/insert-posts.ts'
import { publishText, type TextPost } from '../../../test/publish-text.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { posts, tags } from '../../platform/database/schema/library.ts'
import { settings } from '../../platform/database/schema/records.ts'
import { searchMisses } from '../../platform/database/schema/search.ts'
import { INDEX_VERSION, indexPosts, reindexPostsWithTerms, startRebuild } from './search.ts'

let test: TestApp
let token: string
let editor: string

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
  editor = (await test.signIn({ role: 'editor' })).token
})

afterAll(() => test.remove())

const publish = (title: string, post?: TextPost) => publishText(test.db, title, post)

const ask = async (body: SentBodyOf<typeof filterPosts>, who = token) =>
  (await test.call(filterPosts, { token: who, body })).answer()

const found = async (text: string, who?: string) => (await ask({ text }, who)).posts.map(({ id }) => id)

const hints = async (text: string, who = token) => (await test.call(suggest, { token: who, body: { text } })).answer()

describe('Order of search results', () => {
  it('ranks title, summary, names, text, and the newest first among equals', async () => {
    const { id: tagId } = await insertTag(test.db, { names: inEveryLanguage('Zarzuela') })
    const inBody = await publish('Uno', { body: '<p>zarzuela</p>', publishedAt: minutesLater(-1) })
    const inTag = await publish('Dos', { tagIds: [tagId], publishedAt: minutesLater(-2) })
    const inSummary = await publish('Tres', { summary: 'Una zarzuela', publishedAt: minutesLater(-3) })
    const inTitle = await publish('Zarzuela', { publishedAt: minutesLater(-5) })
    const alsoInTitle = await publish('La zarzuela, otra vez', { publishedAt: minutesLater(-4) })
    expect(await found('zarzuela')).toEqual([alsoInTitle, inTitle, inSummary, inTag, inBody])
  })

  it('ranks two words in the title before one, and requires both', async () => {
    const one = await publish('Tramontana', { body: 'levante', publishedAt: minutesLater(-1) })
    const both = await publish('Tramontana y levante', { publishedAt: minutesLater(-9) })
    await publish('Levante')
    expect(await found('tramontana levante')).toEqual([both, one])
  })

  it('is the same whether or not titles fill a page', async () => {
    const titles = [
      'Galernazo',
      'Galerna',
      'Otra galerna',
      ...Array.from({ length: 70 }, (_, number) => `Parte ${number}`),
    ]
    const ids: string[] = []
    for (const [age, title] of titles.entries()) {
      ids.push(await publish(title, { body: '<p>galerna</p>', publishedAt: minutesLater(-age) }))
    }
    const page = async (number: number, pageSize: number) =>
      (await ask({ text: 'galerna', page: number, pageSize, facets: false })).posts.map(({ id }) => id)
    const whole = await page(1, 100)
    // A word as typed ranks before a newer one that only begins with it.
    expect(whole).toEqual([ids[1], ids[2], ids[0], ...ids.slice(3)])
    expect([await page(1, 1), await page(1, 2), await page(1, 3), await page(2, 2)]).toEqual([
      whole.slice(0, 1),
      whole.slice(0, 2),
      whole.slice(0, 3),
      whole.slice(2, 4),
    ])
  })

  it('is the same page by page with more matches than are scored', async () => {
    const { db } = test
    const ids: number[] = []
    for (let number = 0; number < 520; number++) {
      const title = number % 10 === 0 ? `Cierzo ${number}` : `Parte ${number}`
      const words = { locale: 'es' as const, title, summary: number % 7 === 0 ? 'Cierzo' : '', body: 'cierzo' }
      ids.push((await insertPost(db, { translations: [words], publishedAt: minutesLater(-number) })).id)
    }
    await indexPosts(db, ids)
    const pages: string[] = []
    for (let page = 1; page <= 7; page++) {
      const answer = await ask({ text: 'cierzo', page, pageSize: 100, facets: false })
      expect(answer.total).toBe(520)
      pages.push(...answer.posts.map(({ title, id }) => `${title.split(' ')[0]} ${id}`))
    }
    expect(new Set(pages).size).toBe(520)
    expect(pages.slice(0, 52).every((entry) => entry.startsWith('Cierzo'))).toBe(true)
    expect(pages[52]).toBe(`Parte ${ids[7]}`)
  })
})

describe('Highlights of search results', () => {
  it('escapes everything but the marks in title, summary and text', async () => {
    const id = await publish('<img src=x> Vendaval & co', { summary: '"Vendavales" <script>' })
    const { posts: hits } = await ask({ text: 'vendaval' })
    expect(hits.map((card) => [card.id, card.titleHighlight, card.highlight])).toEqual([
      [id, '&lt;img src=x&gt; <mark>Vendaval</mark> &amp; co', '&quot;<mark>Vendavales</mark>&quot; &lt;script&gt;'],
    ])
    await publish('Otro título', { body: '<p>Un <strong>siroco</strong> &lt;fuerte&gt;</p>' })
    const [card] = (await ask({ text: 'siroco' })).posts
    expect(card).toMatchObject({ highlight: 'Un <mark>siroco</mark> &lt;fuerte&gt;' })
    expect(card?.titleHighlight).toBeUndefined()
  })
})

describe('POST private/filter-posts and private/suggest with unusual texts', () => {
  it.each([
    ['punctuation', '!!! ... ---'],
    ['operators', `'a' & | ! :* <-> (`],
    ['a quote', "' ; drop table posts --"],
    ['emoji', '⚽🏆'],
    ['another script', 'مباراة القدم'],
    ['a single letter', 'q'],
    ['stop words', 'de la the of'],
    ['many words', 'uno '.repeat(50)],
    ['wildcards', '%_*'],
    ['a long word', 'x'.repeat(200)],
    ['a soft hyphen and joiners', 'a\u00ad\u200d\u202eb'],
  ])('responds with 200 to %s', async (_name, text) => {
    expect((await test.call(filterPosts, { token, body: { text } })).status).toBe(200)
    expect((await test.call(suggest, { token, body: { text } })).status).toBe(200)
  })

  it.each([
    ['a NUL', 'a\0b', 422],
    ['half a character', '\ud800', 422],
    ['one character too many', 'x'.repeat(201), 422],
    ['60,000 characters', 'x'.repeat(60_000), 422],
    ['more than a body may have', 'x'.repeat(66_000), 413],
  ])('rejects %s', async (_name, text, status) => {
    for (const endpoint of [filterPosts, suggest]) {
      expect((await test.call(endpoint, { token, body: { text } })).status).toBe(status)
    }
  })

  it('treats an empty text as no filter', async () => {
    expect((await ask({ text: '  ', facets: false })).total).toBe((await ask({ facets: false })).total)
  })
})

describe('Posts that the reader may not see', () => {
  it('are not found, counted, corrected to or suggested', async () => {
    const { id: tagId } = await insertTag(test.db, { kind: 'player', names: inEveryLanguage('Fulgencio Xirinacs') })
    const { id: teamId } = await insertTeam(test.db, { name: 'Club Ultraterreno', shortName: 'Ultraterreno' })
    const hidden = { tagIds: [tagId], teamIds: [teamId], embargoUntil: minutesLater(60) }
    const id = await publish('Xirinacs ficha por el Ultraterreno', hidden)
    for (const text of ['xirinacs', 'xirinasc', 'ultraterreno', 'ultra']) {
      const answer = await ask({ text })
      expect(answer).toMatchObject({ posts: [], total: 0 })
      expect(answer.corrected).toBeUndefined()
      expect(answer.facets).toEqual({ teams: [], categories: [], tags: [], matchdays: [], locales: [] })
      expect(await hints(text)).toEqual({ posts: [], teams: [], players: [], tags: [] })
    }
    expect(await found('xirinacs', editor)).toEqual([id])
    expect(await hints('xiri', editor)).toMatchObject({
      posts: [{ id }],
      players: [{ name: 'Fulgencio Xirinacs (en)' }],
    })
    await test.db
      .update(posts)
      .set({ embargoUntil: null })
      .where(eq(posts.id, Number(id)))
    expect((await ask({ text: 'xirinasc' })).corrected).toBe('xirinacs')
    expect(await found('xirinacs')).toEqual([id])
  })
})

describe('Words of posts that the reader may not see', () => {
  it.each([
    ['embargoed', 'Xirumbolo', { embargoUntil: minutesLater(60) }],
    ['scheduled', 'Xirambolo', { publishedAt: minutesLater(60), state: 'scheduled' as const }],
    ['draft', 'Xirembolo', { publishedAt: null, state: 'draft' as const }],
    ['nobody’s', 'Xirombolo', null],
  ])('are corrected like unknown ones: %s', async (_kind, word, hidden) => {
    const id = await publish('Xirimbolo')
    if (hidden) await publish(word, hidden)
    const answer = await ask({ text: word })
    expect(answer.corrected).toBe('xirimbolo')
    expect(answer.posts.map((post) => post.id)).toContain(id)
  })
})

describe('Searches without results', () => {
  it('are recorded without the person, once per language, text and quarter of an hour', async () => {
    for (const text of ['Quimérico  Unicornio', 'quimerico unicornio!']) await ask({ text })
    await ask({ text: 'quimerico unicornio', team: 'nobody' })
    const rows = await test.db.select().from(searchMisses).where(eq(searchMisses.words, 'quimerico unicornio'))
    const quarterMs = 15 * 60_000
    const at = new Date(Math.floor(test.clock.now().getTime() / quarterMs) * quarterMs)
    expect(rows).toEqual([{ locale: 'en', words: 'quimerico unicornio', times: 2, at }])
  })
})

describe('Search index', () => {
  it('contains the new name of a renamed tag after reindexPostsWithTerms', async () => {
    const { id: tagId } = await insertTag(test.db, { names: inEveryLanguage('Gregal') })
    const id = await publish('Sin nombre', { tagIds: [tagId] })
    await test.db
      .update(tags)
      .set({ names: inEveryLanguage('Ostro') })
      .where(eq(tags.id, tagId))
    await reindexPostsWithTerms(test.db, { tagIds: [tagId] })
    expect(await found('ostro')).toEqual([id])
    expect(await found('gregal')).toEqual([])
  })

  it('is rebuilt once after a change of its version', async () => {
    const id = String((await insertPost(test.db, { translations: [{ locale: 'en', title: 'Mistral' }] })).id)
    const parts = { db: test.db, clock: test.clock, log: test.log.log }
    expect(await found('mistral')).toEqual([])
    await startRebuild(parts).done
    expect(await found('mistral')).toEqual([id])
    const written = () =>
      test.db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'search-index'))
    expect(await written()).toEqual([{ value: { version: INDEX_VERSION, doneTo: null } }])
    await test.db
      .update(posts)
      .set({ allWords: null, titleWords: null })
      .where(eq(posts.id, Number(id)))
    await startRebuild(parts).done
    expect(await found('mistral')).toEqual([])
  })
})
