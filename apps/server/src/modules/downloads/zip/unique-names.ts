/** Reserved device names on Windows, whatever follows the first dot. */
const DEVICES = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])$/i

/** Characters that some file system forbids, or that are invisible: controls, bidirectional marks, joiners, private use. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu

/** Folder and file together must stay below the 260 characters of Windows; most file systems allow 255 bytes. */
const MAX_NAME_BYTES = 120
const GRAPHEMES = new Intl.Segmenter()

/** The most similar name that every file system accepts. */
export function safeName(name: string): string {
  const cleaned = name.toWellFormed().normalize('NFC').replace(FORBIDDEN, '_').replace(/\s/gu, ' ')
  const { stem, extension } = splitName(cleaned)
  // A leading dot hides a file; Windows drops trailing dots and spaces, and would then open another file.
  const trimmed = stem.replace(/^[. ]+/, '').replace(/[. ]+$/, '')
  const [first = ''] = trimmed.split('.')
  const allowed = trimmed === '' ? 'file' : DEVICES.test(first.trim()) ? `_${trimmed}` : trimmed
  return `${truncate(allowed, MAX_NAME_BYTES - Buffer.byteLength(extension))}${extension}`
}

function splitName(name: string): { stem: string; extension: string } {
  const [, stem = name, extension = ''] = /^(.*[^.].*?)(\.[\p{L}\p{N}]{1,12})$/u.exec(name.replace(/[. ]+$/, '')) ?? []
  return { stem, extension }
}

/** Truncates between graphemes, never inside one. */
function truncate(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text
  let short = ''
  let left = maxBytes
  // A grapheme has at least as many bytes as UTF-16 units, so the rest of the text cannot fit.
  for (const { segment } of GRAPHEMES.segment(text.slice(0, maxBytes))) {
    left -= Buffer.byteLength(segment)
    if (left < 0) break
    short += segment
  }
  return short.replace(/[. ]+$/, '') || 'file'
}

/** Equal for names that a case-insensitive or normalising file system considers equal. */
function collisionKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

/** Makes names safe and unique: on a collision a number is appended. */
export function createUniqueNamer(): (folder: string, name: string) => string {
  const taken = new Set<string>()
  // The next number per name, to avoid trying thousands of equal names from 1.
  const nextNumbers = new Map<string, number>()
  return (folder, requested) => {
    const name = safeName(requested)
    const { stem, extension } = splitName(name)
    const path = (number: number) => {
      const suffix = number === 1 ? '' : `-${number}`
      const maxBytes = MAX_NAME_BYTES - Buffer.byteLength(suffix + extension)
      return `${folder === '' ? '' : `${folder}/`}${truncate(stem, maxBytes)}${suffix}${extension}`
    }
    const key = collisionKey(path(1))
    let number = nextNumbers.get(key) ?? 1
    while (taken.has(collisionKey(path(number)))) number += 1
    nextNumbers.set(key, number + 1)
    taken.add(collisionKey(path(number)))
    return path(number)
  }
}
