import { CONTRACT_TEXTS } from '@mixed-zone/contract/field-messages'
import { expect, test } from 'vitest'
import { checkLoginValues } from './login-form-values.ts'

test('names every missing field of an empty form, in the words of the specification', () => {
  expect(checkLoginValues({ email: '', password: '' }, CONTRACT_TEXTS.en)).toEqual({
    email: 'The Email field is required',
    password: 'The Password field is required',
  })
})

test.each(['marta', 'marta@', '@medio.test', 'marta@medio', 'mar ta@medio.test'])(
  'rejects %j as an address',
  (email) => {
    expect(checkLoginValues({ email, password: 'x' }, CONTRACT_TEXTS.en)).toEqual({ email: 'The format is wrong' })
  },
)

test('accepts a filled form', () => {
  expect(checkLoginValues({ email: 'marta@medio.test', password: ' ' }, CONTRACT_TEXTS.es)).toEqual({})
})
