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

/** A picture is decoded whole, so it must fit into memory. The largest that 120 megapixels fill stay far below. */
const MOST_PICTURE_BYTES = 400_000_000

/** The formats whose index we can read. */
const FILMS: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime', 'audio/mp4'])

export interface NewFileInput {
  readonly bytes: Readable
  /** For the log alone: what the file is, its bytes say. */
  readonly name: string
  /** What it has to be; anything is taken where this is absent. `file` takes anything too. */
  readonly kind?: AssetKind
}

interface Parts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  readonly storePicture: StorePicture
}

/**
 * The one way in for bytes. They are kept, once, before their row exists; a picture gets its renditions and placeholder
 * with it. Storing the same file again changes nothing and costs little.
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
      const handedIn = await readWhole(whole, MOST_PICTURE_BYTES)
      if (!handedIn) throw new ApiError('too-large')
      const facts = await readPictureFacts(handedIn)
      const picture = await stripGps(handedIn)
      const sha256 = createHash('sha256').update(picture).digest()
      return await storePicture({ bytes: picture, sha256, mediaType, ...facts })
    } finally {
      // Also when it was refused by its first bytes: the source must not stay open.
      whole.destroy()
    }
  }
}
