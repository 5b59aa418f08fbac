import { errorMessage } from '@mixed-zone/contract/errors'
import type { Catalogue } from '../i18n/catalogue.ts'
import { currentLocale } from '../i18n/language-store.ts'
import { ApiFailure } from './failure.ts'

/** The sentence to show for a failed call: what the server says of such a failure, but in the language of now, which may have been switched since. */
export function failureMessage(error: unknown, words: Catalogue['states']): string {
  if (!(error instanceof ApiFailure)) return words.generic
  if (error.type === 'network') return words.network
  return errorMessage(error.type, currentLocale())
}
