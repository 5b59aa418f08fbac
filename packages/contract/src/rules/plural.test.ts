import { describe, expect, test } from 'vitest'
import { LOCALES } from '../locales.ts'
import { pluralsOf } from './plural.ts'

const FORMS = { one: 'post', other: 'posts' }

describe.each(LOCALES)('in %s', (locale) => {
  test.each([
    // Portugal counts nothing like many; Brazil, like one.
    [0, 'posts'],
    [1, 'post'],
    [2, 'posts'],
    [21, 'posts'],
    [1_000_000, 'posts'],
  ])('%i takes the form of %s', (count, form) => {
    expect(pluralsOf(locale)(count, FORMS)).toBe(form)
  })
})
