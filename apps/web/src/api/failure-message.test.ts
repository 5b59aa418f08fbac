import { expect, test } from 'vitest'
import { states } from '../i18n/catalogues/en/states.ts'
import { ApiFailure } from './failure.ts'
import { failureMessage } from './failure-message.ts'

test('says what the server said', () => {
  expect(failureMessage(new ApiFailure('credentials', { message: 'Invalid data.' }), states)).toBe('Invalid data.')
})

test('has words of its own where the server said nothing', () => {
  expect(failureMessage(new ApiFailure('generic'), states)).toBe('Operation not available. Please try again later.')
})

test('tells a dead line from a refusal', () => {
  expect(failureMessage(new ApiFailure('network'), states)).toBe(states.network)
})

test('never shows the message of a bug', () => {
  expect(failureMessage(new TypeError('x is not a function'), states)).toBe(states.generic)
})
