import { checkSeasonImport, exportFixtures, importSeason } from '@mixed-zone/contract/endpoints/studio/season-import'
import { mergeTerms } from '@mixed-zone/contract/endpoints/studio/terms'
import {
  createMatchday,
  getStudioMatchday,
  listMatchdays,
  updateMatchday,
} from '@mixed-zone/contract/endpoints/studio/matchdays'
import type { SeasonTable } from '@mixed-zone/contract/schemas/studio/season-import'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost, insertTeam } from '../../../../../test/insert-posts.ts'
import { readCsv } from '../../../../../test/read-csv.ts'
import { startTestApp, type TestApp } from '../../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../../test/test-sign-in.ts'
import { fixtures, matchdays, posts, teams, textIdAliases } from '../../../../platform/database/schema/library.ts'

let test: TestApp
let editor: SignedIn

const NAMES = Array.from(
  { length: 20 },
  (_, index) => `Athletic ${String.fromCodePoint(0x41 + index).repeat(4)} United`,
)

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.signIn({ role: 'editor' })
  for (const name of NAMES) await insertTeam(test.db, { name, shortName: name.slice(9, 13) })
})

afterAll(() => test.remove())

const FIELDS: SeasonTable['fields'] = ['matchday', 'kickOff', 'home', 'away', 'score']

/** Everybody against everybody, twice: 38 matchdays of ten fixtures. */
function drawSeason(): string[][] {
  const rows: string[][] = []
  for (let round = 0; round < 38; round += 1) {
    for (let pair = 0; pair < 10; pair += 1) {
      const rotated = (place: number) => (place === 0 ? 0 : ((place - 1 + round) % 19) + 1)
      const [one, other] = [NAMES[rotated(pair)] ?? '', NAMES[rotated(19 - pair)] ?? '']
      const [home, away] = round < 19 ? [one, other] : [other, one]
      const day = new Date(Date.UTC(2033, 7, 13 + 7 * round)).toISOString().slice(0, 10)
      // Files mix formats.
      const kickOff = pair % 2 === 0 ? `${day} 21:00` : `${day.split('-').toReversed().join('/')} 18.30`
      rows.push([`Jornada ${round + 1}`, kickOff, home, away, ''])
    }
  }
  return rows
}

/** Twelve lines, each broken in its own way. */
const BROKEN: readonly (readonly [line: number, column: number, text: string, field: string])[] = [
  [3, 0, '', 'matchday'],
  [17, 0, 'twelve', 'matchday'],
  [40, 1, '2033-11-31 21:00', 'kickOff'],
  [61, 1, 'soon', 'kickOff'],
  [88, 1, '2033-10-05', 'kickOff'],
  [101, 1, '2033-10-05 25:00', 'kickOff'],
  [150, 2, 'Nobody knows them', 'home'],
  [199, 2, '', 'home'],
  [222, 3, 'Nobody knows them', 'away'],
  [260, 3, '', 'away'],
  [301, 4, 'won', 'score'],
  [380, 4, '3-', 'score'],
]

const check = async (table: Partial<SeasonTable>) =>
  (
    await test.call(checkSeasonImport, {
      token: editor.token,
      locale: 'en',
      body: { fields: FIELDS, rows: [], season: '2033-34', ...table },
    })
  ).answer()

const run = async (rows: string[][], expected: Awaited<ReturnType<typeof check>>['counts'], options: object = {}) =>
  test.call(importSeason, {
    token: editor.token,
    locale: 'en',
    body: { fields: FIELDS, rows, season: '2033-34', expected, ...options },
  })

const countStored = async () => {
  const [row] = await test.db.select({ count: count() }).from(fixtures)
  return row?.count ?? 0
}

describe('POST studio/fixtures/import', () => {
  it('names 12 broken lines of 380, writes nothing before it is confirmed, and nothing twice', async () => {
    const rows = drawSeason()
    for (const [line, column, text] of BROKEN) {
      const row = rows[line - 2]
      if (row) row[column] = text
    }
    const before = await countStored()
    const preview = await check({ rows })
    expect(preview.counts).toEqual({ new: 368, changed: 0, matched: 0, same: 0, wrong: 12 })
    const wrong = preview.rows.filter(({ state }) => state === 'wrong')
    expect(wrong.map(({ line, problems }) => [line, problems[0]?.field])).toEqual(
      BROKEN.map(([line, , , field]) => [line, field]),
    )
    expect(wrong[2]?.problems[0]?.message).toBe('There is no 2033-11-31')
    expect(await countStored()).toBe(before)
    const other = await run(rows, { ...preview.counts, new: 367 })
    expect(other.failure().type).toBe('conflict')
    expect(await countStored()).toBe(before)
    expect((await run(rows, preview.counts)).answer().counts).toEqual(preview.counts)
    expect(await countStored()).toBe(before + 368)
    const again = await check({ rows })
    expect(again.counts).toEqual({ new: 0, changed: 0, matched: 0, same: 368, wrong: 12 })
    await run(rows, again.counts)
    expect(await countStored()).toBe(before + 368)
    const { matchdays: listed } = (
      await test.call(listMatchdays, { token: editor.token, query: { season: '2033-34' } })
    ).answer()
    expect(listed).toHaveLength(38)
    expect(listed[0]).toMatchObject({ number: 1, startsOn: '2033-08-13', endsOn: '2033-08-13' })
  })

  it('imports results, and moves a fixture with its posts', async () => {
    const { matchdays: listed } = (
      await test.call(listMatchdays, { token: editor.token, query: { season: '2033-34' } })
    ).answer()
    const [second, third] = [listed[1], listed[2]]
    const { fixtures: ofSecond } = (
      await test.call(getStudioMatchday, { token: editor.token, params: { id: second?.id ?? '' } })
    ).answer()
    const [played, moved] = [ofSecond[0], ofSecond[1]]
    const post = await insertPost(test.db, { fixtureId: Number(moved?.id), matchdayId: Number(second?.id) })
    const rows = [
      ['2', '2033-08-20 21:00', played?.home.shortName ?? '', played?.away.name ?? '', '2-1'],
      ['3', '2033-08-28 12:00', moved?.home.name ?? '', moved?.away.name ?? '', ''],
    ]
    const preview = await check({ rows })
    expect(preview.rows.map(({ state }) => state)).toEqual(['changed', 'changed'])
    expect(preview.rows[1]?.changes.map(({ field }) => field)).toEqual(['matchday', 'kickOff'])
    await run(rows, preview.counts)
    const after = (
      await test.call(getStudioMatchday, { token: editor.token, params: { id: second?.id ?? '' } })
    ).answer()
    expect(after.fixtures.find(({ id }) => id === played?.id)).toMatchObject({
      state: 'finished',
      score: { home: 2, away: 1 },
    })
    const stored = await test.db.select({ id: posts.id, matchdayId: posts.matchdayId }).from(posts)
    expect(stored.find(({ id }) => id === post.id)?.matchdayId).toBe(Number(third?.id))
    expect((await check({ rows })).counts).toMatchObject({ same: 2 })
  })

  it('matches clubs that are called alike, suggests others, and creates them only if it is asked to', async () => {
    await insertTeam(test.db, { name: 'Atlético Brisa', shortName: 'Brisa', textId: 'atletico-brisa' })
    await insertTeam(test.db, { name: 'Estrela do Mar', shortName: 'Estrela', textId: 'estrela-do-mar' })
    const alike = [['1', '2034-08-20 21:00', 'Atl. Brisa', 'Estrela', '']]
    expect((await check({ rows: alike, season: '2034-35' })).rows[0]).toMatchObject({
      state: 'matched',
      matches: [{ field: 'home', name: 'Atlético Brisa' }],
    })
    const rows = [
      ['1', '2034-08-20 21:00', 'Brisa', 'Estrellas', ''],
      ['1', '2034-08-20 21:00', 'Brisa', 'Brisa', ''],
      ['1', '2034-08-21 21:00', 'Zorro Viejo', 'Brisa', ''],
    ]
    const preview = await check({ rows, season: '2034-35' })
    expect(preview.rows.map(({ problems }) => problems[0])).toMatchObject([
      { field: 'away', suggestion: 'Estrela do Mar' },
      { field: 'away', message: 'A club cannot play itself' },
      { field: 'home', message: 'No club is called “Zorro Viejo”' },
    ])
    const creating = await check({ rows, season: '2034-35', createsClubs: true })
    expect(creating).toMatchObject({ newClubs: ['Zorro Viejo'], counts: { new: 1, wrong: 2 } })
    const done = await run(rows, creating.counts, { season: '2034-35', createsClubs: true })
    expect(done.status).toBe(200)
    expect(await test.db.$count(matchdays)).toBeGreaterThan(38)
  })

  it('creates a matchday whose text id was taken by one with a corrected number', async () => {
    const season = '2036-37'
    const days = { startsOn: '2036-08-20', endsOn: '2036-08-20' }
    const { id, textId, version } = (
      await test.call(createMatchday, { token: editor.token, body: { season, number: 7, ...days } })
    ).answer()
    const body = { season, number: 8, ...days, version }
    await test.call(updateMatchday, { token: editor.token, params: { id }, body })
    const rows = [['7', '2036-08-20 21:00', NAMES[0] ?? '', NAMES[1] ?? '', '']]
    const preview = await check({ rows, season })
    expect((await run(rows, preview.counts, { season })).status).toBe(200)
    const { matchdays: listed } = (await test.call(listMatchdays, { token: editor.token, query: { season } })).answer()
    expect(listed).toMatchObject([
      { number: 7, textId: `${textId}-2`, fixtures: 1 },
      { number: 8, textId, fixtures: 0 },
    ])
  })

  it('knows a merged club by its former address, and gives no former address to a new club', async () => {
    const survivor = await insertTeam(test.db, { name: 'Sporting Levante', shortName: 'Levante' })
    const merged = await insertTeam(test.db, { name: 'Quimera Verde', shortName: 'Quimera', textId: 'quimera-verde' })
    const body = { kind: 'teams' as const, survivorId: String(survivor.id), mergedIds: [String(merged.id)] }
    expect((await test.call(mergeTerms, { token: editor.token, body })).status).toBe(201)
    const options = { season: '2035-36', createsClubs: true }
    const rows = [['1', '2035-08-20 21:00', 'Quimera Verde', 'Xanadu', '']]
    const preview = await check({ rows, ...options })
    expect(preview).toMatchObject({ newClubs: ['Xanadu'], counts: { new: 1 } })
    await test.db.insert(textIdAliases).values({ kind: 'team', textId: 'xanadu', createdAt: test.clock.now() })
    expect((await run(rows, preview.counts, options)).status).toBe(200)
    const [created] = await test.db.select().from(teams).where(eq(teams.name, 'Xanadu'))
    expect(created?.textId).toBe('xanadu-2')
    const [fixture] = await test.db
      .select()
      .from(fixtures)
      .where(eq(fixtures.awayTeamId, created?.id ?? 0))
    expect(fixture?.homeTeamId).toBe(survivor.id)
  })
})

describe('POST studio/fixtures/export', () => {
  it('returns a season that can be imported without a change', async () => {
    const answer = await test.call(exportFixtures, {
      token: editor.token,
      locale: 'en',
      body: { season: '2033-34', format: 'csv' },
    })
    expect(answer.status).toBe(200)
    const rows = readCsv(answer.raw.body).map((row) =>
      ['Season', 'Matchday', 'Kick-off', 'Home', 'Away', 'Home goals', 'Away goals'].map((name) => row[name] ?? ''),
    )
    expect(rows).toHaveLength(368)
    const preview = await check({
      fields: ['season', 'matchday', 'kickOff', 'home', 'away', 'homeGoals', 'awayGoals'],
      rows,
    })
    expect(preview.counts).toEqual({ new: 0, changed: 0, matched: 0, same: 368, wrong: 0 })
  })
})
