import { describe, expect, it } from 'vitest'
import { isKnown, mayContinue } from './conditions.ts'

const etag = '"abc-_"'

describe('isKnown', () => {
  it.each([['"abc-_"'], ['W/"abc-_"'], ['"x", "abc-_"'], ['"x","abc-_" '], ['*']])(
    'takes %s for this file',
    (header) => {
      expect(isKnown(header, etag)).toBe(true)
    },
  )

  it.each([[undefined], [''], ['"x"'], ['abc-_'], ['"abc-_'], ['"abc"']])(
    'does not take %s for this file',
    (header) => {
      expect(isKnown(header, etag)).toBe(false)
    },
  )
})

describe('mayContinue', () => {
  it.each([
    [undefined, true],
    ['"abc-_"', true],
    ['W/"abc-_"', false],
    ['"x"', false],
    ['Sun, 15 Nov 2026 18:00:00 GMT', false],
    ['', false],
  ])('with If-Range %s: %s', (header, expected) => {
    expect(mayContinue(header, etag)).toBe(expected)
  })
})
