import { describe, expect, it } from 'vitest'
import { createTeller } from './told.ts'

const teller = createTeller({ now: new Date('2026-11-15T23:30:00Z'), timeZone: 'Europe/Madrid', season: '2026-27' })

describe('a text of the demo', () => {
  it('names days around the first start, by the league’s calendar, as each language writes them', () => {
    expect(teller.tell('Almenara, {day:0}', 'es')).toBe('Almenara, 16 de noviembre')
    expect(teller.tell('on {day:-1} and {day:+21}', 'en')).toBe('on 15 November and 7 December')
    expect(teller.tell('até {day:46}', 'pt')).toBe('até 1 de janeiro')
  })

  it('names the season wherever it is asked for', () => {
    expect(teller.tell('{season}, {season}', 'es')).toBe('2026-27, 2026-27')
  })

  it('leaves everything else as it is', () => {
    expect(teller.tell('{day:x} $& {', 'en')).toBe('{day:x} $& {')
  })

  it('does so in all languages at once', () => {
    expect(teller.tellAll({ es: '{day:0}', en: '{day:0}', pt: '{day:0}' })).toEqual({
      es: '16 de noviembre',
      en: '16 November',
      pt: '16 de novembro',
    })
  })
})
