import type { Platform } from '../../platform/platform.ts'
import { createNoticesRoutes } from './notices.routes.ts'

// The entry file of a module may re-export what other modules use (decision 31).
export { notifyRecipients } from './notices.repository.ts'
export { countRecipients, listRecipients, summariseRecipients, type DownloadScope } from './recipients.repository.ts'

/** Notices tell people that a post or file which they downloaded was corrected or recalled. */
export function createNotices(deps: Pick<Platform, 'db' | 'clock'>) {
  return { routes: createNoticesRoutes(deps) }
}
