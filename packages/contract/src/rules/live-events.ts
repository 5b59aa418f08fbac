/**
 * The events of the stream. `ready` comes first; `post` carries an announcement. Both have the cursor as their id. `fixture` carries the
 * score and state of a fixture that has changed, also after a reconnect, then perhaps for the second time. `studio` tells staff that
 * something changed; it has no id and is not repeated after a reconnect: a client reloads what it shows at each `ready`. Lines that begin
 * with a colon are heartbeats.
 */
export const LIVE_EVENTS = { ready: 'ready', post: 'post', fixture: 'fixture', studio: 'studio' } as const

/** What a studio event is about. */
export const STUDIO_EVENT_KINDS = ['job', 'request', 'post', 'presence', 'setting', 'fixture', 'mail'] as const

export type StudioEventKind = (typeof STUDIO_EVENT_KINDS)[number]

/** After this long without data the connection is dead: the server sends three heartbeats in this time. */
export const LIVE_SILENCE_MS = 45_000
