/** A browser gives every pasted picture this name. */
const DEFAULT_NAME = /^image\.(?<extension>\w+)$/

/** The files of a paste; none if it is for the field that has the focus. `word` names pictures that have no name of their own. */
export function pastedFiles({ clipboardData, target }: ClipboardEvent, word: string): readonly File[] {
  if (clipboardData === null) return []
  // Word and browsers copy a picture along with the text that a field wants.
  const hasText = clipboardData.types.some((type) => type === 'text/plain' || type === 'text/html')
  if (hasText && isField(target)) return []
  return [...clipboardData.files].map((file) => withOwnName(file, word))
}

/** Spreadsheets copy a picture of their cells too: a cell of a table is a field. */
const FIELDS = 'input, textarea, select, [role=gridcell]'

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
}

function withOwnName(file: File, word: string): File {
  const extension = DEFAULT_NAME.exec(file.name)?.groups?.['extension']
  if (extension === undefined) return file
  const at = new Date(file.lastModified).toISOString().slice(0, 19).replaceAll(/\D/g, '-')
  return new File([file], `${word}-${at}.${extension}`, { type: file.type, lastModified: file.lastModified })
}
