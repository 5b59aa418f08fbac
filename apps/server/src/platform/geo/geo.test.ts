import { LANGUAGE_TAGS, LOCALES } from '@mixed-zone/contract/locales'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, regionOfCountry } from './countries.ts'
import { isPrefix, nationalNumber, prefixOfCountry } from './telephones.ts'

describe('COUNTRIES', () => {
  it('are each in one region', () => {
    const codes = COUNTRIES.map(({ code }) => code)
    expect(codes.length).toBe(new Set(codes).size)
    expect(codes.length).toBeGreaterThan(230)
  })

  it.each(LOCALES)('all have a name in %s, and a prefix', (locale) => {
    const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' })
    for (const { code } of COUNTRIES) {
      expect(names.of(code), code).not.toBe(code)
      expect(prefixOfCountry(code), code).toMatch(/^\+\d{1,3}$/)
    }
  })

  it.each([
    ['ES', 'europe'],
    ['MX', 'latin-america'],
    ['US', 'north-america'],
    ['MA', 'africa'],
    ['QA', 'middle-east'],
    ['JP', 'asia-pacific'],
    ['XX', null],
    ['es', null],
  ])('%s is in %s', (code, region) => {
    expect(regionOfCountry(code)).toBe(region)
  })
})

describe('nationalNumber', () => {
  it.each([
    ['+34', '612 34 56 78', '612345678'],
    ['+34', '91 123 45 67', '911234567'],
    ['+44', '07400 123456', '7400123456'],
    ['+1', '(212) 555-0123', '2125550123'],
    ['+55', '11 96123-4567', '11961234567'],
    ['+351', '912 345 678', '912345678'],
    ['+353', '850 123 456', '850123456'],
  ])('takes %s %s', (prefix, number, digits) => {
    expect(nationalNumber({ prefix, number })).toBe(digits)
  })

  it.each([
    ['+34', '12'],
    ['+34', '112'],
    ['+34', '000000000'],
    ['+34', '+44 7400 123456'],
    ['+34', '0044 7400 123456'],
    ['+999', '612345678'],
    ['+34', ''],
    ['+34', '6'.repeat(30)],
  ])('refuses %s %s', (prefix, number) => {
    expect(nationalNumber({ prefix, number })).toBeNull()
  })

  it('knows a number by any country of a shared prefix', () => {
    expect(nationalNumber({ prefix: '+1', number: '876 555 0123' })).toBe('8765550123')
    expect(isPrefix('+1')).toBe(true)
    expect(isPrefix('+0')).toBe(false)
  })
})
