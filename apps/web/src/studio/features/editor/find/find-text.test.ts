import { describe, expect, it } from 'vitest'
import { findInText, replaceInText } from './find-text.ts'

describe('findInText', () => {
  it('ignores accents and capitals', () => {
    expect(findInText('Gálvez y GALVEZ', 'gálvez')).toEqual([
      { from: 0, to: 6 },
      { from: 9, to: 15 },
    ])
  })

  it('finds signs as they are, and nothing for an empty query', () => {
    expect(findInText('2.1 (2-1)', '(2-1)')).toEqual([{ from: 4, to: 9 }])
    expect(findInText('201', '2.1')).toEqual([])
    expect(findInText('Gálvez', '')).toEqual([])
  })
})

describe('replaceInText', () => {
  it('replaces each match by the words as they are', () => {
    const text = 'Galvez y galvez'
    expect(replaceInText(text, findInText(text, 'galvez'), '$& Gálvez')).toBe('$& Gálvez y $& Gálvez')
    expect(replaceInText(text, findInText(text, 'galvez'), '')).toBe(' y ')
  })
})
