/** Paths that contain a secret; what follows these segments is not logged. */
const SECRET_AFTER = /\/(new-password|unsubscribe|request-access|feeds)\/[^/?#]+/gi
const LONGEST = 300

/** A path for the log, without query (signatures) and without secret segments. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path.slice(0, LONGEST).replace(SECRET_AFTER, '/$1/…')
}
