import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import { filterPosts, listPosts, loadFilterData } from '@mixed-zone/contract/endpoints/search'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertCategory, insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { matchdays, posts, postTags, postTeams, postTranslations } from '../../../platform/database/schema/library.ts'

let test: TestApp
let token: string
let editor: string
const ids = { red: 0, blue: 0, green: 0, interview: 0, gallery: 0, goal: 0, hero: 0, day12: 0, day13: 0 }
const post = { first: '', second: '', third: '', fourth: '', held: '' }

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
  editor = (await test.signIn({ role: 'editor' })).token
  const { db } = test
  const team = async (textId: string) => (await insertTeam(db, { textId, name: `Club ${textId}` })).id
  const category = async (textId: string) => (await insertCategory(db, { textId })).id
  const matchday = async (number: number) => {
    const { id: tagId } = await insertTag(db, aMatchdayTag({ textId: `matchday-${number}` }))
    await db
      .insert(matchdays)
      .values(aMatchday({ tagId, number, startsOn: `2026-11-${number}`, endsOn: `2026-11-${number}` }))
    return tagId
  }
  ids.red = await team('red')
  ids.blue = await team('blue')
  ids.green = await team('green')
  ids.interview = await category('interview')
  ids.gallery = await category('gallery')
  ids.goal = (await insertTag(db, { textId: 'goal', names: inEveryLanguage('Goal') })).id
  ids.hero = (
    await insertTag(db, { textId: 'hero', kind: 'player', names: inEveryLanguage('Hero'), teamId: ids.red })
  ).id
  ids.day12 = await matchday(12)
  ids.day13 = await matchday(13)

  const out = async (minutes: number, rest: Parameters<typeof insertPost>[1]) =>
    String((await insertPost(db, { publishedAt: minutesLater(-minutes), ...rest })).id)
  post.first = await out(10, {
    teamIds: [ids.red, ids.blue],
    categoryIds: [ids.interview],
    tagIds: [ids.goal, ids.day12],
  })
  post.second = await out(20, {
    teamIds: [ids.red],
    categoryIds: [ids.gallery],
    tagIds: [ids.hero, ids.goal],
    matchdayId: ids.day12,
    translations: [{ locale: 'en' }, { locale: 'pt' }],
  })
  post.third = await out(30, { teamIds: [ids.blue], categoryIds: [ids.interview, ids.gallery], tagIds: [ids.day13] })
  post.fourth = await out(40, { sectionId: 'interviews', tagIds: [ids.goal] })
  post.held = await out(50, { teamIds: [ids.green], embargoUntil: minutesLater(60) })
  await out(60, { state: 'draft', teamIds: [ids.green], categoryIds: [ids.gallery] })
})

afterAll(() => test.remove())

const ask = async (body: SentBodyOf<typeof filterPosts> = {}, who = token) =>
  (await test.call(filterPosts, { token: who, body })).answer()

const idsOf = async (body: SentBodyOf<typeof filterPosts>, who?: string) =>
  (await ask(body, who)).posts.map(({ id }) => id)

const counts = (choices: readonly { textId: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ textId, count }) => [textId, count]))

describe('POST private/filter-posts', () => {
  it('answers everything that is visible, newest first, without a filter', async () => {
    const everything = [post.first, post.second, post.third, post.fourth]
    for (const none of [{}, { team: 'all', category: '', tag: 'all', locale: 'es,all' }]) {
      expect(await ask(none)).toMatchObject({ total: 4, page: 1, pageSize: 24 })
      expect(await idsOf(none)).toEqual(everything)
    }
    expect(await idsOf({}, editor)).toEqual([post.held, ...everything])
  })

  it.each([
    ['one team', { team: 'red' }, ['first', 'second']],
    ['any of several teams', { team: 'red, blue' }, ['first', 'second', 'third']],
    ['a team and a category', { team: 'blue', category: 'interview' }, ['first', 'third']],
    ['a content language', { locale: 'en' }, ['second']],
    ['any of several languages', { locale: 'en,es' }, ['first', 'second', 'third', 'fourth']],
    ['a tag', { tag: 'goal' }, ['first', 'second', 'fourth']],
    ['a player', { tag: 'hero' }, ['second']],
    ['a matchday, as a tag and as the post’s own', { tag: 'matchday-12' }, ['first', 'second']],
    ['any of several matchdays', { tag: 'matchday-12,matchday-13' }, ['first', 'second', 'third']],
    ['a matchday as well as the other tags', { tag: 'matchday-13,goal' }, []],
    ['a matchday and any of the other tags', { tag: 'goal,matchday-12,hero' }, ['first', 'second']],
    ['all segments together', { team: 'red', category: 'gallery', tag: 'goal,matchday-12', locale: 'pt' }, ['second']],
    ['an unknown text id', { team: 'nobody' }, []],
    ['an unknown text id beside a known one', { team: 'nobody,red' }, ['first', 'second']],
    ['an unknown tag beside a matchday', { tag: 'matchday-12,nothing' }, []],
    ['an unknown language', { locale: 'fr' }, []],
    ['what looks like SQL', { team: `red') or true --`, category: '{1}', tag: '\\"' }, []],
  ] as const)('filters by %s', async (_name, body, expected) => {
    const answer = await ask(body)
    expect(answer.posts.map(({ id }) => id)).toEqual(expected.map((key) => post[key]))
    expect(answer.total).toBe(expected.length)
    // Without choices a page is counted and read at once.
    expect(await ask({ ...body, facets: false })).toEqual({ ...answer, facets: null })
  })

  it('answers page by page, and nothing past the end', async () => {
    const narrow = { team: 'red,blue', locale: 'es', pageSize: 1, facets: false }
    const pages = await Promise.all([1, 2, 3].map((page) => ask({ ...narrow, page })))
    expect(pages.map(({ total, posts: [one] }) => [total, one?.id])).toEqual([
      [2, post.first],
      [2, post.third],
      [2, undefined],
    ])
    expect(await idsOf({ pageSize: 3 })).toEqual([post.first, post.second, post.third])
    expect(await idsOf({ pageSize: 3, page: 2 })).toEqual([post.fourth])
    for (const page of [3, 1e9, Number.MAX_SAFE_INTEGER]) {
      expect(await ask({ pageSize: 100, page })).toMatchObject({ posts: [], total: 4, page })
    }
  })

  it.each([
    { page: 0 },
    { page: 1.5 },
    { pageSize: 0 },
    { pageSize: 101 },
    { text: 'x'.repeat(201) },
    { team: 7 },
    { facets: 'no' },
  ])('refuses %j', async (body) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await test.inject({ method: 'POST', url: '/api/private/filter-posts', headers, payload: body })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().error.fields)).toEqual(Object.keys(body))
  })

  it('follows every change of what a post belongs to, from the next call on', async () => {
    const id = Number(post.fourth)
    await test.db.insert(postTeams).values({ postId: id, teamId: ids.green })
    expect(await idsOf({ team: 'green' })).toEqual([post.fourth])
    await test.db.update(postTeams).set({ teamId: ids.blue }).where(eq(postTeams.postId, id))
    expect(await idsOf({ team: 'green' })).toEqual([])
    await test.db.delete(postTeams).where(eq(postTeams.postId, id))
    await test.db.update(posts).set({ matchdayId: ids.day13 }).where(eq(posts.id, id))
    expect(await idsOf({ tag: 'matchday-13' })).toEqual([post.third, post.fourth])
    await test.db.insert(postTags).values({ postId: id, tagId: ids.day13 })
    await test.db.update(posts).set({ matchdayId: null }).where(eq(posts.id, id))
    expect(await idsOf({ tag: 'matchday-13' })).toEqual([post.third, post.fourth])
    await test.db.delete(postTags).where(eq(postTags.tagId, ids.day13))
    expect(await idsOf({ tag: 'matchday-13' })).toEqual([])
    await test.db.insert(postTags).values({ postId: Number(post.third), tagId: ids.day13 })
    await test.db.insert(postTranslations).values({ postId: id, locale: 'en', title: 'English' })
    expect(await idsOf({ locale: 'en' })).toEqual([post.second, post.fourth])
    await test.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, id))
    expect(await ask({ locale: 'en' })).toMatchObject({ total: 1 })
    await test.db.delete(postTranslations).where(eq(postTranslations.locale, 'en'))
    await test.db.insert(postTranslations).values({ postId: Number(post.second), locale: 'en', title: 'English' })
    await test.db.update(posts).set({ state: 'published' }).where(eq(posts.id, id))
  })
})

describe('the choices', () => {
  it('are counted with the other filters applied, and without their own', async () => {
    const { facets } = await ask({ team: 'red', category: 'interview' })
    expect(facets && counts(facets.teams)).toEqual({ blue: 2, red: 1 })
    expect(facets && counts(facets.categories)).toEqual({ gallery: 1, interview: 1 })
    expect(facets && counts(facets.tags)).toEqual({ goal: 1 })
    expect(facets && counts(facets.matchdays)).toEqual({ 'matchday-12': 1 })
    expect(facets && counts(facets.locales)).toEqual({ es: 1 })
  })

  it('count matchdays and other tags as two criteria', async () => {
    const { facets } = await ask({ tag: 'matchday-12,goal' })
    expect(facets && counts(facets.matchdays)).toEqual({ 'matchday-12': 2 })
    expect(facets && counts(facets.tags)).toEqual({ goal: 2, hero: 1 })
  })

  it('name what is chosen though nothing is behind it, and nothing else', async () => {
    const { facets, total } = await ask({ team: 'red', tag: 'matchday-13', locale: 'pt' })
    expect(total).toBe(0)
    expect(facets && counts(facets.teams)).toEqual({ red: 0 })
    expect(facets && counts(facets.matchdays)).toEqual({ 'matchday-12': 1, 'matchday-13': 0 })
    expect(facets && counts(facets.locales)).toEqual({ pt: 0 })
  })

  it('do not name a chosen tag that only a post has which the caller may not see', async () => {
    const { id: tagId } = await insertTag(test.db, { textId: 'transfer', names: inEveryLanguage('The transfer') })
    await test.db.insert(postTags).values({ postId: Number(post.held), tagId })
    const named = async (who: string) =>
      (await ask({ tag: 'transfer,goal' }, who)).facets?.tags.map(({ textId }) => textId)
    expect(await named(token)).not.toContain('transfer')
    expect(await named(token)).toContain('goal')
    expect(await named(editor)).toContain('transfer')
    await test.db.delete(postTags).where(eq(postTags.tagId, tagId))
  })

  it('cover what the caller may see, and are left out where nobody wants them', async () => {
    expect((await ask({}, editor)).facets?.teams.map(({ textId }) => textId)).toContain('green')
    const { facets, total } = await ask({ facets: false })
    expect({ facets, total }).toEqual({ facets: null, total: 4 })
  })

  it('are those of GET private/load-filter-data, in the reader’s language', async () => {
    const data = (await test.call(loadFilterData, { token, locale: 'pt' })).answer()
    expect(counts(data.teams)).toEqual({ blue: 2, red: 2 })
    expect(counts(data.locales)).toEqual({ en: 1, es: 3, pt: 1 })
    expect(data.matchdays.map(({ textId, number, count }) => [textId, number, count])).toEqual([
      ['matchday-13', 13, 1],
      ['matchday-12', 12, 2],
    ])
    expect(data.tags).toEqual([
      { textId: 'goal', name: 'Goal (pt)', kind: 'topic', team: null, count: 3 },
      { textId: 'hero', name: 'Hero (pt)', kind: 'player', team: 'red', count: 1 },
    ])
    expect(data.locales.map(({ name }) => name)).toEqual(['Espanhol', 'Inglês', 'Português'])
  })
})

describe('POST private/all-posts', () => {
  it('answers a section with its posts, newest first', async () => {
    const answer = (await test.call(listPosts, { token, body: { textId: 'breaking-news', pageSize: 2 } })).answer()
    expect(answer).toMatchObject({ total: 3, section: { textId: 'breaking-news', count: 3 } })
    expect(answer.posts.map(({ id }) => id)).toEqual([post.first, post.second])
    const second = (
      await test.call(listPosts, { token, body: { textId: 'breaking-news', pageSize: 2, page: 2 } })
    ).answer()
    expect(second.posts.map(({ id }) => id)).toEqual([post.third])
  })

  it.each(['nowhere', '', '../x', '\0', 'x'.repeat(10_000)])('does not know the section %j', async (textId) => {
    const result = await test.call(listPosts, { token, body: { textId } })
    expect(result.failure().type).toBe('not-found')
  })
})
