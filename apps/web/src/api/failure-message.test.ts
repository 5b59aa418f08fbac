import { expect, test } from 'vitest'
import { baseTexts } from '../i18n/base-texts.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import { texts } from '../i18n/texts/en.ts'
import { failureMessage } from './failure-message.ts'
import { ApiFailure } from './failure.ts'

const { states } = texts

test('returns the message of the error type in the current language', async () => {
  const failure = new ApiFailure('credentials', { message: 'Dados inválidos.' })
  await Promise.all([loadTexts('en', [baseTexts]), loadTexts('es', [baseTexts])])
  useLanguage.setState({ locale: 'en' })
  expect(failureMessage(failure, states)).toBe('Invalid data.')
  useLanguage.setState({ locale: 'es' })
  expect(failureMessage(failure, states)).toBe('Datos no válidos.')
})

test('has a text of its own for network failures', () => {
  expect(failureMessage(new ApiFailure('network'), states)).toBe(states.network)
})

test('hides the message of unexpected errors', () => {
  expect(failureMessage(new TypeError('x is not a function'), states)).toBe(states.generic)
})
