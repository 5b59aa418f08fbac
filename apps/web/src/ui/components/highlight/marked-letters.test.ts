import { expect, it } from 'vitest'
import { markedLetters } from './marked-letters.ts'

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
])('in %j, typing %j marks the letters %j', (text, sought, marked) => {
  const pieces = markedLetters(text, sought)
  expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(marked)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
