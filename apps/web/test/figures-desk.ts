import {
  getFigures,
  getFigureSeries,
  listDeliveryTimes,
  listFigures,
  listSearchMisses,
} from '@mixed-zone/contract/endpoints/studio/figures'
import type { DeliveryTime, FigureDimension, FigureItem } from '@mixed-zone/contract/schemas/studio/figures'
import type { FakeServer } from './fake-server.ts'

const punctuality = ([onTime, late, missing]: readonly [number, number, number], medianMinutes: number | null) => ({
  onTime,
  late,
  missing,
  medianMinutes,
  slowestMinutes: medianMinutes,
})

/** One kind that is punctual, and one that is late and has a period to compare with. */
const DELIVERIES: DeliveryTime[] = [
  {
    promiseId: '1',
    name: 'Line-ups',
    anchor: 'kick-off',
    minutes: -60,
    ...punctuality([9, 1, 0], -62),
    estimated: 0,
    previous: punctuality([0, 0, 0], null),
  },
  {
    promiseId: '2',
    name: 'Gallery',
    anchor: 'whistle',
    minutes: 30,
    ...punctuality([4, 5, 1], 41),
    estimated: 2,
    previous: punctuality([8, 2, 0], 28),
  },
]

const COUNTS = { copies: 3, bytes: 3_100_000_000_000, people: 2140, media: 60, countries: 41 }

export function aFigureItem(key: string, name: string, more: Partial<FigureItem> = {}): FigureItem {
  return { key, name, views: 20, downloads: 10, copies: 0, bytes: 5000, people: 3, countries: 2, ...more }
}

const ITEMS: Partial<Record<FigureDimension, FigureItem[]>> = {
  country: [aFigureItem('ES', 'Spain', { downloads: 12_240 }), aFigureItem('PT', 'Portugal', { downloads: 7960 })],
  medium: [aFigureItem('agência atlântica', 'Agência Atlântica', { mediaType: 'press-agency', country: 'PT' })],
  post: [aFigureItem('11', 'Almenara win the derby', { views: 4102, downloads: 1388, countries: 12 })],
  team: [aFigureItem('5', 'Almenara')],
}

/** The queries of the calls so far. */
interface Asked {
  readonly summary: object[]
  readonly by: object[]
  readonly deliveries: object[]
}

/** Answers every call of the screen, as a league with a month of use. */
export function serveFigures(server: FakeServer): Asked {
  const asked: Asked = { summary: [], by: [], deliveries: [] }
  server.on(getFigures, ({ query }) => {
    asked.summary.push(query)
    return {
      period: { from: query.from ?? '2026-10-17', to: query.to ?? '2026-11-15' },
      current: { views: 84_400, downloads: 36_180, ...COUNTS },
      previousPeriod: { from: '2026-09-17', to: '2026-10-16' },
      previous: { views: 71_525, downloads: 0, ...COUNTS, countries: 38 },
      accounts: 3812,
      names: {},
    }
  })
  server.on(getFigureSeries, () => ({
    unit: 'day' as const,
    items: ['2026-11-13', '2026-11-14', '2026-11-15'].map((day, index) => ({
      from: day,
      to: day,
      views: 100 * index,
      downloads: 10 * index,
      copies: 0,
      bytes: 0,
      people: index,
      matchday: index === 2 ? { number: 12, name: 'Matchday 12' } : null,
    })),
  }))
  server.on(listFigures, ({ query }) => {
    asked.by.push(query)
    const items = ITEMS[query.by] ?? []
    return { items, total: items.length, page: query.page, pageSize: query.pageSize }
  })
  server.on(listDeliveryTimes, ({ query }) => {
    asked.deliveries.push(query)
    const period = { from: '2026-10-17', to: '2026-11-15' }
    return { period, previousPeriod: { from: '2026-09-17', to: '2026-10-16' }, items: DELIVERIES }
  })
  server.on(listSearchMisses, ({ query: { page, pageSize } }) => ({
    items: [
      {
        words: 'rueda camiseta',
        locale: 'es' as const,
        times: 31,
        lastAt: '2026-11-15T10:15:00Z',
        answer: { kind: 'text' as const },
      },
      {
        words: 'lua prado parada',
        locale: 'es' as const,
        times: 18,
        lastAt: '2026-11-15T10:15:00Z',
        answer: { kind: 'tag' as const, name: 'Lua Prado' },
      },
      {
        words: 'escudo vectorial',
        locale: 'es' as const,
        times: 14,
        lastAt: '2026-11-15T10:15:00Z',
        answer: { kind: 'file' as const },
      },
    ],
    total: 3,
    times: 63,
    page,
    pageSize,
  }))
  return asked
}
