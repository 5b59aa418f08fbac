import type { Catalogue } from '../i18n/catalogue.ts'
import type { ApiFailure } from './failure.ts'
import { failureMessage } from './failure-message.ts'

/** The sentence for a failed form, with when to come back where there is a limit. */
export function failureSentence(failure: ApiFailure, words: Catalogue): string {
  const seconds = failure.retryAfterSeconds
  if (failure.type !== 'rate-limit' || seconds === null) return failureMessage(failure, words.states)
  if (seconds < 90) return words.signIn.waitSeconds({ count: seconds })
  return words.signIn.waitMinutes({ count: Math.ceil(seconds / 60) })
}
