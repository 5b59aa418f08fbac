import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { getStudioMatchday, updateFixture, updateMatchday } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { inAll } from '@mixed-zone/test-data/localised'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertFixture, insertMatchday } from '../../../../test/matchday-desk.ts'
import { publishText } from '../../../../test/publish-text.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'

let test: TestApp
let token: string

beforeAll(async () => {
  // With the caches of search results, which have to follow too.
  test = await startTestApp({ usesCaches: true, runsJobs: true })
  token = (await test.signIn({ role: 'editor' })).token
})

afterAll(() => test.remove())

const find = async (text: string) =>
  (await test.call(filterPosts, { token, body: { text } })).answer().posts.map(({ id }) => id)

const read = async (matchdayId: number) =>
  (await test.call(getStudioMatchday, { token, params: { id: String(matchdayId) } })).answer()

async function nameFixture(matchdayId: number, names: ReturnType<typeof inAll> | null) {
  const [fixture] = (await read(matchdayId)).fixtures
  if (!fixture) throw new Error('the matchday has no fixture')
  const { id, home, away, kickOff, version } = fixture
  const body = { matchdayId: String(matchdayId), homeTeamId: home.id, awayTeamId: away.id, kickOff, names, version }
  return (await test.call(updateFixture, { token, params: { id }, body })).answer()
}

describe('Names that posts are found by', () => {
  it('follow a fixture that gets a popular name, or loses it', async () => {
    const { id: matchdayId } = await insertMatchday(test.db)
    const fixtureId = await insertFixture(test.db, matchdayId, { names: null })
    const id = await publishText(test.db, 'Alineaciones', { fixtureId, matchdayId })
    await test.changes.commit(async (_tx, affect) => affect('posts'))
    expect(await find('xurimbol')).toEqual([])
    await nameFixture(matchdayId, inAll('Derbi del Xurimbol'))
    expect(await find('xurimbol')).toEqual([id])
    await nameFixture(matchdayId, null)
    expect(await find('xurimbol')).toEqual([])
  })

  it('follow the corrected number of a matchday', async () => {
    const { id: matchdayId } = await insertMatchday(test.db, { season: '2041-42', number: 6 })
    const id = await publishText(test.db, 'Alineaciones', { matchdayId })
    const { season, startsOn, endsOn, version } = (await read(matchdayId)).matchday
    const body = { season, startsOn, endsOn, version, number: 77 }
    const params = { id: String(matchdayId) }
    expect((await test.call(updateMatchday, { token, params, body })).status).toBe(200)
    await expect.poll(() => find('jornada 77')).toEqual([id])
  })
})
