/**
 * The events of the stream. `ready` comes first; `post` carries an announcement. Both have the cursor as their id. Lines that
 * begin with a colon are heartbeats.
 */
export const LIVE_EVENTS = { ready: 'ready', post: 'post' } as const

/** After this long without data the connection is dead: the server sends three heartbeats in this time. */
export const LIVE_SILENCE_MS = 45_000
