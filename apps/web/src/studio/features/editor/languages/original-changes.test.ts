import { MAX_COMPARED_CHARACTERS, type OriginalText } from '@mixed-zone/document/translations'
import { describe, expect, it } from 'vitest'
import { acceptChange, listOriginalChanges } from './original-changes.ts'

const original = (blocks: readonly string[], title = 'Final'): OriginalText => ({
  locale: 'es',
  title,
  summary: '',
  blocks,
})

const changesOf = (before: readonly string[], after: readonly string[]) =>
  listOriginalChanges(original(before), original(after))

describe('listOriginalChanges', () => {
  it('returns nothing for equal texts', () => {
    expect(changesOf(['uno', 'dos'], ['uno', 'dos'])).toEqual([])
  })

  it('returns a title, and a block with its place', () => {
    const changes = listOriginalChanges(original(['uno', 'a dos puntos']), original(['uno', 'a un punto'], 'Semifinal'))
    expect(changes).toEqual([
      { field: 'title', before: 'Final', after: 'Semifinal', reviewedIndex: 0, currentIndex: 0 },
      { field: 'body', before: 'a dos puntos', after: 'a un punto', reviewedIndex: 1, currentIndex: 1 },
    ])
  })

  it('tells an added block from one that was changed beside it', () => {
    expect(changesOf(['El gol fue de Rueda'], ['Llueve en La Atalaya', 'El gol fue de Saldaña'])).toEqual([
      { field: 'body', before: null, after: 'Llueve en La Atalaya', reviewedIndex: 0, currentIndex: 0 },
      {
        field: 'body',
        before: 'El gol fue de Rueda',
        after: 'El gol fue de Saldaña',
        reviewedIndex: 0,
        currentIndex: 1,
      },
    ])
  })

  it('pairs the similar blocks if one was removed before and one added after them', () => {
    const [removed, before, after, added] = [
      'Llueve en La Atalaya desde las seis',
      'El gol fue de Rueda en el minuto 93',
      'El gol fue de Saldaña en el minuto 93',
      'Nadie quiso hablar con los periodistas',
    ]
    expect(changesOf(['uno', removed, before, 'dos'], ['uno', after, added, 'dos'])).toEqual([
      { field: 'body', before: removed, after: null, reviewedIndex: 1, currentIndex: 1 },
      { field: 'body', before, after, reviewedIndex: 2, currentIndex: 1 },
      { field: 'body', before: null, after: added, reviewedIndex: 3, currentIndex: 2 },
    ])
  })

  it('pairs each block with the most similar one, even if an earlier one is similar, too', () => {
    const [removed, before, after] = [
      'El gol fue de Gálvez',
      'El gol de la noche fue de Rueda',
      'El gol de la tarde fue de Rueda',
    ]
    expect(changesOf([removed, before], [after])).toMatchObject([
      { before: removed, after: null },
      { before, after },
    ])
  })

  it('does not take a heading for an earlier version of a paragraph that has its word', () => {
    const before = 'El resultado fue justo para los dos equipos'
    const after = 'El resultado fue justo para los dos rivales'
    const changes = changesOf(['Resultado', before], [after])
    expect(changes.map((change) => [change.before, change.after])).toEqual([
      ['Resultado', null],
      [before, after],
    ])
  })

  it('does not call removed what no longer fits into the compared characters', () => {
    const long = 'a'.repeat(MAX_COMPARED_CHARACTERS - 10)
    const changes = changesOf([long, 'el final'], [long, 'el medio'])
    expect(changes).toMatchObject([{ before: 'el final', after: 'el medio' }])
    expect(changesOf([long, 'el final'], ['el medio', long])).toEqual([
      { field: 'body', before: null, after: 'el medio', reviewedIndex: 0, currentIndex: 0 },
    ])
  })

  it('returns a block that was removed', () => {
    expect(changesOf(['uno', 'dos', 'tres'], ['uno', 'tres'])).toEqual([
      { field: 'body', before: 'dos', after: null, reviewedIndex: 1, currentIndex: 1 },
    ])
  })
})

describe('acceptChange', () => {
  it('leaves the other changes, whatever the order', () => {
    const [before, after] = [original(['uno', 'dos', 'tres']), original(['cero', 'uno', 'dos bis', 'cuatro'], 'Otra')]
    for (const pick of [0, -1]) {
      let reviewed = before
      let { length } = listOriginalChanges(reviewed, after)
      while (length > 0) {
        const change = listOriginalChanges(reviewed, after).at(pick)
        if (change) reviewed = acceptChange(reviewed, change)
        const left = listOriginalChanges(reviewed, after).length
        expect(left).toBeLessThan(length)
        length = left
      }
      expect(reviewed).toEqual(after)
    }
  })
  it('stays within what the server accepts', () => {
    const [long, tail] = ['a'.repeat(MAX_COMPARED_CHARACTERS - 10), 'el final']
    const reviewed = original([long, tail])
    const current = original(['nuevo', long])
    const [change] = listOriginalChanges(reviewed, current)
    expect(change && acceptChange(reviewed, change)).toEqual(current)
  })

  it('replaces one block of a text with too many blocks to compare', () => {
    const blocks = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word}${index}`)
    const [reviewed, current] = [original(blocks('a', 2_100)), original(blocks('b', 2_000))]
    const [first] = listOriginalChanges(reviewed, current)
    expect(first).toMatchObject({ before: 'a0', after: null })
    expect(first && acceptChange(reviewed, first).blocks).toEqual(reviewed.blocks.slice(1))
  })
})
