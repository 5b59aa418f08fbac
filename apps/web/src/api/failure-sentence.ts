import type { BaseTexts } from '../i18n/texts/es.ts'
import { failureMessage } from './failure-message.ts'
import type { ApiFailure } from './failure.ts'

/** The error message of a form, with the waiting time if a rate limit applies. */
export function failureSentence(failure: ApiFailure, texts: BaseTexts): string {
  const seconds = failure.retryAfterSeconds
  if (failure.type !== 'rate-limit' || seconds === null) return failureMessage(failure, texts.states)
  if (seconds < 90) return texts.signIn.waitSeconds({ count: seconds })
  return texts.signIn.waitMinutes({ count: Math.ceil(seconds / 60) })
}
