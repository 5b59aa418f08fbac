import { cleanFileName, splitFileName, truncateStem } from '@mixed-zone/contract/rules/file-name'

/** Folder and file together must stay below the 260 characters of Windows. */
const MAX_NAME_BYTES = 120

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
    const name = cleanFileName(requested, MAX_NAME_BYTES)
    const { stem, extension } = splitFileName(name)
    const path = (number: number) => {
      const suffix = number === 1 ? '' : `-${number}`
      const maxBytes = MAX_NAME_BYTES - Buffer.byteLength(suffix + extension)
      return `${folder === '' ? '' : `${folder}/`}${truncateStem(stem, maxBytes)}${suffix}${extension}`
    }
    const key = collisionKey(path(1))
    let number = nextNumbers.get(key) ?? 1
    while (taken.has(collisionKey(path(number)))) number += 1
    nextNumbers.set(key, number + 1)
    taken.add(collisionKey(path(number)))
    return path(number)
  }
}
