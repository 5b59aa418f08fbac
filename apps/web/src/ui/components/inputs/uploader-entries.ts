import type { Locale } from '@mixed-zone/contract/locales'
import {
  type ChosenFile,
  type FileProblem,
  fileProblem,
  INVALID_FILE_TITLES,
  nextSelection,
} from '@mixed-zone/contract/rules/accept-list'

/** What an uploader holds: a file, and why it is flagged if it is. */
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

/** The entries after files were chosen or dropped. A flagged one stays in sight, so that nobody wonders where it went. */
export function withFiles<F extends ChosenFile>(
  entries: readonly UploadEntry<F>[],
  files: readonly F[],
  { accept, locale, isMultiple, newId }: AddOptions,
): UploadEntry<F>[] {
  const chosen = files.map((file) => ({ id: newId(), file, problem: fileProblem(file, { accept, locale }) }))
  return nextSelection({ kept: entries, chosen, multiple: isMultiple })
}

/** Flags an entry that was refused elsewhere, such as by the server, which gives no title. */
export function withProblem<F extends ChosenFile>(
  entries: readonly UploadEntry<F>[],
  id: string,
  { title, message, locale }: { readonly title?: string; readonly message: string; readonly locale: Locale },
): UploadEntry<F>[] {
  const problem = { title: title ?? INVALID_FILE_TITLES[locale], message }
  return entries.map((entry) => (entry.id === id ? { ...entry, problem } : entry))
}
