import { getHome } from '@mixed-zone/contract/endpoints/pages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost, insertTag, insertTeam } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { fixtures, matchdays, quickLinks } from '../../platform/database/schema/library.ts'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

async function read(locale: Locale = 'es'): Promise<Home> {
  return (await test.call(getHome, { token, locale })).answer()
}

describe('GET private/home', () => {
  it('returns the fourteen sections of an empty portal', async () => {
    const home = await read('en')
    expect(home).toMatchObject({ lead: null, matchday: null, quickLinks: [] })
    expect(home.sections).toHaveLength(14)
    expect(home.sections.every((section) => section.posts.length === 0 && section.count === 0)).toBe(true)
    expect(home.sections[1]?.name).toBe('Current stories')
  })

  it('leads with the newest featured post that has a picture, and lists it once', async () => {
    const picture = await storeBytes(test, await drawPicture({ width: 100, height: 80 }))
    const featured = (minutes: number) =>
      insertPost(test.db, { sectionId: 'featured', publishedAt: minutesLater(minutes) })
    const older = await featured(-50)
    const lead = await featured(-40)
    const withoutPicture = await featured(-30)
    for (const postId of [older.id, lead.id]) await insertAsset(test, { postId, fileId: picture.id })
    const home = await read()
    expect(home.lead?.id).toBe(String(lead.id))
    const [section] = home.sections
    expect(section?.count).toBe(3)
    expect(section?.posts.map(({ id }) => id)).toEqual([withoutPicture.id, older.id].map(String))
  })

  it('limits each section to its newest posts, newest first', async () => {
    const ids: string[] = []
    for (let age = 0; age < 12; age++) {
      const { id } = await insertPost(test.db, { sectionId: 'breaking-news', publishedAt: minutesLater(-age) })
      await insertPost(test.db, { sectionId: 'special-stories', publishedAt: minutesLater(-age) })
      ids.push(String(id))
    }
    const home = await read()
    const sectionOf = (textId: string) => home.sections.find((section) => section.textId === textId)
    expect(sectionOf('breaking-news')?.posts.map(({ id }) => id)).toEqual(ids.slice(0, 8))
    expect(sectionOf('breaking-news')?.count).toBe(12)
    expect(sectionOf('special-stories')?.posts).toHaveLength(3)
  })

  it('sorts by the end of an embargo instead of the publication', async () => {
    const published = (minutes: number, embargoUntil: Date | null) =>
      insertPost(test.db, { sectionId: 'interviews', publishedAt: minutesLater(minutes), embargoUntil })
    const held = await published(-500, minutesLater(-1))
    const plain = await published(-100, null)
    const interviews = (await read()).sections.find((section) => section.textId === 'interviews')
    expect(interviews?.posts.map(({ id }) => id)).toEqual([held.id, plain.id].map(String))
  })

  it('returns the quick links in order and in the reader’s language', async () => {
    await test.db.insert(quickLinks).values([
      { position: 2, titles: inEveryLanguage('Calendar'), url: '/calendar', icon: 'calendar' },
      { position: 1, titles: inEveryLanguage('Passes'), url: 'https://passes.test', icon: 'badge' },
    ])
    expect((await read('pt')).quickLinks).toEqual([
      { title: 'Passes (pt)', url: 'https://passes.test', icon: 'badge' },
      { title: 'Calendar (pt)', url: '/pt/calendar', icon: 'calendar' },
    ])
  })
})

describe('GET private/home › matchday', () => {
  it('is the one being played, else the nearest, and the coming one of two equally near', async () => {
    const [home, away] = [await insertTeam(test.db), await insertTeam(test.db)]
    const play = async (number: number, startsOn: string, endsOn: string) => {
      const { id: tagId } = await insertTag(test.db, aMatchdayTag())
      await test.db.insert(matchdays).values(aMatchday({ tagId, number, startsOn, endsOn }))
      return tagId
    }
    await play(11, '2026-11-06', '2026-11-08')
    const current = await play(12, '2026-11-13', '2026-11-15')
    await play(13, '2026-11-19', '2026-11-22')
    const match = { matchdayId: current, homeTeamId: home.id, awayTeamId: away.id }
    await test.db
      .insert(fixtures)
      .values([
        aFixture({ ...match, kickOff: minutesLater(60) }),
        aFixture({ ...match, kickOff: minutesLater(-90), state: 'live', homeGoals: 0, awayGoals: 0 }),
      ])
    const at = async (moment: string) => {
      test.clock.moveTo(new Date(moment))
      // The session of the other tests has expired by then.
      const { token: fresh } = await test.signIn()
      return (await test.call(getHome, { token: fresh })).answer().matchday
    }
    const now = (await read()).matchday
    expect(now?.number).toBe(12)
    expect(now?.fixtures.map(({ state, score }) => [state, score])).toEqual([
      ['live', { home: 0, away: 0 }],
      ['scheduled', null],
    ])
    expect((await at('2026-11-16T12:00:00Z'))?.number).toBe(12)
    expect((await at('2026-11-17T12:00:00Z'))?.number).toBe(13)
    expect((await at('2027-05-01T12:00:00Z'))?.number).toBe(13)
    expect((await at('2026-01-01T12:00:00Z'))?.number).toBe(11)
    // Shortly after midnight in the league it is still the day before in UTC.
    expect((await at('2026-11-12T23:30:00Z'))?.number).toBe(12)
  })
})
