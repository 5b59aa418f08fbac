import { describe, expect, it } from 'vitest'
import type { PersonalValues } from '../../forms/personal/personal-values.ts'
import { findChange } from './personal-values.ts'

const SAVED: PersonalValues = {
  name: 'Marta',
  surnames: 'Ibarra Quiroga',
  telephone: { country: 'ES', number: '612 00 03 48' },
  region: 'europe',
  country: 'ES',
  companyName: 'El Correo del Sur',
  mediaType: 'newspaper',
  workType: 'journalist',
  comunicationsLocale: 'es',
}

describe('findChange', () => {
  it('is empty if nothing changed', () => {
    expect(findChange(SAVED, SAVED, 'en')).toEqual({ body: {}, errors: {} })
  })

  it('sends a valid field beside an invalid one, which gets a message', () => {
    const change = findChange({ ...SAVED, name: ' ', companyName: 'Radio Sur' }, SAVED, 'en')
    expect(change).toEqual({ body: { companyName: 'Radio Sur' }, errors: { name: 'The Name field is required' } })
  })

  it('sends a region only with its country', () => {
    const without = findChange({ ...SAVED, region: 'africa', country: '' }, SAVED, 'en')
    expect(without).toEqual({ body: {}, errors: { country: 'The Country field is required' } })
    const whole = findChange({ ...SAVED, region: 'africa', country: 'MA' }, SAVED, 'en')
    expect(whole).toEqual({ body: { region: 'africa', country: 'MA' }, errors: {} })
  })

  it('sends a telephone as prefix and number, if the number is possible', () => {
    const right = findChange({ ...SAVED, telephone: { country: 'ES', number: '612 00 03 49' } }, SAVED, 'en')
    expect(right.body).toEqual({ telephone: { prefix: '+34', number: '612 00 03 49' } })
    const withPrefix = findChange({ ...SAVED, telephone: { country: 'ES', number: '+34 612 000 349' } }, SAVED, 'en')
    expect(withPrefix).toEqual({ body: right.body, errors: {} })
    const wrong = findChange({ ...SAVED, telephone: { country: 'ES', number: '12' } }, SAVED, 'en')
    expect(wrong).toEqual({ body: {}, errors: { telephone: 'The format is wrong' } })
  })
})
