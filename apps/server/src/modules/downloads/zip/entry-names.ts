/** Names that Windows keeps for devices, whatever follows the first dot. */
const DEVICES = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])$/i

/** What no file name may hold on one system or another, and what nobody sees: controls, directions, joiners, private signs. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu

/** Well below the 255 bytes of most systems, so that folder and file together stay below the 260 characters of Windows. */
const LONGEST_NAME_BYTES = 120

const CHARACTERS = new Intl.Segmenter()

/** A name that every system takes, as near to the given one as that allows. */
export function safeName(name: string): string {
  const cleaned = name.toWellFormed().normalize('NFC').replace(FORBIDDEN, '_').replace(/\s/gu, ' ')
  const { stem, extension } = splitName(cleaned)
  // A leading dot hides a file, a trailing dot or space is dropped by Windows, which then finds another file.
  const trimmed = stem.replace(/^[. ]+/, '').replace(/[. ]+$/, '')
  const [first = ''] = trimmed.split('.')
  const free = trimmed === '' ? 'file' : DEVICES.test(first.trim()) ? `_${trimmed}` : trimmed
  return `${shorten(free, LONGEST_NAME_BYTES - Buffer.byteLength(extension))}${extension}`
}

/** The part before the last dot, and the extension with it. */
function splitName(name: string): { stem: string; extension: string } {
  const [, stem = name, extension = ''] = /^(.*[^.].*?)(\.[\p{L}\p{N}]{1,12})$/u.exec(name.replace(/[. ]+$/, '')) ?? []
  return { stem, extension }
}

/** Cut between characters, never inside one. */
function shorten(text: string, mostBytes: number): string {
  if (Buffer.byteLength(text) <= mostBytes) return text
  let short = ''
  let left = mostBytes
  // No character has fewer bytes than places in the text: what lies behind can never fit.
  for (const { segment } of CHARACTERS.segment(text.slice(0, mostBytes))) {
    left -= Buffer.byteLength(segment)
    if (left < 0) break
    short += segment
  }
  return short.replace(/[. ]+$/, '') || 'file'
}

/** How a system that knows neither case nor the spelling of accents sees a name. */
function sameNameKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

/** Gives each name once: the second of two that some system would take for one gets a number. */
export function createNameGiver(): (folder: string, name: string) => string {
  const taken = new Set<string>()
  // Where to go on counting: thousands of files of one name would otherwise be tried from the first again and again.
  const counted = new Map<string, number>()
  return (folder, wanted) => {
    const name = safeName(wanted)
    const { stem, extension } = splitName(name)
    const path = (number: number) => {
      const mark = number === 1 ? '' : `-${number}`
      const room = LONGEST_NAME_BYTES - Buffer.byteLength(mark + extension)
      return `${folder === '' ? '' : `${folder}/`}${shorten(stem, room)}${mark}${extension}`
    }
    const wantedKey = sameNameKey(path(1))
    let number = counted.get(wantedKey) ?? 1
    while (taken.has(sameNameKey(path(number)))) number += 1
    counted.set(wantedKey, number + 1)
    taken.add(sameNameKey(path(number)))
    return path(number)
  }
}
