import type {
  BoardFixture,
  CoverageCell,
  CoveragePromise,
  Tonight,
  TonightDesk,
} from '@mixed-zone/contract/schemas/studio/coverage'
import { aClub, aStudioFixture, aStudioMatchday } from '../../shared/matchdays.fixture.ts'

const MINUTE = 60_000

const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()

const aPromise = (id: string, name: string, overrides: Partial<CoveragePromise> = {}): CoveragePromise => ({
  id,
  name,
  categoryId: id,
  anchor: 'kick-off',
  minutes: -60,
  locales: ['es', 'en'],
  sectionId: null,
  contactId: null,
  titles: { es: 'a', en: 'b', pt: 'c' },
  version: 1,
  ...overrides,
})

export const aCell = (promiseId: string, overrides: Partial<CoverageCell> = {}): CoverageCell => ({
  promiseId,
  state: 'upcoming',
  dueAt: fromNow(300),
  isEstimated: false,
  isOverdue: false,
  post: null,
  ...overrides,
})

export const aPost = (overrides: object = {}) => ({
  id: '77',
  title: 'Line-ups',
  publishedAt: fromNow(-62),
  embargoUntil: null,
  minutes: -62,
  languageStates: [
    { locale: 'es' as const, state: 'published' as const },
    { locale: 'en' as const, state: 'missing' as const },
  ],
  author: { id: '3', name: 'Ruth Aldana' },
  upload: null,
  ...overrides,
})

export function aBoardFixture(overrides: Partial<BoardFixture> = {}): BoardFixture {
  return { ...aStudioFixture(), kickOff: fromNow(0), isToday: true, cells: [], ...overrides }
}

export const COUNTS = { promised: 4, published: 1, incomplete: 1, working: 1, late: 1, scheduled: 0 }

export function aTonight(overrides: Partial<Tonight> = {}): Tonight {
  return {
    day: new Date().toISOString().slice(0, 10),
    isTonight: true,
    isQuiet: false,
    matchday: aStudioMatchday(),
    promises: [aPromise('1', 'Line-ups'), aPromise('2', 'Gallery', { anchor: 'whistle', minutes: 30 })],
    fixtures: [
      aBoardFixture({
        state: 'live',
        score: { home: 0, away: 2 },
        startedAt: fromNow(-10),
        cells: [aCell('1', { state: 'published', post: aPost() }), aCell('2', { isEstimated: true })],
      }),
      aBoardFixture({
        id: '2',
        home: aClub('3', 'Cantera'),
        away: aClub('4', 'Nortada'),
        state: 'finished',
        score: { home: 1, away: 1 },
        finishedAt: fromNow(-60),
        cells: [
          aCell('1', {
            state: 'working',
            isOverdue: true,
            dueAt: fromNow(-71),
            post: aPost({ id: '78', publishedAt: null, minutes: null, upload: { done: 28, total: 40, percent: 70 } }),
          }),
          aCell('2', { state: 'late', dueAt: fromNow(-11) }),
        ],
      }),
    ],
    counts: COUNTS,
    previous: null,
    ...overrides,
  }
}

export const DESK: TonightDesk = {
  attention: [
    {
      kind: 'feed',
      id: '4',
      network: 'mastodon',
      handle: '@league',
      failures: 5,
      since: fromNow(-120),
      nextAt: fromNow(10),
      isFetching: false,
    },
  ],
  next: { items: [{ kind: 'publish', postId: '9', title: 'Official line-ups', at: fromNow(7.5) }], total: 1 },
  usage: { views: 7918, downloads: 3206, before: 8000, quarters: [{ at: fromNow(-15), count: 4 }] },
  mostDownloaded: [{ postId: '5', title: 'The derby', thumbnail: null, downloads: 1388 }],
  writing: [
    { id: '3', name: 'Joana Valente', postId: '6', title: 'Derby', uploads: 0, at: fromNow(-1) },
    { id: '5', name: 'Joaquim Serrat', postId: '7', title: 'Gallery', uploads: 12, at: fromNow(-2) },
  ],
}
