import {
  getFigures,
  getFigureSeries,
  listFigures,
  listSearchMisses,
} from '@mixed-zone/contract/endpoints/studio/figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FiguresScenario, startFigures } from '../../../../test/figures-scenario.ts'
import { drawPicture, insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertTag } from '../../../../test/insert-posts.ts'
import { insertMatchday } from '../../../../test/matchday-desk.ts'
import type { TestApp } from '../../../../test/start-test-app.ts'
import { searchMisses } from '../../../platform/database/schema/search.ts'

let scenario: FiguresScenario
let test: TestApp
let manager: string
let admin: string

beforeAll(async () => {
  scenario = await startFigures()
  ;({ test, manager, admin } = scenario)
})

afterAll(() => test.remove())

type Query = Readonly<Record<string, string | number | undefined>>

const summary = async (query: Query = {}, token = manager) => (await test.call(getFigures, { token, query })).answer()
const list = async (query: Query, token = manager) => (await test.call(listFigures, { token, query })).answer()

describe('GET studio/figures', () => {
  it('counts the last 30 days, and the 30 before them', async () => {
    expect(await summary()).toMatchObject({
      period: { from: '2026-10-17', to: '2026-11-15' },
      current: { views: 1, downloads: 3, copies: 1, bytes: 6500, people: 2, media: 2, countries: 2 },
      previousPeriod: { from: '2026-09-17', to: '2026-10-16' },
      previous: { views: 1, downloads: 0, people: 1, countries: 1 },
      accounts: 4,
    })
  })

  it('counts embargoed posts only for those who see them', async () => {
    const { current } = await summary({}, admin)
    expect(current).toMatchObject({ views: 2, downloads: 3, bytes: 11_500 })
  })

  it('filters by audience and by post, with names', async () => {
    const counted = async (query: Query) => {
      const { current, names } = await summary(query)
      return [current.views, current.downloads, current.copies, current.bytes, names]
    }
    expect(await counted({ country: 'BR' })).toEqual([0, 1, 1, 500, {}])
    expect(await counted({ medium: 'el correo del sur' })).toEqual([1, 2, 0, 6000, {}])
    expect(await counted({ post: String(scenario.ids.derby) })).toEqual([
      1,
      3,
      0,
      4500,
      { post: 'Almenara win the derby' },
    ])
    expect(await counted({ team: String(scenario.ids.away) })).toEqual([1, 3, 0, 4500, { team: 'Vega Real' }])
    expect(await counted({ fixture: String(scenario.ids.fixture) })).toEqual([
      1,
      3,
      0,
      4500,
      { fixture: 'Almenara – Vega Real' },
    ])
    expect(await counted({ team: 'nobody' })).toEqual([0, 0, 0, 0, {}])
    expect(await counted({ post: String(scenario.ids.secret) })).toEqual([0, 0, 0, 0, {}])
  })

  it.each([
    ['an end before its start', { from: '2026-02-02', to: '2026-02-01' }, 'to'],
    ['a day that does not exist', { from: '2026-02-31' }, 'from'],
    ['an unknown media type', { mediaType: 'blog' }, 'mediaType'],
    ['a country that is no code', { country: 'Spain' }, 'country'],
    ['a NUL', { medium: 'a\0b' }, 'medium'],
  ])('refuses %s', async (_name, query: Query, field) => {
    const failure = (await test.call(getFigures, { token: manager, query })).failure()
    expect([failure.type, Object.keys(failure.fields ?? {})]).toEqual(['validation', [field]])
  })

  it('takes any period', async () => {
    const { period, current } = await summary({ from: '0001-01-01', to: '9999-12-31' })
    expect([period, current.views]).toEqual([{ from: '2000-01-01', to: '2099-12-31' }, 2])
  })
})

describe('GET studio/figures/series', () => {
  const series = async (query: Query) => (await test.call(getFigureSeries, { token: manager, query })).answer()

  it('lists every day, with the matchday that ends on it', async () => {
    const { unit, items } = await series({ from: '2026-11-13', to: '2026-11-15' })
    expect(unit).toBe('day')
    expect(items).toMatchObject([
      { from: '2026-11-13', views: 0, downloads: 1, people: 1, matchday: null },
      { from: '2026-11-14', views: 0, downloads: 1, copies: 1, people: 1, matchday: null },
      { from: '2026-11-15', views: 1, downloads: 1, people: 1, matchday: { number: 12, name: 'Matchday 12' } },
    ])
  })

  it('names the last of several matchdays that end in a week', async () => {
    for (const [number, endsOn] of [
      [31, '2025-03-09'],
      [30, '2025-03-05'],
    ] as const) {
      await insertMatchday(test.db, { season: '2024-25', number, startsOn: endsOn, endsOn })
    }
    const { items } = await series({ from: '2025-01-01', to: '2025-04-30' })
    expect(items.find(({ to }) => to === '2025-03-09')?.matchday?.number).toBe(31)
  })

  it('counts people of longer periods by week or month, each once', async () => {
    const weeks = await series({ from: '2026-08-01', to: '2026-11-15' })
    expect([weeks.unit, weeks.items.at(0)?.to, weeks.items.at(-1)]).toMatchObject([
      'week',
      '2026-08-02',
      { from: '2026-11-09', to: '2026-11-15', downloads: 3, people: 2 },
    ])
    const months = await series({ from: '2024-01-01', to: '2026-11-15' })
    expect([months.unit, months.items.length, months.items.at(-1)?.people]).toEqual(['month', 35, 2])
  })
})

describe('GET studio/figures/by', () => {
  const rows = async (by: string, query: Query = {}, token = manager) =>
    (await list({ by, ...query }, token)).items.map(({ name, views, downloads, people }) => [
      name,
      views,
      downloads,
      people,
    ])

  const names = async (by: string, query: Query = {}) => (await list({ by, ...query })).items.map(({ name }) => name)

  it('lists each dimension with names, most downloads first', async () => {
    expect(await rows('country')).toEqual([
      ['Spain', 1, 2, 1],
      ['Brazil', 0, 1, 1],
    ])
    expect(await names('mediaType')).toEqual(['Newspaper', 'Radio'])
    expect(await names('region')).toEqual(['Europe', 'Latin America'])
    expect(await rows('post')).toEqual([
      ['Almenara win the derby', 1, 3, 2],
      ['Medical report', 0, 1, 2],
    ])
    expect(await rows('team')).toEqual([
      ['Almenara', 1, 3, 2],
      ['Vega Real', 1, 3, 2],
    ])
    expect(await rows('fixture')).toEqual([['Almenara – Vega Real', 1, 3, 2]])
    expect(await rows('section')).toHaveLength(1)
    expect(await rows('file')).toEqual([])
    expect(await names('language')).toContain('Portuguese')
  })

  it('shows the picture of a post to whoever asks', async () => {
    const { id: fileId } = await storeBytes(test, await drawPicture({ width: 300, height: 200 }))
    const { id } = await insertAsset(test, { postId: scenario.ids.derby, fileId, kind: 'image', name: 'derby.jpg' })
    const { items } = await list({ by: 'post' })
    expect(items.map(({ thumbnail }) => thumbnail)).toEqual([expect.stringContaining(`/${id}/`), null])
    const picture = await test.inject({ method: 'GET', url: items[0]?.thumbnail ?? '' })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('describes media', async () => {
    const { items } = await list({ by: 'medium' })
    expect(items[0]).toMatchObject({
      key: 'el correo del sur',
      name: 'El Correo del Sur',
      mediaType: 'newspaper',
      country: 'ES',
    })
  })

  it('names people to those who manage them, and to nobody else', async () => {
    expect(await rows('person', {}, admin)).toEqual([
      ['Anna Riera', 1, 2, 1],
      ['João Prado', 1, 1, 1],
    ])
    expect((await test.call(listFigures, { token: manager, query: { by: 'person' } })).failure().type).toBe(
      'permission',
    )
  })

  it('sorts and pages', async () => {
    expect(await names('country', { sort: 'downloads', direction: 'asc' })).toEqual(['Brazil', 'Spain'])
    expect(await rows('post', { sort: 'people', direction: 'desc' })).toHaveLength(2)
    const { items, total } = await list({ by: 'country', page: 2 })
    expect([items, total]).toEqual([[], 2])
  })
})

describe('GET studio/figures/searches', () => {
  it('adds up the searches of the days, with what would answer them', async () => {
    await insertTag(test.db, { names: { es: 'Lúa Prado', en: 'Lúa Prado', pt: 'Lúa Prado' }, kind: 'player' })
    const miss = (words: string, times: number, at: string) => ({
      locale: 'es' as const,
      words,
      times,
      at: new Date(at),
    })
    await test.db.insert(searchMisses).values([
      miss('lua prado parada', 10, '2026-11-14T10:00:00Z'),
      miss('lua prado parada', 8, '2026-11-15T10:15:00Z'),
      miss('escudo vectorial', 14, '2026-11-15T10:15:00Z'),
      miss('rueda camiseta retirada', 31, '2026-11-15T10:15:00Z'),
      // In Madrid this is the next day.
      miss('otro dia', 50, '2026-11-15T23:00:00Z'),
    ])
    const query = { from: '2026-11-14', to: '2026-11-15' }
    const { items, total, times } = (await test.call(listSearchMisses, { token: manager, query })).answer()
    expect([total, times]).toEqual([3, 63])
    expect(items).toMatchObject([
      { words: 'rueda camiseta retirada', times: 31, answer: { kind: 'text' } },
      {
        words: 'lua prado parada',
        times: 18,
        lastAt: '2026-11-15T10:15:00.000Z',
        answer: { kind: 'tag', name: 'Lúa Prado' },
      },
      { words: 'escudo vectorial', times: 14, answer: { kind: 'file' } },
    ])
  })
})
