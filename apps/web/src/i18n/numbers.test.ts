import { describe, expect, it } from 'vitest'
import { formatBytes, formatDuration, formatNumber, formatPercent } from './numbers.ts'

describe('formatNumber', () => {
  it.each([
    ['es', '1234', '12.345,5'],
    ['en', '1,234', '12,345.5'],
    ['pt', '1.234', '12.345,5'],
  ] as const)('groups digits as %s does', (locale, thousand, tens) => {
    expect(formatNumber(1234, locale)).toBe(thousand)
    expect(formatNumber(12_345.5, locale)).toBe(tens)
  })

  it('rounds to the digits asked for', () => {
    expect(formatNumber(12.44, 'es', { maximumFractionDigits: 1 })).toBe('12,4')
  })
})

describe('formatPercent', () => {
  it.each([
    ['es', 0.334, '33\u00a0%'],
    ['en', 0.334, '33%'],
    ['en', 0.29, '29%'],
    ['pt', 0.999, '99%'],
    ['en', 1, '100%'],
  ] as const)('in %s writes %d as %j', (locale, share, text) => {
    expect(formatPercent(share, locale)).toBe(text)
  })
})

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [83_600, '84 kB'],
    [999_400, '999 kB'],
    [999_999, '1 MB'],
    [1_040_000, '1 MB'],
    [12_400_000, '12,4 MB'],
    [512_300_000, '512 MB'],
    [999_999_999, '1 GB'],
    [1_140_000_000, '1,14 GB'],
    [42_000_000_000, '42 GB'],
  ])('writes %i bytes as "%s", with a space that does not break', (bytes, text) => {
    expect(formatBytes(bytes, 'es')).toBe(text.replace(' ', '\u00a0'))
  })

  it('uses the decimal sign of the language', () => {
    expect(formatBytes(12_400_000, 'en')).toBe('12.4\u00a0MB')
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [9.4, '0:09'],
    [108, '1:48'],
    [680, '11:20'],
    [3599.6, '1:00:00'],
    [3727, '1:02:07'],
  ])('writes %f seconds as "%s"', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})
