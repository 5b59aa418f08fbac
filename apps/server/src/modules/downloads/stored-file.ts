import { files } from '../../platform/database/schema/files.ts'

/** The columns needed to send a stored file, alone or in a zip. */
export const FILE_COLUMNS = {
  id: files.id,
  sha256: files.sha256,
  crc32: files.crc32,
  sizeBytes: files.sizeBytes,
  mediaType: files.mediaType,
}

export interface FileInfo {
  readonly id: number
  readonly sha256: Buffer
  readonly crc32: number
  readonly sizeBytes: number
  readonly mediaType: string
}
