import type { Db } from '../../../platform/database/database.ts'
import type { NewFileDetails } from '../file-details.repository.ts'
import type { StoredFileRow } from '../files.repository.ts'

/** The result of preparing a file. */
export interface Prepared {
  readonly details: Omit<NewFileDetails, 'state' | 'preparedAt'>
  /** Writes everything else that preparing has produced, such as renditions or pages, in the transaction that saves the details. */
  readonly saveWithDetails?: (tx: Db) => Promise<void>
}

/** Reads metadata and makes pictures of one kind of file. Rejects with `media-type` if the file cannot be shown. */
export type FilePreparer = (file: StoredFileRow, signal: AbortSignal) => Promise<Prepared>
