const OFFICE = 'application/vnd.openxmlformats-officedocument'

const OFFICE_TYPES: readonly (readonly [folder: string, type: string])[] = [
  ['word/', `${OFFICE}.wordprocessingml.document`],
  ['xl/', `${OFFICE}.spreadsheetml.sheet`],
  ['ppt/', `${OFFICE}.presentationml.presentation`],
]

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.'

/** Tells the documents that are zip archives inside from plain archives, without unpacking anything. */
export function zipTypeOf(head: Buffer): string {
  const names = entryNames(head)
  if (names[0] === 'mimetype') {
    const type = /^[a-z.\-/]+/.exec(head.toString('latin1', 38, 38 + 80))?.[0] ?? ''
    if (type.startsWith(OPEN_DOCUMENT)) return type
  }
  const isOffice = names.some((name) => name === '[Content_Types].xml' || name.startsWith('_rels/'))
  const office = OFFICE_TYPES.find(([folder]) => names.some((name) => name.startsWith(folder)))
  return isOffice && office ? office[1] : 'application/zip'
}

/** The names in the local headers that lie within the head. Compressed data may hold a signature by chance: it does no harm here. */
function entryNames(head: Buffer): string[] {
  const names: string[] = []
  let at = head.indexOf('PK\x03\x04', 0, 'latin1')
  while (at >= 0 && at + 30 <= head.length) {
    const length = head.readUInt16LE(at + 26)
    names.push(head.toString('latin1', at + 30, at + 30 + Math.min(length, 256)))
    at = head.indexOf('PK\x03\x04', at + 30, 'latin1')
  }
  return names
}
