import { describe, expect, it } from 'vitest'
import { LOCALES } from '../locales.ts'
import { matchScreen } from '../screens.ts'
import {
  buildFilterPath,
  buildFilterValue,
  type FilterCriteria,
  NO_CRITERIA,
  parseFilterParams,
  parseFilterValue,
} from './filter-path.ts'

const EMPTY = '/es/filter-posts/teams/all/categories/all/tags/all/locale/all'

describe('buildFilterPath', () => {
  it.each<[Partial<FilterCriteria>, string]>([
    [{}, EMPTY],
    [NO_CRITERIA, EMPTY],
    [{ team: ['almenara'] }, '/es/filter-posts/teams/almenara/categories/all/tags/all/locale/all'],
    [{ team: ['all'] }, EMPTY],
    [{ team: ['almenara', 'brisa'] }, '/es/filter-posts/teams/almenara,brisa/categories/all/tags/all/locale/all'],
    [
      { team: ['almenara'], category: ['press'], tag: ['derby'], locale: ['pt'], text: 'gol' },
      '/es/filter-posts/teams/almenara/categories/press/tags/derby/locale/pt/gol',
    ],
    [{ text: '  ' }, EMPTY],
    [{ text: 'a/b 100% ¿qué?#' }, `${EMPTY}/a%2Fb%20100%25%20%C2%BFqu%C3%A9%3F%23`],
    [{ text: '..' }, `${EMPTY}/..%20`],
  ])('of %j is %j', (criteria, path) => {
    expect(buildFilterPath('es', criteria)).toBe(path)
  })
})

/** The interface language and the criteria of a path, or null if it is no filter path. */
function readPath(path: string) {
  const match = matchScreen(path)
  return match?.screen === 'filterPosts' ? { locale: match.locale, criteria: parseFilterParams(match.params) } : null
}

describe('parseFilterParams', () => {
  it.each([
    '/es/filter-posts',
    '/es/filter-posts/team/all/categories/all/tags/all/locale/all',
    '/es/filter-posts/teams/all/category/all/tags/all/locale/all',
    '/es/filter-posts/teams/all/categories/all/Tags/all/locale/all',
    '/es/filter-posts/teams/all/categories/all/tags/all/locales/all',
    '/es/filter-posts/teams/all/categories/all/tags/all/locale',
    '/es/filter-posts/categories/all/teams/all/tags/all/locale/all',
    '/fr/filter-posts/teams/all/categories/all/tags/all/locale/all',
    '/es/filter-posts/teams//categories/all/tags/all/locale/all',
    `${EMPTY}/a/b`,
    '/es/home',
    '/',
    '',
  ])('finds no filter in %j', (path) => {
    expect(readPath(path)).toBeNull()
  })

  it.each<[string, Partial<FilterCriteria>]>([
    [EMPTY, {}],
    [`${EMPTY}/`, {}],
    [`${EMPTY}/gol`, { text: 'gol' }],
    [`${EMPTY}/100%`, { text: '100%' }],
    [`${EMPTY}/a%2Fb`, { text: 'a/b' }],
    [EMPTY.replace('teams/all', 'teams/a%2Cb'), { team: ['a', 'b'] }],
    [EMPTY.replace('teams/all', 'teams/a,,a,b,'), { team: ['a', 'b'] }],
    [EMPTY.replace('teams/all', 'teams/a,all'), {}],
    [EMPTY.replace('locale/all', 'locale/en,pt'), { locale: ['en', 'pt'] }],
  ])('parses %j', (path, criteria) => {
    expect(readPath(path)).toEqual({ locale: 'es', criteria: { ...NO_CRITERIA, ...criteria } })
  })
})

describe('filter values', () => {
  it.each([undefined, '', 'all', ' ', ',', ' all ', 'a,all'])('%j sets no filter', (value) => {
    expect(parseFilterValue(value)).toEqual([])
  })

  it('are joined by commas, each once', () => {
    expect(buildFilterValue(['a', 'b', 'a'])).toBe('a,b')
    expect(buildFilterValue([])).toBe('all')
    expect(buildFilterValue(undefined)).toBe('all')
  })
})

/** The same sequence every time, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('buildFilterPath and parseFilterParams', () => {
  it('round-trip any criteria through a URL', () => {
    const random = randomFrom(20_26)
    const characters = [...'abz09-/%?#&=+.,:; \\"<>áñçß東😀\u0301\u0000\n', '%2F', '%E0', '..']
    const word = (length: number) => Array.from({ length }, () => characters[random(characters.length)] ?? '').join('')
    const textIds = () => Array.from({ length: random(4) }, (_, index) => `id-${index}-${random(1000)}`)
    for (let round = 0; round < 2000; round += 1) {
      const locale = LOCALES[random(3)] ?? 'es'
      const text = word(random(12)).trim()
      const criteria = { team: textIds(), category: textIds(), tag: textIds(), locale: textIds(), text }
      const { pathname } = new URL(buildFilterPath(locale, criteria), 'http://portal.test')
      expect(readPath(pathname)).toEqual({ locale, criteria })
      expect(buildFilterPath(locale, criteria)).toBe(pathname)
    }
  })
})
