import type { Readable } from 'node:stream'
import type { Platform } from '../../platform/platform.ts'
import type { ThumbWidth } from '../../platform/signing/file-addresses.ts'
import { type ServedFile, type StoredFileRow, upsertFiles } from './files.repository.ts'
import { createStoreFile, type NewFileInput } from './store-file.service.ts'
import { createStorePicture } from './store-picture.service.ts'
import { createVideoThumbs } from './video-thumb.service.ts'

export type { ServedFile, StoredFileRow } from './files.repository.ts'
export type { NewFileInput } from './store-file.service.ts'

export interface Assets {
  /** Rejects with `media-type` or `too-large` if the bytes are not accepted. */
  storeFile(input: NewFileInput): Promise<StoredFileRow>
  /** Stores bytes that the server generated, so their type is known. */
  storeGenerated(bytes: Readable, mediaType: string): Promise<StoredFileRow>
  getVideoThumb(wanted: { posterFileId: number; width: ThumbWidth }): Promise<ServedFile>
}

type Parts = Pick<Platform, 'db' | 'storage' | 'clock'>

export function createAssets(parts: Parts): Assets {
  return {
    storeFile: createStoreFile({ ...parts, storePicture: createStorePicture(parts) }),
    async storeGenerated(bytes, mediaType) {
      const stored = await parts.storage.put(bytes)
      const [row] = await upsertFiles(parts.db, [{ ...stored, mediaType, createdAt: parts.clock.now() }])
      if (!row) throw new Error('A file was stored, but its row did not come back')
      return row
    },
    getVideoThumb: createVideoThumbs(parts),
  }
}
