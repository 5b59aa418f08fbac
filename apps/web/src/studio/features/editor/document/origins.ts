/** Who made a change of the document, as the origin of its transaction. Everything else is this person's own. */
export const ORIGINS = {
  /** Somebody else, just now. */
  others: Symbol('others'),
  /** What the server had when the connection was made. */
  catchUp: Symbol('catch-up'),
  /** Written by this person in a tab that was closed before it was sent. */
  restored: Symbol('restored'),
} as const

/** In the meta data of a `restored` transaction: what the earlier tab had, as a state vector. */
export const RESTORED_BASE = 'restored-base'

export const isOwn = (origin: unknown): boolean =>
  origin !== ORIGINS.others && origin !== ORIGINS.catchUp && origin !== ORIGINS.restored
