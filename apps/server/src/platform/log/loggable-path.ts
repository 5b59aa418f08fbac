/** Screens and feeds whose address holds a secret: what follows these words is not written down. */
const SECRET_AFTER = /\/(new-password|unsubscribe|request-access|feeds)\/[^/?#]+/gi

const LONGEST = 300

/** An address as the log may hold it: without its query, where signatures travel, and without secret segments. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path.slice(0, LONGEST).replace(SECRET_AFTER, '/$1/…')
}
