import type { Locale, Localised } from '../locales.ts'

/** The relevant part of a browser's `File`. */
export interface ChosenFile {
  readonly name: string
  readonly type: string
}

export interface FileProblem {
  readonly title: string
  readonly message: string
}

const WRONG_FORMAT_TITLES: Localised = { es: 'Formato no válido', en: 'Invalid format', pt: 'Formato inválido' }

const WRONG_FORMAT_MESSAGES: Localised<(file: string) => string> = {
  es: (file) => `"${file}" no es un formato de archivo válido.`,
  en: (file) => `"${file}" is not a valid file format.`,
  pt: (file) => `"${file}" não é um formato de ficheiro válido.`,
}

/** The default title of an invalid entry. */
export const INVALID_FILE_TITLES: Localised = { es: 'Archivo no válido', en: 'Invalid file', pt: 'Ficheiro inválido' }

function parseAccept(accept: string): string[] {
  return accept
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '')
}

function isType(entry: string): boolean {
  return entry.includes('/')
}

function matchesType(entry: string, type: string): boolean {
  if (entry === '*/*') return true
  return entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : type === entry
}

function matchesExtension(entry: string, name: string): boolean {
  const extension = entry.startsWith('.') ? entry : `.${entry}`
  const permitted = extension === '.jpg' ? ['.jpg', '.jpeg'] : [extension]
  // A name that consists of the extension only is a hidden file.
  return permitted.some((ending) => name.endsWith(ending) && name.length > ending.length)
}

/** Whether an accept list (`.jpg, image/*, application/pdf`) allows a file by its extension or type. An empty list allows all. */
export function isAccepted(file: ChosenFile, accept: string): boolean {
  const entries = parseAccept(accept)
  if (entries.length === 0) return true
  const name = file.name.toLowerCase()
  const [type = ''] = file.type.toLowerCase().split(';')
  return entries.some((entry) => (isType(entry) ? matchesType(entry, type.trim()) : matchesExtension(entry, name)))
}

interface AcceptRule {
  readonly accept: string
  readonly locale: Locale
}

/** Null for an accepted file. */
export function fileProblem(file: ChosenFile, { accept, locale }: AcceptRule): FileProblem | null {
  return isAccepted(file, accept) ? null : wrongFormat(file.name, locale)
}

/** The specification's words for a file that is refused. */
export function wrongFormat(name: string, locale: Locale): FileProblem {
  return { title: WRONG_FORMAT_TITLES[locale], message: WRONG_FORMAT_MESSAGES[locale](name) }
}

interface Selection<T> {
  readonly kept: readonly T[]
  readonly chosen: readonly T[]
  readonly multiple: boolean
}

/** The files of an uploader after a further selection. A single-file uploader keeps the latest one. */
export function nextSelection<T>({ kept, chosen, multiple }: Selection<T>): T[] {
  if (multiple) return [...kept, ...chosen]
  return chosen.length === 0 ? [...kept] : chosen.slice(-1)
}
