import { describe, expect, it } from 'vitest'
import { periodOf, previousOf, splitPeriod } from './figure-query.ts'
import { answerTo, phrasesOf } from './search-answers.ts'

const TODAY = '2026-11-15'

describe('periodOf', () => {
  it.each([
    [{}, { from: '2026-10-17', to: TODAY }],
    [{ to: '2026-03-30' }, { from: '2026-03-01', to: '2026-03-30' }],
    [{ from: '2026-11-01' }, { from: '2026-11-01', to: TODAY }],
    [{ from: '2026-12-01' }, { from: '2026-12-01', to: '2026-12-01' }],
    [
      { from: '0001-01-01', to: '9999-12-31' },
      { from: '2000-01-01', to: '2099-12-31' },
    ],
  ])('turns %j into days', (filter, expected) => {
    expect(periodOf(filter, TODAY, 'en')).toEqual(expected)
  })

  it('refuses an end before its start', () => {
    expect(() => periodOf({ from: '2026-02-02', to: '2026-02-01' }, TODAY, 'en')).toThrow()
  })
})

describe('previousOf', () => {
  it('has as many days, right before', () => {
    expect(previousOf({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' })
  })
})

describe('splitPeriod', () => {
  it('splits by day, by week from Monday and by month', () => {
    expect(splitPeriod({ from: '2026-02-27', to: '2026-03-01' })).toEqual({
      unit: 'day',
      periods: ['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => ({ from: day, to: day })),
    })
    const weeks = splitPeriod({ from: '2026-08-01', to: '2026-11-15' })
    expect([weeks.unit, weeks.periods[0], weeks.periods[1], weeks.periods.at(-1)]).toEqual([
      'week',
      { from: '2026-08-01', to: '2026-08-02' },
      { from: '2026-08-03', to: '2026-08-09' },
      { from: '2026-11-09', to: '2026-11-15' },
    ])
    const months = splitPeriod({ from: '2024-01-31', to: '2026-02-10' })
    expect([months.unit, months.periods[0], months.periods[1], months.periods.at(-1)]).toEqual([
      'month',
      { from: '2024-01-31', to: '2024-01-31' },
      { from: '2024-02-01', to: '2024-02-29' },
      { from: '2026-02-01', to: '2026-02-10' },
    ])
  })
})

describe('answerTo', () => {
  it('prefers the longest name, then a file, then a text', () => {
    expect(phrasesOf('lua prado parada')).toEqual([
      'lua prado parada',
      'lua prado',
      'prado parada',
      'lua',
      'prado',
      'parada',
    ])
    const named = new Map([
      ['prado', 'Prado'],
      ['lua prado', 'Lúa Prado'],
    ])
    expect(answerTo('lua prado parada', named)).toEqual({ kind: 'tag', name: 'Lúa Prado' })
    expect(answerTo('escudo vectorial', named)).toEqual({ kind: 'file' })
    expect(answerTo('rueda camiseta retirada', named)).toEqual({ kind: 'text' })
  })
})
