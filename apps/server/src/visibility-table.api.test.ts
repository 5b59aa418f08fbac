import { getFixture, getMatchday, listSections } from '@mixed-zone/contract/endpoints/library'
import { listenLive } from '@mixed-zone/contract/endpoints/live'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import { filterPosts, listPosts, loadFilterData, suggest } from '@mixed-zone/contract/endpoints/search'
import { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import type { FilterData } from '@mixed-zone/contract/schemas/lists'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../test/insert-assets.ts'
import { insertCategory, insertTag, insertTeam } from '../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../test/start-test-app.ts'
import type { SignedIn } from '../test/test-sign-in.ts'
import type { KnownPost, PostDraft } from './modules/library/library.ts'
import { fixtures, matchdays } from './platform/database/schema/library.ts'

const HOUR_MS = 3_600_000
const SECTION = 'derbies'
/** A word that stands nowhere else, how people begin it, and how they get it wrong. */
const TITLE = 'Golazo de Zamburiñeiro'
const WORD = { whole: 'zamburiñeiro', begun: 'zamburi', wrong: 'zamburiñerio' }

let test: TestApp
let editor: SignedIn
const viewers: Record<string, { person: SignedIn; seesEmbargoed: boolean }> = {}
let place: Omit<PostDraft, 'translations'>
let fixtureId: number
let matchday: string
/** A post that everybody sees, next to the one that the table is about. */
let other: KnownPost

beforeAll(async () => {
  // With its caches, as the product runs: a cached response must not reveal more.
  test = await startTestApp({ usesCaches: true })
  editor = await test.signIn({ role: 'editor' })
  const embargo = { permissionsAdded: ['embargo'] as const }
  const accepted = { ...embargo, embargoTermsAcceptedAt: test.clock.now() }
  viewers.media = { person: await test.signIn(), seesEmbargoed: false }
  viewers['embargo, terms not accepted'] = { person: await test.signIn(embargo), seesEmbargoed: false }
  viewers['embargo, terms accepted'] = { person: await test.signIn(accepted), seesEmbargoed: true }
  viewers.editor = { person: editor, seesEmbargoed: true }

  const [home, away] = [await insertTeam(test.db), await insertTeam(test.db)]
  const round = await insertTag(test.db, aMatchdayTag())
  matchday = round.textId
  await test.db.insert(matchdays).values(aMatchday({ tagId: round.id }))
  const match = aFixture({ matchdayId: round.id, homeTeamId: home.id, awayTeamId: away.id })
  const [row] = await test.db.insert(fixtures).values(match).returning({ id: fixtures.id })
  fixtureId = row?.id ?? 0
  place = {
    sectionId: SECTION,
    teamIds: [home.id],
    categoryIds: [(await insertCategory(test.db)).id],
    tagIds: [(await insertTag(test.db)).id],
    matchdayId: round.id,
    fixtureId,
  }
  other = await makePost('other')
})

afterAll(() => test.remove())

const later = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR_MS)

/** A published post with a picture and a clip, that everybody sees for the moment. */
async function makePost(mediaId: string, title = 'Otra cosa'): Promise<KnownPost> {
  const draft = await test.publishing.create(editor.actor, { ...place, translations: [aTranslation({ title })] })
  const file = await storeBytes(test, await drawPicture({ width: 40, height: 30 }))
  await insertAsset(test, { postId: draft.id, fileId: file.id, position: 1 })
  await insertAsset(test, { postId: draft.id, kind: 'video', mediaId, posterFileId: file.id, position: 2 })
  return test.publishing.publish(editor.actor, draft)
}

type Audience = 'all' | 'embargo' | 'nobody'

/** How a published post gets into each situation, and who sees it there. */
const TABLE: readonly (readonly [string, (post: KnownPost) => Promise<KnownPost>, Audience])[] = [
  ['published', async (post) => post, 'all'],
  ['scheduled', (post) => test.publishing.publish(editor.actor, post, { at: later(1) }), 'nobody'],
  ['embargoed', (post) => test.publishing.setEmbargo(editor.actor, post, later(1)), 'embargo'],
  [
    'scheduled, then under embargo',
    (post) => test.publishing.publish(editor.actor, post, { at: later(1), embargoUntil: later(2) }),
    'nobody',
  ],
  ['a draft', async (post) => test.publishing.returnToDraft(editor.actor, await archive(post)), 'nobody'],
  [
    'in review',
    async (post) =>
      test.publishing.sendToReview(
        editor.actor,
        await test.publishing.returnToDraft(editor.actor, await archive(post)),
      ),
    'nobody',
  ],
  ['archived', (post) => archive(post), 'nobody'],
  [
    'withdrawn',
    (post) => test.publishing.withdraw(editor.actor, post, { reasons: inEveryLanguage('Wrong') }),
    'nobody',
  ],
  ['in the trash', (post) => test.publishing.trash(editor.actor, post), 'nobody'],
]

const archive = (post: KnownPost) => test.publishing.archive(editor.actor, post)

interface Handed {
  readonly file: string
  readonly thumb: string
  readonly cursor: string
}

/** What a person got while the post was there for everybody, and where their stream of news stood before it. */
async function handTo({ token }: SignedIn, { id }: KnownPost, cursor: string): Promise<Handed> {
  const [image, video] = (await test.call(getPost, { token, body: { id: String(id) } })).answer().assets
  return { file: String(image?.url), thumb: String(video?.thumb), cursor }
}

const countsOf = ({ teams, categories, tags, matchdays: rounds, locales }: FilterData) =>
  [teams, categories, tags, rounds, locales].map((choices) => Math.max(...choices.map(({ count }) => count)))

/** Everything through which a post might be known, as one list of yes and no. */
async function look({ token }: SignedIn, { id }: KnownPost, handed: Handed) {
  const has = (posts: readonly { id: string }[]) => posts.some((post) => post.id === String(id))
  const open = async (url: string) => (await test.inject({ url })).statusCode === 200
  const home = (await test.call(getHome, { token })).answer()
  const { sections } = (await test.call(listSections, { token })).answer()
  const choices = (await test.call(loadFilterData, { token })).answer()
  const ofSection = (await test.call(listPosts, { token, body: { textId: SECTION } })).answer()
  const filtered = (await test.call(filterPosts, { token, body: {} })).answer()
  const find = async (text: string) => (await test.call(filterPosts, { token, body: { text } })).answer()
  const found = await find(WORD.whole)
  const withTypo = await find(WORD.wrong)
  const suggested = (await test.call(suggest, { token, body: { text: WORD.begun } })).answer()
  const round = (await test.call(getMatchday, { token, params: { textId: matchday } })).answer()
  const match = (await test.call(getFixture, { token, params: { id: String(fixtureId) } })).answer()
  const beside = (await test.call(getPost, { token, body: { id: String(other.id) } })).answer()
  const event = { id: String(id), event: 'view' } as const
  const news = (await test.call(listenLive, { token, query: { since: handed.cursor } })).answer()
  return {
    'home: list': has(home.sections.flatMap((section) => section.posts)),
    'home: count': home.sections.find(({ textId }) => textId === SECTION)?.count === 2,
    'sections: count': sections.find(({ textId }) => textId === SECTION)?.count === 2,
    'load-filter-data: counts': countsOf(choices).every((count) => count === 2),
    'load-filter-data: any count': countsOf(choices).includes(2),
    'all-posts: list': has(ofSection.posts),
    'all-posts: total': ofSection.total === 2,
    'filter-posts: list': has(filtered.posts),
    'filter-posts: total': filtered.total === 2,
    'filter-posts: facets': filtered.facets !== null && countsOf(filtered.facets).includes(2),
    'search: list': has(found.posts),
    'search: total and facets': found.total > 0 || (found.facets?.teams ?? []).some(({ count }) => count > 0),
    'search: a corrected typo': has(withTypo.posts) || withTypo.corrected !== undefined,
    'suggest: posts': has(suggested.posts),
    'suggest: anything':
      suggested.posts.length + suggested.teams.length + suggested.players.length + suggested.tags.length > 0,
    'matchday: list': has(round.posts),
    'matchday: total': round.total === 2,
    'matchday: pack': round.pack.count === 2,
    'fixture: list': has(match.posts),
    'fixture: total': match.total === 2,
    'fixture: pack': match.pack.count === 2,
    'post: by id': (await test.call(getPost, { token, body: { id: String(id) } })).status === 200,
    'post: neighbour': beside.next?.id === String(id),
    'update-post-data': (await test.call(updatePostData, { token, body: event })).status === 204,
    file: await open(handed.file),
    thumb: await open(handed.thumb),
    live: has(news.announcements),
  }
}

describe('a post is known everywhere or nowhere', () => {
  it.each(TABLE)('when it is %s', async (situation, bring, audience) => {
    const cursors = new Map<string, string>()
    for (const [who, { person }] of Object.entries(viewers)) {
      cursors.set(who, (await test.call(listenLive, { token: person.token })).answer().cursor)
    }
    test.clock.advance(1_000)
    const made = await makePost(`clip-${TABLE.findIndex(([one]) => one === situation)}`, TITLE)
    const handed = new Map<string, Handed>()
    for (const [who, { person }] of Object.entries(viewers)) {
      handed.set(who, await handTo(person, made, cursors.get(who) ?? ''))
    }
    const post = await bring(made)
    for (const [who, { person, seesEmbargoed }] of Object.entries(viewers)) {
      const isSeen = audience === 'all' || (audience === 'embargo' && seesEmbargoed)
      const sight = await look(person, post, handed.get(who) ?? { file: '', thumb: '', cursor: '' })
      expect(sight, who).toEqual(Object.fromEntries(Object.keys(sight).map((surface) => [surface, isSeen])))
    }
    if (situation !== 'in the trash') await test.publishing.trash(editor.actor, post)
  })
})
