import { describe, expect, it } from 'vitest'
import { diffWords } from './diff-words.ts'

const marked = (before: string, after: string) => {
  const show = (parts: readonly { text: string; isChanged: boolean }[]) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
  const diff = diffWords(before, after)
  return [show(diff.before), show(diff.after)]
}

describe('diffWords', () => {
  it('marks the words that differ', () => {
    expect(marked('Choice of 38 photographs', 'Choice of 40 photographs')).toEqual([
      'Choice of [38 ]photographs',
      'Choice of [40 ]photographs',
    ])
  })

  it('marks everything that was added or removed', () => {
    expect(marked('', 'New text')).toEqual(['', '[New text]'])
    expect(marked('Old text', '')).toEqual(['[Old text]', ''])
  })

  it('marks nothing in equal texts', () => {
    expect(marked('Same words', 'Same words')).toEqual(['Same words', 'Same words'])
  })

  it('compares long texts as a whole', () => {
    const long = 'word '.repeat(500)
    expect(diffWords(long, `${long}more`).after).toEqual([{ text: `${long}more`, isChanged: true }])
  })

  it('keeps every character of both texts', () => {
    const [before, after] = ['a  b\nc d', 'a b\nc  e d']
    const diff = diffWords(before, after)
    expect(diff.before.map(({ text }) => text).join('')).toBe(before)
    expect(diff.after.map(({ text }) => text).join('')).toBe(after)
  })
})
