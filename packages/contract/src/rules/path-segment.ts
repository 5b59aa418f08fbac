const DOT_SEGMENT = /^\.{1,2}$/

/**
 * One segment of a path, holding any text. Browsers resolve `.` and `..` as steps through folders even when they are
 * escaped, so these two get a trailing space, which `decodeSegment` takes off again with all outer spaces.
 */
export function encodeSegment(text: string): string {
  const trimmed = text.trim()
  // A lone surrogate cannot be written in UTF-8: encodeURIComponent would throw.
  // Commas are legal in a path, and keep shared filter addresses readable.
  const encoded = encodeURIComponent(trimmed.toWellFormed()).replaceAll('%2C', ',')
  return DOT_SEGMENT.test(encoded) ? `${encoded}%20` : encoded
}

/** The text of a segment. Escapes that make no sense, as in `100%`, stand for themselves. */
export function decodeSegment(segment: string): string {
  return segment.replace(/(?:%[0-9a-f]{2})+/gi, decodeRun).trim()
}

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}

/** The raw segments of a path, or null for one that is not absolute or has an empty segment. One trailing slash is no segment. */
export function splitPath(pathname: string): string[] | null {
  if (!pathname.startsWith('/')) return null
  const inner = pathname.slice(1).replace(/\/$/, '')
  if (inner === '') return pathname === '/' ? [] : null
  const segments = inner.split('/')
  return segments.includes('') ? null : segments
}

/** Whether two paths lead to the same place, however their characters are escaped. */
export function isSamePath(one: string, other: string): boolean {
  const [ofOne, ofOther] = [splitPath(one), splitPath(other)]
  if (ofOne === null || ofOther === null) return one === other
  if (ofOne.length !== ofOther.length) return false
  return ofOne.every((segment, index) => decodeSegment(segment) === decodeSegment(ofOther[index] ?? ''))
}
