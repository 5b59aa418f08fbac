import type { Catalogue } from '../i18n/catalogue.ts'
import { ApiFailure } from './failure.ts'

/** The sentence to show for a failed call: the server's own, which is in the reader's language, or ours. */
export function failureMessage(error: unknown, words: Catalogue['states']): string {
  if (!(error instanceof ApiFailure)) return words.generic
  if (error.type === 'network') return words.network
  return error.message === '' ? words.generic : error.message
}
