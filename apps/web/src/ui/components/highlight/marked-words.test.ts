import { expect, it } from 'vitest'
import { markedWords } from './marked-words.ts'

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
])('in %j, %j marks %j', (text, sought, marked) => {
  const pieces = markedWords(text, sought)
  expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(marked)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
