import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { ApiError } from '../../platform/errors/api-error.ts'
import { readPictureFacts } from '../../platform/images/picture-facts.ts'
import { stripGps } from '../../platform/images/strip-gps.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { type ReadPart, readFilmFacts } from '../../platform/video/film-facts.ts'
import { isPicture, kindOfType } from './file-kinds.ts'
import { type StoredFileRow, upsertFiles } from './files.repository.ts'
import { readHead, readWhole } from './read-head.ts'
import type { StorePicture } from './store-picture.service.ts'
import { detectMediaType, HEAD_BYTES } from './media-type.ts'

/** Pictures are decoded in memory. 120 megapixels stay far below this. */
const MAX_PICTURE_BYTES = 400_000_000

/** The formats whose index we can parse. */
const FILMS: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime', 'audio/mp4'])

export interface NewFileInput {
  readonly bytes: Readable
  /** For the log only; the type is detected from the bytes. */
  readonly name: string
  /** The required kind. Without it, and for `file`, everything is accepted. */
  readonly kind?: AssetKind
}

interface Parts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  readonly storePicture: StorePicture
}

/**
 * The only entry point for uploaded bytes. They are stored once, before their row; a picture gets renditions and a
 * placeholder. Storing the same file again is idempotent and cheap.
 */
export function createStoreFile({ db, storage, clock, storePicture }: Parts) {
  const partsOf =
    ({ sha256, sizeBytes }: StoredFile): ReadPart =>
    async (start, length) => {
      const end = Math.min(start + length, sizeBytes) - 1
      return end < start ? Buffer.alloc(0) : buffer(await storage.read(sha256, { start, end }))
    }

  async function storeOther(bytes: Readable, mediaType: string): Promise<StoredFileRow> {
    const stored = await storage.put(bytes)
    const facts = FILMS.has(mediaType) ? await readFilmFacts(partsOf(stored), stored.sizeBytes) : {}
    const [row] = await upsertFiles(db, [{ ...stored, ...facts, mediaType, createdAt: clock.now() }])
    if (!row) throw new Error('A file was stored, but its row did not come back')
    return row
  }

  return async ({ bytes, name, kind }: NewFileInput): Promise<StoredFileRow> => {
    const { head, whole } = await readHead(bytes, HEAD_BYTES)
    try {
      const mediaType = await detectMediaType(head)
      if (kind && kind !== 'file' && kindOfType(mediaType) !== kind) {
        throw new ApiError('media-type', { cause: new Error(`"${name}" is ${mediaType}, not of the kind ${kind}`) })
      }
      if (!isPicture(mediaType)) return await storeOther(whole, mediaType)
      const handedIn = await readWhole(whole, MAX_PICTURE_BYTES)
      if (!handedIn) throw new ApiError('too-large')
      const facts = await readPictureFacts(handedIn)
      const picture = await stripGps(handedIn)
      const sha256 = createHash('sha256').update(picture).digest()
      return await storePicture({ bytes: picture, sha256, mediaType, ...facts })
    } finally {
      // Close the source even if the type was rejected.
      whole.destroy()
    }
  }
}
