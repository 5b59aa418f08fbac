import { describe, expect, it } from 'vitest'
import type { SentFilter } from './filter-posts.service.ts'
import { keyOfFilter, keyOfSection } from './list-keys.ts'

const FILTER: SentFilter = { team: 'a,b', category: 'c', tag: 'd', locale: 'es' }

describe('what a list is remembered by', () => {
  it.each<[string, SentFilter]>([
    ['the order of choices', { ...FILTER, team: 'b,a' }],
    ['spaces, and a choice said twice', { ...FILTER, team: ' a, b,,a' }],
    ['what is asked for anyway', { ...FILTER, page: 1, pageSize: 24, facets: true }],
    ['a text of spaces', { ...FILTER, text: ' ' }],
  ])('is the same whatever %s', (_, filter) => {
    expect(keyOfFilter(filter)).toBe(keyOfFilter(FILTER))
  })

  it('is the same for no choice, however that is said', () => {
    const keys = [{}, { team: '' }, { team: 'all' }, { team: 'all,b', tag: ',' }].map(keyOfFilter)
    expect(new Set(keys).size).toBe(1)
  })

  it('is the same for the same words, however they are written', () => {
    const keys = ['Gol de Ibáñez', 'gol DE ibanez', ' gol, de «Ibañez»'].map((text) => keyOfFilter({ ...FILTER, text }))
    expect(new Set(keys).size).toBe(1)
  })

  it('is another for every other list', () => {
    const others: SentFilter[] = [
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
    expect(new Set(others.map(keyOfFilter)).size).toBe(others.length)
    const sections = [{ textId: 'a' }, { textId: 'b' }, { textId: 'a', page: 2 }, { textId: 'a', pageSize: 12 }]
    expect(new Set(sections.map(keyOfSection)).size).toBe(sections.length)
    expect(keyOfSection({ textId: 'a', page: 1 })).toBe(keyOfSection({ textId: 'a' }))
  })
})
