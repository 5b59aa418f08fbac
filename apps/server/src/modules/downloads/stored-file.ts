import { files } from '../../platform/database/schema/files.ts'

/** What has to be known of a stored file to send it, alone or in a zip. */
export const FILE_COLUMNS = {
  id: files.id,
  sha256: files.sha256,
  crc32: files.crc32,
  sizeBytes: files.sizeBytes,
  mediaType: files.mediaType,
}

export interface FileFacts {
  readonly id: number
  readonly sha256: Buffer
  readonly crc32: number
  readonly sizeBytes: number
  readonly mediaType: string
}
