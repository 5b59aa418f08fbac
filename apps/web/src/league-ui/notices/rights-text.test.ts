import { expect, test } from 'vitest'
import { rightsText } from './rights-text.ts'

test.each([
  ['Solo uso editorial.', 'Solo uso editorial', ''],
  ['Solo uso editorial', 'Solo uso editorial', ''],
  ['Editorial use only. No resale. Credit required.', 'Editorial use only', 'No resale. Credit required.'],
  ['', '', ''],
])('%j is "%s" and "%s"', (text, short, rest) => {
  expect(rightsText(text)).toEqual({ short, rest })
})
