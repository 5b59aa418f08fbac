import { LOCALES } from '@mixed-zone/contract/locales'
import { expect, test } from 'vitest'
import { formatNumber } from './numbers.ts'

test.each(LOCALES)('numbers in %s are written as the language has it', (locale) => {
  for (const value of [
    0,
    7,
    999,
    1000,
    12_345,
    1_234_567,
    -3,
    0.5,
    2.345,
    1.0005,
    0.0004,
    999.9994,
    999.9996,
    Number.NaN,
  ])
    expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value))
})

test('no more digits are shown than asked for', () => {
  expect(formatNumber(12.44, 'es', 1)).toBe('12,4')
})
