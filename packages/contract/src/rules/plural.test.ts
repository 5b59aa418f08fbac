import { describe, expect, test } from 'vitest'
import { LOCALES } from '../locales.ts'
import { createPlural } from './plural.ts'

const FORMS = { one: 'post', other: 'posts' }

describe.each(LOCALES)('createPlural %s', (locale) => {
  test.each([
    // Zero is plural in Portugal, singular in Brazil.
    [0, 'posts'],
    [1, 'post'],
    [2, 'posts'],
    [21, 'posts'],
    [1_000_000, 'posts'],
  ])('uses for %i the form %s', (count, form) => {
    expect(createPlural(locale)(count, FORMS)).toBe(form)
  })
})
