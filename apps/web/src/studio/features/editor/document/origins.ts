/** Who made a change of the document, as the origin of its transaction. Everything else is this person's own. */
export const ORIGINS = {
  /** Somebody else, just now. */
  others: Symbol('others'),
  /** What the server had when the connection was made. */
  catchUp: Symbol('catch-up'),
  /** Written by this person in a tab that was closed before it was sent. */
  restored: Symbol('restored'),
} as const

export const isOwn = (origin: unknown): boolean =>
  origin !== ORIGINS.others && origin !== ORIGINS.catchUp && origin !== ORIGINS.restored
