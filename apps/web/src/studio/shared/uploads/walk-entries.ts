/** More files than that in one drop are left out: a whole disk was dropped by mistake. */
export const MAX_DROPPED_FILES = 2_000

/** What operating systems leave in folders. */
const SYSTEM_FILES: ReadonlySet<string> = new Set(['thumbs.db', 'desktop.ini', 'ehthumbs.db', '__macosx'])

function isHidden(name: string): boolean {
  return name.startsWith('.') || SYSTEM_FILES.has(name.toLowerCase())
}

export interface FoundFiles {
  readonly files: readonly File[]
  /** There were more than are allowed. */
  readonly isTruncated: boolean
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

const isDirectoryEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** The entries of a drop. To be called in its handler: the browser empties the list afterwards. */
export function entriesOf({
  items,
  files,
}: Pick<DataTransfer, 'items' | 'files'>): readonly (FileSystemEntry | File)[] {
  const entries = [...items].flatMap((item) => {
    if (item.kind !== 'file') return []
    const entry = item.webkitGetAsEntry?.() ?? item.getAsFile()
    return entry === null ? [] : [entry]
  })
  return entries.length > 0 ? entries : [...files]
}

/** All files, also in folders and those below, in the order of their names. Hidden and system files are left out. */
export async function walkEntries(entries: readonly (FileSystemEntry | File)[]): Promise<FoundFiles> {
  const files: File[] = []
  const waiting = [...entries]
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    if (isHidden(entry.name)) continue
    if (!(entry instanceof File) && isDirectoryEntry(entry)) {
      waiting.unshift(...(await readFolder(entry)))
      continue
    }
    const file = entry instanceof File ? entry : isFileEntry(entry) ? await readFile(entry) : null
    if (file === null) continue
    if (files.length === MAX_DROPPED_FILES) return { files, isTruncated: true }
    files.push(file)
  }
  return { files, isTruncated: false }
}

/** The files of an input, where a chosen folder brings its hidden files along. */
export function visibleFiles(chosen: Iterable<File>): FoundFiles {
  const files = [...chosen].filter(
    ({ name, webkitRelativePath }) => ![name, ...webkitRelativePath.split('/')].some(isHidden),
  )
  return { files: files.slice(0, MAX_DROPPED_FILES), isTruncated: files.length > MAX_DROPPED_FILES }
}

/** Null if it was removed meanwhile, or may not be read. */
function readFile(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => {
    entry.file(resolve, () => resolve(null))
  })
}

/** A reader returns about a hundred entries at a time, and an empty list at the end. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (let some = await readSome(reader); some.length > 0; some = await readSome(reader)) {
    entries.push(...some)
    if (entries.length > MAX_DROPPED_FILES) break
  }
  return entries.toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
}

function readSome(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve) => {
    reader.readEntries(resolve, () => resolve([]))
  })
}
