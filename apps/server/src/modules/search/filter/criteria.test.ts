import { describe, expect, it } from 'vitest'
import { filterCacheKey, type PostFilter, sectionCacheKey } from './criteria.ts'

const FILTER: PostFilter = { team: 'a,b', category: 'c', tag: 'd', locale: 'es' }

describe('filterCacheKey', () => {
  it.each<[string, PostFilter]>([
    ['the order of values', { ...FILTER, team: 'b,a' }],
    ['spaces and repeated values', { ...FILTER, team: ' a, b,,a' }],
    ['explicit defaults', { ...FILTER, page: 1, pageSize: 24, facets: true }],
    ['a blank text', { ...FILTER, text: ' ' }],
  ])('ignores %s', (_, filter) => {
    expect(filterCacheKey(filter)).toBe(filterCacheKey(FILTER))
  })

  it('is equal for every way to select nothing', () => {
    const keys = [{}, { team: '' }, { team: 'all' }, { team: 'all,b', tag: ',' }].map(filterCacheKey)
    expect(new Set(keys).size).toBe(1)
  })

  it('is equal for texts with the same folded words', () => {
    const keys = ['Gol de Ibáñez', 'gol DE ibanez', ' gol, de «Ibañez»'].map((text) =>
      filterCacheKey({ ...FILTER, text }),
    )
    expect(new Set(keys).size).toBe(1)
  })

  it('is different for every other list', () => {
    const others: PostFilter[] = [
      FILTER,
      { ...FILTER, team: 'a' },
      { ...FILTER, team: 'a,b,c', category: '' },
      { ...FILTER, category: 'd', tag: 'c' },
      { ...FILTER, tag: 'd","e' },
      { ...FILTER, tag: 'd,e' },
      { ...FILTER, locale: 'en' },
      { ...FILTER, page: 2 },
      { ...FILTER, pageSize: 12 },
      { ...FILTER, facets: false },
      { ...FILTER, text: 'gol' },
      { ...FILTER, text: 'gol de' },
      { ...FILTER, text: 'de gol' },
      { ...FILTER, text: '…' },
    ]
    expect(new Set(others.map(filterCacheKey)).size).toBe(others.length)
    const sections = [{ textId: 'a' }, { textId: 'b' }, { textId: 'a', page: 2 }, { textId: 'a', pageSize: 12 }]
    expect(new Set(sections.map(sectionCacheKey)).size).toBe(sections.length)
    expect(sectionCacheKey({ textId: 'a', page: 1 })).toBe(sectionCacheKey({ textId: 'a' }))
  })
})
