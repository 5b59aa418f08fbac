import { baseTexts } from '../i18n/base-texts.ts'
import { currentLocale } from '../i18n/language-store.ts'
import type { BaseTexts } from '../i18n/texts/es.ts'
import { ApiFailure } from './failure.ts'

/** The sentence to show for a failed call. The language may have been switched since the server answered it. */
export function failureMessage(error: unknown, texts: BaseTexts['states']): string {
  if (!(error instanceof ApiFailure)) return texts.generic
  if (error.type === 'network') return texts.network
  return baseTexts.get(currentLocale())?.errors[error.type] ?? texts.generic
}
