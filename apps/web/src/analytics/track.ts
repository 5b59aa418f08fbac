import { bootConfig } from '../api/boot-config.ts'
import { useSession } from '../session/session-store.ts'
import { dataLayer, isMeasured } from './data-layer.ts'
import type { AnalyticsEvent, EventFields } from './events.ts'

/** Puts an event into the data layer, with the id of whoever is logged in. Without consent it does nothing at all. */
export function track<Name extends AnalyticsEvent>(event: Name, fields: EventFields<Name>): void {
  if (!isMeasured()) return
  // The tag manager keeps a value until the next one comes: after sign-out the id has to be taken back by name.
  const pushed = { event, ...fields, user_id: useSession.getState().user?.id }
  dataLayer().push(pushed)
  if (bootConfig.analytics.debug) console.info('analytics', pushed)
}
