import { getMatchday } from '@mixed-zone/contract/endpoints/library'
import {
  createFixture,
  createMatchday,
  deleteFixture,
  getStudioMatchday,
  listMatchdays,
  updateFixture,
  updateMatchday,
} from '@mixed-zone/contract/endpoints/studio/matchdays'
import { createPost, getPostDetail } from '@mixed-zone/contract/endpoints/studio/posts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost, insertTeam } from '../../../../test/insert-posts.ts'
import { insertFixture, insertMatchday } from '../../../../test/matchday-desk.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { postFacts } from '../../../platform/database/schema/drafts.ts'
import { posts, postTags } from '../../../platform/database/schema/library.ts'

let test: TestApp
let editor: SignedIn

beforeAll(async () => {
  // As in production: the pages of both matchdays must follow a fixture that moves.
  test = await startTestApp({ usesCaches: true })
  editor = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

const asEditor = () => ({ token: editor.token })

const KICK_OFF = '2026-11-20T20:00:00.000Z'

const readMatchday = async (id: string | number) =>
  (await test.call(getStudioMatchday, { ...asEditor(), params: { id: String(id) } })).answer()

const readPostIds = async (textId: string) => {
  const { posts: shown } = (await test.call(getMatchday, { ...asEditor(), params: { textId } })).answer()
  return shown.map(({ id }) => Number(id))
}

/** The caches of the app know nothing of what a test writes straight into the database. */
const announcePosts = () => test.changes.commit(async (_tx, affect) => affect('posts'))

const FIVE = Array.from({ length: 5 })

const MATCHDAY = { season: '2031-32', number: 1, startsOn: '2031-08-15', endsOn: '2031-08-18' }

describe('POST studio/matchdays', () => {
  it('creates a matchday with its tag, which readers can open', async () => {
    const created = (await test.call(createMatchday, { ...asEditor(), body: MATCHDAY })).answer()
    expect(created).toMatchObject({ ...MATCHDAY, textId: 'matchday-1-2031-32', fixtures: 0, version: 1 })
    const page = (await test.call(getMatchday, { ...asEditor(), params: { textId: 'matchday-1-2031-32' } })).answer()
    expect(page.matchday).toMatchObject({ name: 'Matchday 1', number: 1 })
    const again = await test.call(createMatchday, { ...asEditor(), body: MATCHDAY })
    expect(again.failure().type).toBe('conflict')
    const { season, seasons } = (
      await test.call(listMatchdays, { ...asEditor(), query: { season: '2031-32' } })
    ).answer()
    expect({ season, seasons }).toMatchObject({ season: '2031-32', seasons: expect.arrayContaining(['2031-32']) })
  })

  it('gives another text id to the matchday whose own was taken by one with a corrected number', async () => {
    const create = () => test.call(createMatchday, { ...asEditor(), body: { ...MATCHDAY, number: 7 } })
    const { id, version } = (await create()).answer()
    const corrected = await test.call(updateMatchday, {
      ...asEditor(),
      params: { id },
      body: { ...MATCHDAY, number: 8, version },
    })
    expect(corrected.answer()).toMatchObject({ number: 8, textId: 'matchday-7-2031-32' })
    expect((await create()).answer()).toMatchObject({ number: 7, textId: 'matchday-7-2031-32-2' })
    expect((await create()).failure().type).toBe('conflict')
  })

  it('creates a matchday once when it is created several times at once', async () => {
    const body = { ...MATCHDAY, number: 9 }
    const answers = await Promise.all(FIVE.map(() => test.call(createMatchday, { ...asEditor(), body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it.each([
    ['endsOn', '2031-08-14'],
    ['season', '2031-33'],
    ['season', '2031'],
    ['number', 0],
  ])('rejects %s %j', async (field, value) => {
    const body = { ...MATCHDAY, number: 2, [field]: value }
    expect((await test.call(createMatchday, { ...asEditor(), body })).failure()).toMatchObject({
      type: 'validation',
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('PUT studio/matchdays/:id', () => {
  it('changes dates, and tells somebody who saw an older version', async () => {
    const { id } = await insertMatchday(test.db, { season: '2032-33', number: 7 })
    const { matchday } = await readMatchday(id)
    const change = (version: number, endsOn: string) =>
      test.call(updateMatchday, {
        ...asEditor(),
        params: { id: String(id) },
        body: { season: '2032-33', number: 7, startsOn: '2026-11-13', endsOn, version },
      })
    expect((await change(matchday.version, '2026-11-20')).answer()).toMatchObject({ endsOn: '2026-11-20', version: 2 })
    expect((await change(matchday.version, '2026-11-21')).failure()).toMatchObject({
      type: 'conflict',
      version: 2,
      current: { endsOn: '2026-11-20' },
    })
  })

  it('gives a number to one of several matchdays that get it at once', async () => {
    const season = '2033-34'
    const ids = await Promise.all(FIVE.map(async () => (await insertMatchday(test.db, { season })).id))
    const answers = await Promise.all(
      ids.map((id) =>
        test.call(updateMatchday, {
          ...asEditor(),
          params: { id: String(id) },
          body: { ...MATCHDAY, season, number: 99, version: 1 },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })
})

async function newFixture() {
  const { id: matchdayId } = await insertMatchday(test.db)
  const [home, away] = [await insertTeam(test.db), await insertTeam(test.db)]
  return {
    matchdayId: String(matchdayId),
    homeTeamId: String(home.id),
    awayTeamId: String(away.id),
    kickOff: KICK_OFF,
    names: null,
  }
}

describe('POST studio/fixtures', () => {
  it('creates a fixture once', async () => {
    const body = await newFixture()
    const created = (await test.call(createFixture, { ...asEditor(), body })).answer()
    expect(created).toMatchObject({ state: 'scheduled', score: null, kickOff: KICK_OFF, version: 1 })
    expect((await readMatchday(body.matchdayId)).fixtures).toEqual([created])
    expect((await test.call(createFixture, { ...asEditor(), body })).failure().type).toBe('conflict')
  })

  it('creates a fixture once when it is created several times at once', async () => {
    const body = await newFixture()
    const answers = await Promise.all(FIVE.map(() => test.call(createFixture, { ...asEditor(), body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect((await readMatchday(body.matchdayId)).fixtures).toHaveLength(1)
  })

  it.each([
    ['awayTeamId', 'the home team', ({ homeTeamId }: { homeTeamId: string }) => homeTeamId],
    ['homeTeamId', 'unknown', () => '999999'],
    ['matchdayId', 'no id', () => 'x'],
  ])('rejects %s that is %s', async (field, _wrong, valueFor) => {
    const body = await newFixture()
    const answer = await test.call(createFixture, { ...asEditor(), body: { ...body, [field]: valueFor(body) } })
    const failure = answer.failure()
    expect(failure.type).toBe('validation')
    expect(Object.keys(failure.fields ?? {})).toEqual([field])
  })
})

describe('PUT studio/fixtures/:id', () => {
  it('takes its posts along to another matchday', async () => {
    const [from, to] = [await insertMatchday(test.db), await insertMatchday(test.db)]
    const fixtureId = await insertFixture(test.db, from.id)
    const published = await insertPost(test.db, { fixtureId, matchdayId: from.id, tagIds: [from.id] })
    const elsewhere = await insertPost(test.db, { matchdayId: from.id })
    const body = { title: 'Line-ups', fixtureId: String(fixtureId) }
    const draft = (await test.call(createPost, { ...asEditor(), body })).answer()
    const bothTags = { field: 'tags', value: [String(from.id), String(to.id)], changedAt: test.clock.now() }
    await test.db.insert(postFacts).values({ postId: Number(draft.id), ...bothTags })
    const [fixture] = (await readMatchday(from.id)).fixtures
    await announcePosts()
    expect(new Set(await readPostIds(from.textId))).toEqual(new Set([published.id, elsewhere.id]))
    expect(await readPostIds(to.textId)).toEqual([])
    const moved = await test.call(updateFixture, {
      ...asEditor(),
      params: { id: String(fixtureId) },
      body: {
        matchdayId: String(to.id),
        homeTeamId: fixture?.home.id ?? '',
        awayTeamId: fixture?.away.id ?? '',
        kickOff: KICK_OFF,
        names: null,
        version: fixture?.version ?? 0,
      },
    })
    expect(moved.answer()).toMatchObject({ matchdayId: String(to.id), kickOff: KICK_OFF, version: 2 })
    const rows = await test.db.select({ id: posts.id, matchdayId: posts.matchdayId }).from(posts)
    const matchdayOf = (id: number) => rows.find((row) => row.id === id)?.matchdayId
    expect([matchdayOf(published.id), matchdayOf(elsewhere.id)]).toEqual([to.id, from.id])
    const tagRows = await test.db.select().from(postTags).where(eq(postTags.postId, published.id))
    expect(tagRows.map(({ tagId }) => tagId)).toEqual([to.id])
    const detail = (await test.call(getPostDetail, { ...asEditor(), params: { id: draft.id } })).answer()
    expect(detail.facts.matchday.value).toBe(String(to.id))
    const [tagsFact] = await test.db
      .select({ value: postFacts.value })
      .from(postFacts)
      .where(and(eq(postFacts.postId, Number(draft.id)), eq(postFacts.field, 'tags')))
    expect(tagsFact?.value).toEqual([String(to.id)])
    expect(await readPostIds(from.textId)).toEqual([elsewhere.id])
    expect(await readPostIds(to.textId)).toEqual([published.id])
  })

  it('gives clubs to one of several fixtures that get them at once', async () => {
    const body = await newFixture()
    const ids = await Promise.all(FIVE.map(() => insertFixture(test.db, Number(body.matchdayId))))
    const answers = await Promise.all(
      ids.map((id) =>
        test.call(updateFixture, { ...asEditor(), params: { id: String(id) }, body: { ...body, version: 1 } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('tells somebody who saw an older version', async () => {
    const round = await insertMatchday(test.db)
    const fixtureId = await insertFixture(test.db, round.id)
    const [fixture] = (await readMatchday(round.id)).fixtures
    const change = () =>
      test.call(updateFixture, {
        ...asEditor(),
        params: { id: String(fixtureId) },
        body: {
          matchdayId: String(round.id),
          homeTeamId: fixture?.home.id ?? '',
          awayTeamId: fixture?.away.id ?? '',
          kickOff: KICK_OFF,
          names: { es: 'Derbi', en: 'Derby', pt: 'Dérbi' },
          version: 1,
        },
      })
    expect((await change()).answer().names?.en).toBe('Derby')
    expect((await change()).failure()).toMatchObject({ type: 'conflict', version: 2, current: { kickOff: KICK_OFF } })
  })
})

describe('DELETE studio/fixtures/:id', () => {
  it('deletes a fixture that nothing is about, and no other', async () => {
    const round = await insertMatchday(test.db)
    const [used, drafted, unused] = [
      await insertFixture(test.db, round.id),
      await insertFixture(test.db, round.id),
      await insertFixture(test.db, round.id),
    ]
    await insertPost(test.db, { fixtureId: used })
    await test.call(createPost, { ...asEditor(), body: { fixtureId: String(drafted) } })
    const remove = (id: number) => test.call(deleteFixture, { ...asEditor(), params: { id: String(id) } })
    expect((await remove(used)).failure().type).toBe('conflict')
    expect((await remove(drafted)).failure().type).toBe('conflict')
    expect((await remove(unused)).status).toBe(204)
    expect((await remove(unused)).failure().type).toBe('not-found')
  })
})
