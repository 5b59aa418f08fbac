import { describe, expect, it } from 'vitest'
import {
  DATE_INPUT_FORMAT,
  DATE_INPUT_PATTERN,
  DATE_INPUT_PLACEHOLDER,
  formatDateInput,
  parseDateInput,
  parseDay,
} from './date-input.ts'

describe('the date input', () => {
  it('has the placeholder and the format of the specification', () => {
    expect([DATE_INPUT_PLACEHOLDER, DATE_INPUT_FORMAT]).toEqual(['dd/mm/aaaa', 'd/m/Y'])
  })

  it.each([
    ['05/03/2026', '2026-03-05'],
    ['5/3/2026', '2026-03-05'],
    [' 05/03/2026 ', '2026-03-05'],
    ['29/02/2024', '2024-02-29'],
    ['31/12/9999', '9999-12-31'],
    ['31/02/2026', null],
    ['29/02/2026', null],
    ['00/03/2026', null],
    ['05/13/2026', null],
    ['05/03/26', null],
    ['05/03/0000', null],
    ['05-03-2026', null],
    ['2026-03-05', null],
    ['05/03/2026 10:00', null],
    ['', null],
    ['٠٥/٠٣/٢٠٢٦', null],
  ])('reads %j as %j', (text, day) => {
    expect(parseDateInput(text)).toBe(day)
  })

  it.each([
    ['05/03/2026', true],
    ['5/3/2026', true],
    ['32/03/2026', false],
    ['05/13/2026', false],
    ['05/03/26', false],
  ])('has a pattern that says of %j: %j', (text, fits) => {
    // As the browser applies a pattern attribute.
    expect(new RegExp(`^(?:${DATE_INPUT_PATTERN})$`, 'v').test(text)).toBe(fits)
  })

  it.each([
    ['2026-03-05', '05/03/2026'],
    ['2026-02-31', ''],
    ['05/03/2026', ''],
    ['', ''],
  ])('shows %j as %j', (iso, shown) => {
    expect(formatDateInput(iso)).toBe(shown)
  })
})

describe('parseDay', () => {
  it.each([
    ['5/3/2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['2026-3-5', null],
    ['2026-02-30', null],
    ['2026-03-05T00:00:00Z', null],
    ['tomorrow', null],
  ])('reads %j as %j', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })
})
