import { describe, expect, it } from 'vitest'
import { captionContextResponse } from '../editor.fixture.ts'
import { findShirtNumbers, nameShirtNumbers } from './shirt-numbers.ts'

const { squad } = captionContextResponse()

describe('nameShirtNumbers', () => {
  it('replaces numbers that one player wears', () => {
    expect(nameShirtNumbers('#7 passes to #9, not #77', squad)).toEqual({
      text: 'Alma Reguera passes to #9, not #77',
      playerIds: ['23'],
    })
  })
})

describe('findShirtNumbers', () => {
  it('finds both players with the same number', () => {
    expect(findShirtNumbers('#9', squad)[0]?.players.map(({ name }) => name)).toEqual(['Martín Rueda', 'Noa Ferreirós'])
  })
})
