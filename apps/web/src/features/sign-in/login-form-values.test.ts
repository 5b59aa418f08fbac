import { CONTRACT_TEXTS } from '@mixed-zone/contract/field-messages'
import { expect, test } from 'vitest'
import { checkLoginValues } from './login-form-values.ts'

test('an empty form names every missing field, as the specification words it', () => {
  expect(checkLoginValues({ email: '', password: '' }, CONTRACT_TEXTS.en)).toEqual({
    email: 'The Email field is required',
    password: 'The Password field is required',
  })
})

test.each(['marta', 'marta@', '@medio.test', 'marta@medio', 'mar ta@medio.test'])('%j is no address', (email) => {
  expect(checkLoginValues({ email, password: 'x' }, CONTRACT_TEXTS.en)).toEqual({ email: 'The format is wrong' })
})

test('a filled form is sent', () => {
  expect(checkLoginValues({ email: 'marta@medio.test', password: ' ' }, CONTRACT_TEXTS.es)).toEqual({})
})
