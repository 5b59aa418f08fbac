import { describe, expect, it } from 'vitest'
import { createPlaceholders } from './placeholders.ts'

const placeholders = createPlaceholders({
  now: new Date('2026-11-15T23:30:00Z'),
  timeZone: 'Europe/Madrid',
  season: '2026-27',
  contacts: new Map([
    [
      'desk',
      {
        name: 'Marta Quiroga',
        roles: { es: 'Prensa', en: 'Press', pt: 'Imprensa' },
        email: 'press@league.test',
        telephone: '+34 910 000 112',
      },
    ],
  ]),
})

describe('createPlaceholders', () => {
  it('fills days around the first start by the league’s calendar, formatted for each language', () => {
    expect(placeholders.fill('Almenara, {day:0}', 'es')).toBe('Almenara, 16 de noviembre')
    expect(placeholders.fill('on {day:-1} and {day:+21}', 'en')).toBe('on 15 November and 7 December')
    expect(placeholders.fill('até {day:46}', 'pt')).toBe('até 1 de janeiro')
  })

  it('fills every occurrence of the season', () => {
    expect(placeholders.fill('{season}, {season}', 'es')).toBe('2026-27, 2026-27')
  })

  it('lists the press contacts', () => {
    expect(placeholders.fill('{contacts}', 'en')).toBe(
      '<ul><li><strong>Press</strong>: Marta Quiroga, <a href="mailto:press@league.test">press@league.test</a>, +34 910 000 112</li></ul>',
    )
  })

  it('leaves everything else unchanged', () => {
    expect(placeholders.fill('{day:x} $& {', 'en')).toBe('{day:x} $& {')
  })

  it('fills all languages at once', () => {
    expect(placeholders.fillAll({ es: '{day:0}', en: '{day:0}', pt: '{day:0}' })).toEqual({
      es: '16 de noviembre',
      en: '16 November',
      pt: '16 de novembro',
    })
  })
})
