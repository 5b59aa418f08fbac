import type { Readable } from 'node:stream'
import type { Platform } from '../../platform/platform.ts'
import { recordFiles, type StoredFileRow } from './files.repository.ts'
import { createStoreFile, createStorePicture } from './store-file.service.ts'
import { createVideoThumbs } from './video-thumb.service.ts'

export { createFileCollector } from './collect-files.service.ts'
export type { ServedFile, StoredFileRow } from './files.repository.ts'
export { detectMediaType, kindOfType } from './media-type.ts'
export type { NewFileInput } from './store-file.service.ts'

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
