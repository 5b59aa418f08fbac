import { describe, expect, it } from 'vitest'
import { prefixOf, splitNumber, wholeNumber } from './telephone-number.ts'

describe('wholeNumber', () => {
  it.each([
    ['IE', '085 012 3456', '+353850123456'],
    ['ES', '612 00 03 48', '+34612000348'],
    ['ES', '+34 612 000 348', '+34612000348'],
    ['PT', '912345678', '+351912345678'],
    ['BR', '(11) 96123-4567', '+5511961234567'],
  ])('of %s and %s is %s', (country, number, whole) => {
    expect(wholeNumber({ country, number })).toBe(whole)
  })

  it.each([
    ['ES', ''],
    ['ES', '12'],
    ['ES', '612 000 348 999 999'],
    ['ES', 'not a number'],
    ['ES', '+44 20 7946 0958'],
    ['ZZ', '612000348'],
    [null, '612000348'],
  ])('of %s and "%s" is none', (country, number) => {
    expect(wholeNumber({ country, number })).toBeNull()
  })
})

describe('splitNumber', () => {
  it('splits an international number and keeps any other text', () => {
    expect(splitNumber('+34612000348')).toEqual({ country: 'ES', number: '612 00 03 48' })
    expect(splitNumber('612')).toEqual({ country: null, number: '612' })
  })
})

describe('prefixOf', () => {
  it('returns the prefix of a country and null for an unknown one', () => {
    expect(prefixOf('IE')).toBe('+353')
    expect(prefixOf('XX')).toBeNull()
    expect(prefixOf(null)).toBeNull()
  })
})
