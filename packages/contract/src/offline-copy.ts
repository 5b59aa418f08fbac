/** On an answer that a browser may keep for a dead line. The server sets it for readers alone, never for staff. */
export const OFFLINE_COPY_HEADER = 'x-offline-copy'

/** When a kept answer was read. The service worker sets it on what it answers by itself. */
export const READ_AT_HEADER = 'x-read-at'

/** The calls whose answers are worth keeping: what a reader looks at. Below `/api/`. */
export const READING_PATHS = [
  'private/home',
  'private/sections',
  'private/load-filter-data',
  'private/post',
  'private/all-posts',
  'private/filter-posts',
  'private/matchdays/',
  'private/fixtures/',
] as const

/** What the service worker tells a page after each of these calls: null where the server itself answered. */
export interface WorkerMessage {
  readonly readAt: string | null
}
