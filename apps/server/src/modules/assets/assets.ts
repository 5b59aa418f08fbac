import type { Readable } from 'node:stream'
import type { Platform } from '../../platform/platform.ts'
import { recordFiles, type StoredFileRow } from './files.repository.ts'
import { createStoreFile, createStorePicture } from './store-file.service.ts'
import { createPrepareFile, type PrepareFileDeps, type RequestPreparation } from './prepare/prepare-file.service.ts'
import { createPreviews, type PreviewDeps } from './prepare/preview-video.service.ts'
import { createStoreUpload, type StoreUpload } from './store-upload.service.ts'
import { createVideoThumbs } from './video-thumb.service.ts'

export { createFileCollector } from './collect-files.service.ts'
export { findFileForUse, type ServedFile, type StoredFileRow } from './files.repository.ts'
export { detectMediaType, kindOfType } from './media-type.ts'
export type { NewFileInput } from './store-file.service.ts'
export type { NewUpload, StoredUpload, StoreUpload } from './store-upload.service.ts'

type AssetsDeps = Pick<Platform, 'db' | 'storage' | 'clock'>

export type Assets = ReturnType<typeof createAssets>

export function createAssets(deps: AssetsDeps) {
  return {
    /** Rejects with `media-type` or `too-large` if the bytes are not accepted. */
    storeFile: createStoreFile({ ...deps, storePicture: createStorePicture(deps) }),
    /** Stores bytes that the server generated, so their type is known. */
    async storeGenerated(bytes: Readable, mediaType: string): Promise<StoredFileRow> {
      const stored = await deps.storage.put(bytes)
      const file = { ...stored, mediaType, createdAt: deps.clock.now() }
      const [row] = await deps.db.transaction((tx) => recordFiles(tx, deps.storage, [file]))
      if (!row) throw new Error('A file was stored, but its row did not come back')
      return row
    },
    getVideoThumb: createVideoThumbs(deps),
  }
}

export interface Uploads {
  /** Stores a complete upload; its `record` requests the preparation. */
  readonly storeUpload: StoreUpload
  /** Prepares a file that was stored in another way, and has no details yet. */
  readonly requestPreparation: RequestPreparation
}

export type UploadsDeps = Omit<PrepareFileDeps, 'requestPreview'> & PreviewDeps

/** Stores what people upload, and prepares it in jobs. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { requestPreview } = createPreviews(deps)
  const requestPreparation = createPrepareFile({ ...deps, requestPreview })
  return { requestPreparation, storeUpload: createStoreUpload({ ...deps, requestPreparation }) }
}
