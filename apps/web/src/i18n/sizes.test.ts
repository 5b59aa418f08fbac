import { expect, test } from 'vitest'
import { formatBytes, formatDuration } from './sizes.ts'

test.each([
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
])('%i bytes are "%s"', (bytes, text) => {
  expect(formatBytes(bytes, 'es')).toBe(text)
})

test('the decimal sign is the language’s', () => {
  expect(formatBytes(12_400_000, 'en')).toBe('12.4 MB')
})

test.each([
  [0, '0:00'],
  [9.4, '0:09'],
  [108, '1:48'],
  [680, '11:20'],
  [3599.6, '1:00:00'],
  [3727, '1:02:07'],
])('%f seconds are "%s"', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
