import { NO_CRITERIA } from '@mixed-zone/contract/rules/filter-path'
import { describe, expect, it } from 'vitest'
import { toQuery, choiceCount, isValidQuery, isFiltering, toggled } from './criteria.ts'

describe('toggled', () => {
  it('adds a choice, and removes it the second time', () => {
    const once = toggled(NO_CRITERIA, 'tag', 'derby')
    expect(once.tag).toEqual(['derby'])
    expect(toggled(once, 'tag', 'derby')).toEqual(NO_CRITERIA)
  })
})

describe('isValidQuery', () => {
  it.each<[string, Partial<typeof NO_CRITERIA>, boolean]>([
    ['nothing', {}, true],
    ['200 characters', { text: 'a'.repeat(200) }, true],
    ['201 characters', { text: 'a'.repeat(201) }, false],
    ['a million characters', { text: 'a'.repeat(1_000_000) }, false],
    ['a thousand teams', { team: Array.from({ length: 1000 }, (_, index) => `team-${index}`) }, false],
    ['a text that no database holds', { text: 'a\0b' }, false],
    ['half a character in a tag', { tag: ['\uD800'] }, false],
    ['letters of another world', { text: '東😀' }, true],
  ])('%s: %#', (_name, criteria, expected) => {
    expect(isValidQuery({ ...NO_CRITERIA, ...criteria })).toBe(expected)
  })
})

describe('toQuery', () => {
  it('leaves out what is not set', () => {
    expect(toQuery(NO_CRITERIA)).toEqual({})
    expect(toQuery({ ...NO_CRITERIA, category: ['press', 'photo'], text: 'gol' })).toEqual({
      category: 'press,photo',
      text: 'gol',
    })
  })
})

describe('choiceCount and isFiltering', () => {
  it('do not count the text as a choice, but as a filter', () => {
    expect(choiceCount({ ...NO_CRITERIA, team: ['a', 'b'], tag: ['c'], text: 'x' })).toBe(3)
    expect(isFiltering(NO_CRITERIA)).toBe(false)
    expect(isFiltering({ ...NO_CRITERIA, text: 'x' })).toBe(true)
  })
})
