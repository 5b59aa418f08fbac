import type { Announcement } from '@mixed-zone/contract/schemas/live'
import { LIVE_EVENTS } from '@mixed-zone/contract/schemas/live'

/** Whoever loses the line comes back after so long. */
const RETRY_MS = 3_000

export const HEARTBEAT = ':\n\n'

export function readyEvent(cursor: string): string {
  return `retry: ${RETRY_MS}\nevent: ${LIVE_EVENTS.ready}\nid: ${cursor}\ndata: {}\n\n`
}

export function postEvent(announcement: Announcement, cursor: string): string {
  return `event: ${LIVE_EVENTS.post}\nid: ${cursor}\ndata: ${JSON.stringify(announcement)}\n\n`
}
