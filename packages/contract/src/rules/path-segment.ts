const DOT_SEGMENT = /^\.{1,2}$/

/**
 * Encodes any text as one path segment. Browsers resolve `.` and `..` even when they are escaped, so these two get a trailing
 * space, which `decodeSegment` trims.
 */
export function encodeSegment(text: string): string {
  const trimmed = text.trim()
  // encodeURIComponent throws on lone surrogates.
  // Commas are legal in a path, and keep shared filter addresses readable.
  const encoded = encodeURIComponent(trimmed.toWellFormed()).replaceAll('%2C', ',')
  return DOT_SEGMENT.test(encoded) ? `${encoded}%20` : encoded
}

/** Invalid escapes, as in `100%`, are kept literally. */
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

/** The raw segments of a path; null if it is not absolute or has an empty segment. A trailing slash is ignored. */
export function splitPath(pathname: string): string[] | null {
  if (!pathname.startsWith('/')) return null
  const inner = pathname.slice(1).replace(/\/$/, '')
  if (inner === '') return pathname === '/' ? [] : null
  const segments = inner.split('/')
  return segments.includes('') ? null : segments
}

/** Compares decoded segments. */
export function isSamePath(one: string, other: string): boolean {
  const [ofOne, ofOther] = [splitPath(one), splitPath(other)]
  if (ofOne === null || ofOther === null) return one === other
  if (ofOne.length !== ofOther.length) return false
  return ofOne.every((segment, index) => decodeSegment(segment) === decodeSegment(ofOther[index] ?? ''))
}
