import { errorMessage } from '@mixed-zone/contract/errors'
import { currentLocale } from '../i18n/language-store.ts'
import type { BaseTexts } from '../i18n/texts/es.ts'
import { ApiFailure } from './failure.ts'

/** The sentence to show for a failed call: what the server says of such a failure, but in the language of now, which may have been switched since. */
export function failureMessage(error: unknown, texts: BaseTexts['states']): string {
  if (!(error instanceof ApiFailure)) return texts.generic
  if (error.type === 'network') return texts.network
  return errorMessage(error.type, currentLocale())
}
