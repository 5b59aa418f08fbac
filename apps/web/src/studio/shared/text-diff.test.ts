import { describe, expect, it } from 'vitest'
import { diffTexts } from './text-diff.ts'

const of = (before: string, after: string) => diffTexts(before, after).map(({ kind, text }) => `${kind}:${text}`)

describe('diffTexts', () => {
  it('marks words that changed inside a line', () => {
    expect(of('se guardan 24 meses', 'se guardan 18 meses')).toEqual([
      'same:se guardan ',
      'removed:24',
      'added:18',
      'same: meses',
    ])
  })

  it('marks a passage as one where only the spaces are the same', () => {
    expect(of('no value', 'posts, audit log')).toEqual(['removed:no value', 'added:posts, audit log'])
    expect(of('los dos entrenadores', 'las dos entrenadoras')).toEqual([
      'removed:los',
      'added:las',
      'same: dos ',
      'removed:entrenadores',
      'added:entrenadoras',
    ])
  })

  it('marks what follows a word without the word, and leaves numbers whole', () => {
    expect(of('primer tercio', 'primer tercio, otra vez')).toEqual(['same:primer tercio', 'added:, otra vez'])
    expect(of('Gana (2–1) ante 41.208.', 'Gana (2–2) ante 41.218.')).toEqual([
      'same:Gana (',
      'removed:2–1',
      'added:2–2',
      'same:) ante ',
      'removed:41.208',
      'added:41.218',
      'same:.',
    ])
    expect(of('«old@league.test».', '«new@league.test».')).toEqual([
      'same:«',
      'removed:old@league.test',
      'added:new@league.test',
      'same:».',
    ])
  })

  it('marks lines that were added or removed', () => {
    expect(of('a\nb\nc', 'a\nc')).toEqual(['same:a\n', 'removed:b\n', 'same:c'])
    expect(of('', 'new')).toEqual(['added:new'])
  })

  it('is empty of changes for equal texts', () => {
    expect(of('a b\nc', 'a b\nc')).toEqual(['same:a b\nc'])
  })

  it('compares very long texts as a whole', () => {
    const long = (word: string) => `${word} `.repeat(5_000).trim()
    expect(diffTexts(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })

  it('keeps every character', () => {
    const [before, after] = ['## Uno\n\ndos tres\n\ncuatro', '## Uno\n\ndos cinco tres\n\nseis\n\ncuatro']
    const parts = diffTexts(before, after)
    const join = (skipped: string) =>
      parts
        .filter(({ kind }) => kind !== skipped)
        .map(({ text }) => text)
        .join('')
    expect([join('added'), join('removed')]).toEqual([before, after])
  })
})
