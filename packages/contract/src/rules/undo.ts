import { SECOND_MS } from './durations.ts'

/** How long the studio offers to undo something. Until then nobody sees a publication, and no mail is sent. */
export const UNDO_MS = 10 * SECOND_MS
