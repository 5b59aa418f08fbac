import { getFixture, getMatchday } from '@mixed-zone/contract/endpoints/library'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { minutesLater } from '@mixed-zone/test-data/moment'
import type { PostData } from '@mixed-zone/test-data/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { fixtures, matchdays } from '../../../platform/database/schema/library.ts'

let test: TestApp
let media: SignedIn
let editor: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  media = await test.signIn()
  editor = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

async function insertMatchday(day: { season?: string; number?: number; startsOn?: string; endsOn?: string } = {}) {
  const tag = await insertTag(test.db, aMatchdayTag())
  await test.db.insert(matchdays).values(aMatchday({ tagId: tag.id, ...day }))
  return tag
}

async function insertFixture(matchdayId: number): Promise<number> {
  const [home, away] = [await insertTeam(test.db), await insertTeam(test.db)]
  const match = aFixture({
    matchdayId,
    homeTeamId: home.id,
    awayTeamId: away.id,
    state: 'finished',
    homeGoals: 2,
    awayGoals: 1,
  })
  const [row] = await test.db.insert(fixtures).values(match).returning({ id: fixtures.id })
  return row?.id ?? 0
}

const readMatchday = async (textId: string, { token = media.token, page }: { token?: string; page?: number } = {}) =>
  (await test.call(getMatchday, { token, params: { textId }, query: { page } })).answer()

const readFixture = async (id: number, token = media.token) =>
  (await test.call(getFixture, { token, params: { id: String(id) } })).answer()

const idsOf = (answer: { posts: readonly { id: string }[] }) => answer.posts.map(({ id }) => Number(id))

describe('GET private/matchdays/:textId', () => {
  it('returns fixtures with results, and posts of the matchday or with its tag, newest first', async () => {
    const round = await insertMatchday()
    const other = await insertMatchday()
    const fixtureId = await insertFixture(round.id)
    const older = await insertPost(test.db, { matchdayId: round.id, publishedAt: minutesLater(-50) })
    const both = await insertPost(test.db, { matchdayId: round.id, tagIds: [round.id], publishedAt: minutesLater(-40) })
    const tagged = await insertPost(test.db, { tagIds: [round.id], publishedAt: minutesLater(-45) })
    await insertPost(test.db, { matchdayId: other.id })
    const answer = await readMatchday(round.textId)
    expect(idsOf(answer)).toEqual([both.id, tagged.id, older.id])
    expect(answer).toMatchObject({ total: 3, page: 1, pageSize: 24, pack: { size: 0, count: 0 } })
    expect(answer.matchday).toMatchObject({ textId: round.textId, season: '2026-27' })
    expect(answer.matchday.fixtures).toMatchObject([{ id: String(fixtureId), score: { home: 2, away: 1 } }])
  })

  it('returns the previous and next matchdays across seasons', async () => {
    const first = await insertMatchday({ season: '1925-26', number: 38, startsOn: '1926-05-20', endsOn: '1926-05-21' })
    const second = await insertMatchday({ season: '1926-27', number: 1, startsOn: '1926-08-20', endsOn: '1926-08-21' })
    const third = await insertMatchday({ season: '1926-27', number: 2, startsOn: '1926-08-27', endsOn: '1926-08-28' })
    expect((await readMatchday(first.textId)).previous).toBeNull()
    expect(await readMatchday(second.textId)).toMatchObject({
      previous: { textId: first.textId },
      next: { textId: third.textId },
    })
    const last = await insertMatchday({ season: '2100-01', number: 1, startsOn: '2100-08-27', endsOn: '2100-08-28' })
    expect((await readMatchday(last.textId)).next).toBeNull()
  })

  it('paginates, and returns an empty page past the end', async () => {
    const round = await insertMatchday()
    const ids: number[] = []
    for (let number = 0; number < 26; number += 1) {
      ids.unshift((await insertPost(test.db, { matchdayId: round.id, publishedAt: minutesLater(number - 300) })).id)
    }
    expect(idsOf(await readMatchday(round.textId))).toEqual(ids.slice(0, 24))
    const second = await readMatchday(round.textId, { page: 2 })
    expect(idsOf(second)).toEqual(ids.slice(24))
    expect(second).toMatchObject({ total: 26, page: 2 })
    expect(await readMatchday(round.textId, { page: Number.MAX_SAFE_INTEGER })).toMatchObject({ posts: [], total: 26 })
    for (const page of ['0', '-1', '1.5', 'x', '1e99']) {
      const url = `/api/private/matchdays/${round.textId}?page=${page}`
      const answer = await test.inject({ url, headers: { authorization: `Bearer ${media.token}` } })
      expect(answer.json().error.type, page).toBe('validation')
    }
  })

  it('measures the downloadable files of visible posts', async () => {
    const round = await insertMatchday()
    const fixtureId = await insertFixture(round.id)
    const file = await storeBytes(test, 'x'.repeat(100))
    const of = { matchdayId: round.id, fixtureId } satisfies Partial<PostData>
    const seen = await insertPost(test.db, of)
    const embargoed = await insertPost(test.db, { ...of, embargoUntil: minutesLater(60) })
    const draft = await insertPost(test.db, { ...of, state: 'draft' })
    const asset = { kind: 'file', fileId: file.id } as const
    for (const { id } of [seen, embargoed, draft]) await insertAsset(test, { ...asset, postId: id })
    await insertAsset(test, {
      ...asset,
      postId: seen.id,
      recalledAt: minutesLater(-1),
      recallReasons: inEveryLanguage('Wrong'),
    })
    await insertAsset(test, { ...asset, postId: seen.id, rightsUntil: '2020-01-01' })
    await insertAsset(test, { postId: seen.id, kind: 'video', mediaId: 'elsewhere' })
    for (const answer of [await readMatchday(round.textId), await readFixture(fixtureId)]) {
      expect(answer).toMatchObject({ total: 1, pack: { size: 100, count: 1 } })
      expect(idsOf(answer)).toEqual([seen.id])
    }
    for (const answer of [await readMatchday(round.textId, editor), await readFixture(fixtureId, editor.token)]) {
      expect(answer).toMatchObject({ total: 2, pack: { size: 200, count: 2 } })
      // As new as the end of its embargo.
      expect(idsOf(answer)).toEqual([embargoed.id, seen.id])
    }
  })

  it('returns not-found for other tags and unknown ids', async () => {
    const topic = await insertTag(test.db)
    for (const textId of [topic.textId, 'matchday-99-1899-00', 'x'.repeat(4000), 'á ñ', "'; drop"]) {
      const answer = await test.call(getMatchday, { token: media.token, params: { textId } })
      expect(answer.failure().type, textId).toBe('not-found')
    }
  })
})

describe('GET private/fixtures/:id', () => {
  it('returns the fixture, its matchday and the posts about it', async () => {
    const round = await insertMatchday()
    const fixtureId = await insertFixture(round.id)
    const about = await insertPost(test.db, { fixtureId })
    await insertPost(test.db, { matchdayId: round.id })
    const answer = await readFixture(fixtureId)
    expect(idsOf(answer)).toEqual([about.id])
    expect(answer).toMatchObject({
      fixture: { id: String(fixtureId), score: { home: 2, away: 1 } },
      matchday: { textId: round.textId },
    })
  })

  it('returns not-found for an unknown id', async () => {
    for (const id of ['0', '999999', 'x', '9'.repeat(30), '%00', '1.0']) {
      const answer = await test.call(getFixture, { token: media.token, params: { id } })
      expect(answer.failure().type, id).toBe('not-found')
    }
  })
})
