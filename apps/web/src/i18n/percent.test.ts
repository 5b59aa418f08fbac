import { expect, it } from 'vitest'
import { formatPercent } from './percent.ts'

it.each([
  ['es', 0.334, '33\u00a0%'],
  ['en', 0.334, '33%'],
  ['pt', 0.999, '99%'],
  ['en', 1, '100%'],
] as const)('in %s a share of %d is %j', (locale, share, text) => {
  expect(formatPercent(share, locale)).toBe(text)
})
