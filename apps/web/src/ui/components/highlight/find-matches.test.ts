import { describe, expect, it } from 'vitest'
import { findPrefixMatches, findWordMatches, type TextPiece } from './find-matches.ts'

const matched = (pieces: readonly TextPiece[]) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)
const joined = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('')

describe('findPrefixMatches', () => {
  it.each([
    ['Real Almenara', 'alm', ['Alm']],
    ['Real Almenara', 'real al', ['Real', 'Al']],
    ['Ría de Nóbrega', 'nobre', ['Nóbre']],
    ['Ri\u0301a de No\u0301brega', 'no', ['No\u0301']],
    ['Almenara, almena', 'al almena', ['Almena', 'almena']],
    ['El derbi', 'derbis', []],
    ['Ganó 2-1', '21', []],
    ['A goal', 'a', []],
    ['Anything', '', []],
  ])('in %j, typing %j matches the letters %j', (text, query, expected) => {
    const pieces = findPrefixMatches(text, query)
    expect(matched(pieces)).toEqual(expected)
    expect(joined(pieces)).toBe(text)
  })
})

describe('findWordMatches', () => {
  it.each([
    ['Los onces del Derbi', 'derbi', ['Derbi']],
    ['O dérbi da Ría', 'derbi', ['dérbi']],
    ['Capitães dos dérbis', 'derbi', ['dérbis']],
    ['El derbi del sur', 'derbis', ['derbi']],
    ['Real Almenara', 'real alme', ['Real', 'Almenara']],
    ['El gol de Rueda', 'de', ['de']],
    ['A goal', 'a', []],
    ['C++ <mark>', '.*', []],
    ['Anything', '', []],
  ])('in %j, %j matches %j', (text, query, expected) => {
    const pieces = findWordMatches(text, query)
    expect(matched(pieces)).toEqual(expected)
    expect(joined(pieces)).toBe(text)
  })
})
