/** Marks responses that the browser may store for offline use. Set for readers only, never for staff. */
export const OFFLINE_COPY_HEADER = 'x-offline-copy'

/** When a stored response was fetched. Set by the service worker on responses from its cache. */
export const READ_AT_HEADER = 'x-read-at'

/** Paths below `/api/` whose responses are stored for offline use. */
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

export type ReadingPath = (typeof READING_PATHS)[number]

/** Sent by the service worker to the page after each of these calls. `readAt` is null unless the response is a stored copy. */
export interface WorkerMessage {
  readonly path: ReadingPath
  readonly readAt: string | null
}

/** The entry of the list that a path belongs to. */
export function readingPathOf(pathname: string): ReadingPath | null {
  const found = READING_PATHS.find((path) =>
    path.endsWith('/') ? pathname.startsWith(`/api/${path}`) : pathname === `/api/${path}`,
  )
  return found ?? null
}
