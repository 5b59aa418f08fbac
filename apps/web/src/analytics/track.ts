import { bootConfig } from '../api/boot-config.ts'
import { useSession } from '../session/session-store.ts'
import { hasConsented } from './consent.ts'
import { dataLayer } from './data-layer.ts'
import type { AnalyticsEvent, EventFields } from './events.ts'

/** Pushes an event with the current user's id to the data layer. Without consent it does nothing. */
export function track<Name extends AnalyticsEvent>(event: Name, fields: EventFields<Name>): void {
  if (!hasConsented()) return
  // The tag manager keeps values between events, so after sign-out the id is set to undefined explicitly.
  const pushed = { event, ...fields, user_id: useSession.getState().user?.id }
  dataLayer().push(pushed)
  if (bootConfig.analytics.debug) console.info('analytics', pushed)
}
