import type { Locale } from '@mixed-zone/contract/locales'
import {
  type ChosenFile,
  type FileProblem,
  fileProblem,
  INVALID_FILE_TITLES,
  nextSelection,
} from '@mixed-zone/contract/rules/accept-list'

/** A file of an uploader, with its problem if it has one. */
export interface UploadEntry<F extends ChosenFile = File> {
  readonly id: string
  readonly file: F
  readonly problem: FileProblem | null
}

interface AddOptions {
  readonly accept: string
  readonly locale: Locale
  readonly isMultiple: boolean
  readonly newId: () => string
}

/** Adds picked or dropped files. A rejected file stays in the list with its problem. */
export function withFiles<F extends ChosenFile>(
  entries: readonly UploadEntry<F>[],
  files: readonly F[],
  { accept, locale, isMultiple, newId }: AddOptions,
): UploadEntry<F>[] {
  const chosen = files.map((file) => ({ id: newId(), file, problem: fileProblem(file, { accept, locale }) }))
  return nextSelection({ kept: entries, chosen, multiple: isMultiple })
}

/** Adds a problem found elsewhere, such as by the server, which gives no title. */
export function withProblem<F extends ChosenFile>(
  entries: readonly UploadEntry<F>[],
  id: string,
  { title, message, locale }: { readonly title?: string; readonly message: string; readonly locale: Locale },
): UploadEntry<F>[] {
  const problem = { title: title ?? INVALID_FILE_TITLES[locale], message }
  return entries.map((entry) => (entry.id === id ? { ...entry, problem } : entry))
}
