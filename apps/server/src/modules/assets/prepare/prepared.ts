import type { Db } from '../../../platform/database/database.ts'
import type { NewFileDetails } from '../file-details.repository.ts'
import type { StoredFileRow } from '../files.repository.ts'

/** What was found out about a file, and what else is written with it. */
export interface Prepared {
  readonly details: Omit<NewFileDetails, 'state' | 'preparedAt'>
  readonly record?: (tx: Db) => Promise<void>
}

/** Rejects with `media-type` if the file cannot be shown. */
export type PrepareKind = (file: StoredFileRow, signal: AbortSignal) => Promise<Prepared>
