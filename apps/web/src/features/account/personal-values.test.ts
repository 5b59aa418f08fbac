import { expect, test } from 'vitest'
import { changeOf, type PersonalValues } from './personal-values.ts'

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

test('nothing is sent of what did not change', () => {
  expect(changeOf(SAVED, SAVED, 'en')).toEqual({ body: {}, errors: {} })
})

test('a right field is sent beside a wrong one, which is told', () => {
  const change = changeOf({ ...SAVED, name: ' ', companyName: 'Radio Sur' }, SAVED, 'en')
  expect(change).toEqual({ body: { companyName: 'Radio Sur' }, errors: { name: 'The Name field is required' } })
})

test('a region goes with its country, and waits for it', () => {
  const without = changeOf({ ...SAVED, region: 'africa', country: '' }, SAVED, 'en')
  expect(without).toEqual({ body: {}, errors: { country: 'The Country field is required' } })
  const whole = changeOf({ ...SAVED, region: 'africa', country: 'MA' }, SAVED, 'en')
  expect(whole).toEqual({ body: { region: 'africa', country: 'MA' }, errors: {} })
})

test('a telephone is sent in its two parts, where it can be one', () => {
  const right = changeOf({ ...SAVED, telephone: { country: 'ES', number: '612 00 03 49' } }, SAVED, 'en')
  expect(right.body).toEqual({ telephone: { prefix: '+34', number: '612 00 03 49' } })
  const wrong = changeOf({ ...SAVED, telephone: { country: 'ES', number: '12' } }, SAVED, 'en')
  expect(wrong).toEqual({ body: {}, errors: { telephone: 'The format is wrong' } })
})
