import type { Locale } from '@mixed-zone/contract/locales'
import { describe, expect, it } from 'vitest'
import { countCells, type CoveragePost, deriveCell, type MatchTimes, type PromiseTerms } from './cells.ts'

const KICK_OFF = new Date('2026-11-15T18:30:00Z')
const WHISTLE = new Date('2026-11-15T20:20:00Z')

const at = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

const SCHEDULED: MatchTimes = { state: 'scheduled', kickOff: KICK_OFF, startedAt: null, finishedAt: null }
const LIVE: MatchTimes = { ...SCHEDULED, state: 'live', startedAt: at(KICK_OFF, 2) }
const FINISHED: MatchTimes = { ...LIVE, state: 'finished', finishedAt: WHISTLE }

const LINE_UPS: PromiseTerms = { id: 1, categoryId: 5, anchor: 'kick-off', minutes: -60, locales: ['es', 'en', 'pt'] }
const GALLERY: PromiseTerms = { id: 2, categoryId: 6, anchor: 'whistle', minutes: 30, locales: ['es', 'en'] }

const language = (title: string, isOutdated = false) => ({
  title,
  hasText: true,
  isOriginal: false,
  isOutdated,
  isUnread: false,
})

function aPost(overrides: Partial<CoveragePost> = {}): CoveragePost {
  return {
    id: 77,
    viewState: 'published',
    publishedAt: at(KICK_OFF, -62),
    embargoUntil: null,
    locales: ['es', 'en', 'pt'],
    languages: { es: language('Onces'), en: language('Line-ups'), pt: language('Onzes') },
    author: { id: '3', name: 'Ruth Aldana' },
    filesDone: 0,
    uploadsOpen: 0,
    receivedBytes: 0,
    uploadBytes: 0,
    ...overrides,
  }
}

interface Given {
  readonly promise?: PromiseTerms
  readonly match?: MatchTimes
  readonly post?: CoveragePost
  readonly now?: Date
}

const derive = ({ promise = LINE_UPS, match = SCHEDULED, post, now = at(KICK_OFF, -90) }: Given) =>
  deriveCell({ promise, match, post: post ?? null, now, locale: 'en' })

describe('deriveCell', () => {
  it('counts down to the deadline, and is late after it', () => {
    expect(derive({ now: at(KICK_OFF, -300) })).toMatchObject({ state: 'upcoming', dueAt: '2026-11-15T17:30:00.000Z' })
    expect(derive({ now: at(KICK_OFF, -61) })).toMatchObject({ state: 'due', isEstimated: false })
    expect(derive({ now: at(KICK_OFF, -59) })).toMatchObject({ state: 'late', isOverdue: false, post: null })
  })

  it('expects a delivery after the whistle, and is never late before it', () => {
    const gallery = { promise: GALLERY, now: at(KICK_OFF, 300) }
    expect(derive({ ...gallery, match: SCHEDULED })).toMatchObject({ state: 'upcoming', isEstimated: true })
    expect(derive({ ...gallery, match: LIVE })).toMatchObject({ state: 'upcoming', dueAt: '2026-11-15T20:54:00.000Z' })
    expect(derive({ ...gallery, match: FINISHED, now: at(WHISTLE, 10) })).toMatchObject({
      state: 'due',
      dueAt: '2026-11-15T20:50:00.000Z',
    })
    expect(derive({ ...gallery, match: FINISHED, now: at(WHISTLE, 31) }).state).toBe('late')
  })

  it.each(['postponed', 'abandoned'] as const)('expects nothing of a match that is %s', (state) => {
    const match = { ...SCHEDULED, state }
    expect(derive({ match, now: at(KICK_OFF, 300) })).toMatchObject({ state: 'none', dueAt: null })
  })

  it('says when a post went out against kick-off or whistle, and in which languages', () => {
    const post = aPost({ locales: ['es', 'en'], languages: { es: language('Onces'), en: language('Line-ups', true) } })
    expect(derive({ post }).post).toMatchObject({
      title: 'Line-ups',
      minutes: -62,
      languageStates: [
        { locale: 'es', state: 'published' },
        { locale: 'en', state: 'outdated' },
        { locale: 'pt', state: 'missing' },
      ],
    })
    const gallery = aPost({ publishedAt: at(WHISTLE, 24) })
    const cell = derive({ promise: GALLERY, match: FINISHED, post: gallery, now: at(WHISTLE, 60) })
    expect(cell).toMatchObject({ state: 'published', post: { minutes: 24 } })
  })

  it('is at work with a draft, and overdue once the deadline has passed', () => {
    const draft = aPost({
      viewState: 'draft',
      publishedAt: null,
      locales: [],
      languages: { es: language('Onces') },
      filesDone: 28,
      uploadsOpen: 12,
      receivedBytes: 30,
      uploadBytes: 120,
    })
    expect(derive({ post: draft })).toMatchObject({
      state: 'working',
      isOverdue: false,
      post: {
        minutes: null,
        upload: { done: 28, total: 40, percent: 25 },
        author: { name: 'Ruth Aldana' },
        languageStates: [{ state: 'draft' }, { state: 'missing' }, { state: 'missing' }],
      },
    })
    expect(derive({ post: draft, now: at(KICK_OFF, -1) })).toMatchObject({ state: 'working', isOverdue: true })
  })
})

describe('countCells', () => {
  it('counts what the sentence over the board says', () => {
    const complete = derive({ post: aPost() })
    const incomplete = derive({ post: aPost({ locales: ['es'] as Locale[] }) })
    const overdue = derive({ post: aPost({ viewState: 'draft' }), now: at(KICK_OFF, -1) })
    const late = derive({ now: at(KICK_OFF, -1) })
    const none = derive({ match: { ...SCHEDULED, state: 'postponed' } })
    expect(countCells([complete, incomplete, overdue, late, none])).toEqual({
      promised: 4,
      published: 2,
      incomplete: 1,
      working: 1,
      late: 2,
      scheduled: 0,
    })
  })
})
