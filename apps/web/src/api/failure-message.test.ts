import { expect, test } from 'vitest'
import { useLanguage } from '../i18n/language-store.ts'
import { loadCatalogue } from '../i18n/load-catalogue.ts'
import { states } from '../i18n/catalogues/en/states.ts'
import { ApiFailure } from './failure.ts'
import { failureMessage } from './failure-message.ts'

test('says what the server says of such a failure, in the language of now', async () => {
  const failure = new ApiFailure('credentials', { message: 'Dados inválidos.' })
  useLanguage.setState({ locale: 'en', words: await loadCatalogue('en') }, true)
  expect(failureMessage(failure, states)).toBe('Invalid data.')
  useLanguage.setState({ locale: 'es', words: await loadCatalogue('es') }, true)
  expect(failureMessage(failure, states)).toBe('Datos no válidos.')
})

test('tells a dead line from a refusal', () => {
  expect(failureMessage(new ApiFailure('network'), states)).toBe(states.network)
})

test('never shows the message of a bug', () => {
  expect(failureMessage(new TypeError('x is not a function'), states)).toBe(states.generic)
})
