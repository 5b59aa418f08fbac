import type { Storage } from '../../../platform/storage/storage.ts'
import { storageAway } from '../../../platform/storage/storage-away.ts'
import type { ServedFile } from '../../assets/assets.ts'
import type { Content, Delivery } from './content.ts'

export interface StoredContentParts {
  readonly file: ServedFile
  readonly disposition: string
  readonly cacheControl: string
  readonly delivery?: Delivery | undefined
}

/** Where stored files come from, and the prefix under which a server in front of us has them too. */
export interface FileSource {
  readonly storage: Storage
  readonly accelPrefix?: string | undefined
}

/** A stored file as something that can be sent. */
export function storedContent({ storage, accelPrefix }: FileSource, parts: StoredContentParts): Content {
  const { file, disposition, cacheControl, delivery } = parts
  const { sha256, sizeBytes, mediaType } = file
  const place = accelPrefix === undefined ? undefined : storage.placeOf?.(sha256)
  return {
    sizeBytes,
    mediaType,
    disposition,
    cacheControl,
    delivery,
    etag: `"${sha256.toString('base64url')}"`,
    open: (range) => storage.read(sha256, range),
    async check() {
      if (!(await storage.has(sha256))) throw storageAway(new Error('A stored file is missing'))
    },
    acceleratedAt: place === undefined ? undefined : `${accelPrefix}${place}`,
  }
}
