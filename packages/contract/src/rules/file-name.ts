/** Reserved device names on Windows, whatever follows the first dot. */
const DEVICES = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])$/i

/** Characters that some file system forbids, or that are invisible: controls, bidirectional marks, joiners, private use. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu

/** What most file systems allow. */
export const MAX_FILE_NAME_BYTES = 255

const FALLBACK = 'file'
const GRAPHEMES = new Intl.Segmenter()
const ENCODER = new TextEncoder()

// Names are ASCII more often than not, and zips have thousands of them.
const byteLength = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text.length : ENCODER.encode(text).length)

/** The most similar name that every file system accepts, with its extension. */
export function cleanFileName(name: string, maxBytes = MAX_FILE_NAME_BYTES): string {
  const cleaned = name.toWellFormed().normalize('NFC').replace(FORBIDDEN, '_').replace(/\s/gu, ' ')
  const { stem, extension } = splitFileName(cleaned)
  // A leading dot hides a file; Windows drops trailing dots and spaces, and would then open another file.
  const trimmed = stem.replace(/^[. ]+/, '').replace(/[. ]+$/, '')
  const [first = ''] = trimmed.split('.')
  const allowed = trimmed === '' ? FALLBACK : DEVICES.test(first.trim()) ? `_${trimmed}` : trimmed
  return `${truncateStem(allowed, maxBytes - byteLength(extension))}${extension}`
}

/** The extension includes its dot; it is empty if there is none. */
export function splitFileName(name: string): { stem: string; extension: string } {
  const [, stem = name, extension = ''] = /^(.*[^.].*?)(\.[\p{L}\p{N}]{1,12})$/u.exec(name.replace(/[. ]+$/, '')) ?? []
  return { stem, extension }
}

/** Truncates between graphemes, never inside one. */
export function truncateStem(text: string, maxBytes: number): string {
  if (byteLength(text) <= maxBytes) return text
  let short = ''
  let left = maxBytes
  for (const { segment } of GRAPHEMES.segment(text)) {
    left -= byteLength(segment)
    if (left < 0) break
    short += segment
  }
  return short.replace(/[. ]+$/, '') || FALLBACK
}
