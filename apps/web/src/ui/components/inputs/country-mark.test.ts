import { expect, it } from 'vitest'
import { flagOf } from './country-mark.tsx'

it.each([
  ['ES', '🇪🇸'],
  ['BR', '🇧🇷'],
  ['AZ', '🇦🇿'],
])('writes the flag of %s as %s', (country, flag) => {
  expect(flagOf(country)).toBe(flag)
})
