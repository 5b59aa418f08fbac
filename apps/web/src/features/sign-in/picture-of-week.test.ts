import { expect, it } from 'vitest'
import { ofWeek } from './picture-of-week.ts'

const on = (day: string) => ofWeek(new Date(`${day}T12:00:00Z`), ['one', 'two', 'three'])

it('changes every Thursday and cycles through all pictures', () => {
  const weekend = ['2026-11-12', '2026-11-14', '2026-11-15', '2026-11-18'].map(on)
  expect(new Set(weekend).size).toBe(1)
  expect(new Set(['2026-11-15', '2026-11-22', '2026-11-29'].map(on))).toEqual(new Set(['one', 'two', 'three']))
  expect(on('2026-12-06')).toBe(on('2026-11-15'))
})
