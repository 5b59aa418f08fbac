import type { Platform } from '../../platform/platform.ts'
import { createNoticesRoutes } from './notices.routes.ts'

export { notifyReceivers } from './notices.repository.ts'
export { countReceivers, listReceivers, summariseReceivers, type Downloaded } from './receivers.repository.ts'

/** Tells people that something which they have downloaded was corrected or withdrawn. */
export function createNotices(deps: Pick<Platform, 'db' | 'clock'>) {
  return { routes: createNoticesRoutes(deps) }
}
