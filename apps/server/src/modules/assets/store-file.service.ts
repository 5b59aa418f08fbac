import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type AssetKind, MADE_RENDITIONS } from '@mixed-zone/contract/schemas/asset'
import pLimit from 'p-limit'
import { ApiError } from '../../platform/errors/api-error.ts'
import { refusedFile, withFileName } from '../../platform/errors/refused-file.ts'
import { formatsOf, makeRenditions } from '../../platform/images/make-renditions.ts'
import { readPictureFacts } from '../../platform/images/picture-facts.ts'
import { stripGps } from '../../platform/images/strip-gps.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { readVideoFacts, type ReadPart } from '../../platform/video/video-facts.ts'
import { findFileForUse, listRenditionDigests, recordFiles, type StoredFileRow } from './files.repository.ts'
import { detectMediaType, HEAD_BYTES, hasHiddenGps, isPicture } from './media-type.ts'
import { putRenditions, recordPicture } from './picture-files.ts'
import { readHead, readWhole } from './read-head.ts'
import { findRefusal } from './refuse-file.ts'

/** Pictures are decoded in memory. 200 megapixels stay far below this. */
export const MAX_PICTURE_BYTES = 400_000_000

/** The formats whose index we can parse. */
const PARSABLE_MP4_TYPES: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime', 'audio/mp4'])

export interface NewFileInput {
  readonly bytes: Readable
  /** The type is detected from the bytes; what claims another by its name is refused. */
  readonly name: string
  /** The required kind. Without it, and for `file`, every kind is accepted. */
  readonly kind?: AssetKind
}

interface StoreFileDeps extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  readonly storePicture: StorePicture
}

/**
 * Stores bytes that do not come as an upload of the studio (import, feeds, logos, crests, posters); for those see `store-upload.service.ts`.
 * They are stored once, before their row; a picture gets renditions and a placeholder. Storing the same file again is idempotent and cheap.
 */
export function createStoreFile({ db, storage, clock, storePicture }: StoreFileDeps) {
  const partsOf =
    ({ sha256, sizeBytes }: StoredFile): ReadPart =>
    async (start, length) => {
      const end = Math.min(start + length, sizeBytes) - 1
      return end < start ? Buffer.alloc(0) : buffer(await storage.read(sha256, { start, end }))
    }

  async function storeOther(bytes: Readable, mediaType: string): Promise<StoredFileRow> {
    const stored = await storage.put(bytes)
    const facts = PARSABLE_MP4_TYPES.has(mediaType) ? await readVideoFacts(partsOf(stored), stored.sizeBytes) : null
    const { durationMs = null, width = null, height = null } = facts ?? {}
    const file = { ...stored, durationMs, width, height, mediaType, createdAt: clock.now() }
    const [row] = await db.transaction((tx) => recordFiles(tx, storage, [file]))
    if (!row) throw new Error('A file was stored, but its row did not come back')
    return row
  }

  return async ({ bytes, name, kind }: NewFileInput): Promise<StoredFileRow> => {
    const { head, whole } = await readHead(bytes, HEAD_BYTES)
    try {
      const mediaType = await detectMediaType(head)
      const refusal = findRefusal({ mediaType, name, isEmpty: head.length === 0, kind })
      if (refusal) throw refusedFile(refusal)
      if (!isPicture(mediaType) && !hasHiddenGps(mediaType)) return await storeOther(whole, mediaType)
      const handedIn = await readWhole(whole, MAX_PICTURE_BYTES)
      if (!handedIn) throw new ApiError('too-large')
      if (!isPicture(mediaType)) return await storeOther(Readable.from([await stripGps(handedIn)]), mediaType)
      const facts = await readPictureFacts(handedIn)
      const picture = await stripGps(handedIn)
      const sha256 = createHash('sha256').update(picture).digest()
      return await storePicture({ bytes: picture, sha256, mediaType, ...facts })
    } catch (error) {
      throw withFileName(error, name)
    } finally {
      // Close the source even if the type was rejected.
      whole.destroy()
    }
  }
}

const RENDITIONS_PER_PICTURE = MADE_RENDITIONS.flatMap(formatsOf).length

/** More would only make requests wait for the CPU. */
const MAX_CONCURRENT = 2

interface Picture {
  readonly bytes: Buffer
  readonly sha256: Buffer
  readonly mediaType: string
  readonly width: number
  readonly height: number
}

type StorePicture = (picture: Picture) => Promise<StoredFileRow>

type StorePictureDeps = Pick<Platform, 'db' | 'storage' | 'clock'>

export function createStorePicture({ db, storage, clock }: StorePictureDeps): StorePicture {
  const limit = pLimit(MAX_CONCURRENT)

  async function findComplete(sha256: Buffer): Promise<StoredFileRow | null> {
    const row = await findFileForUse(db, sha256)
    if (!row?.placeholder) return null
    const digests = await listRenditionDigests(db, row.id)
    if (digests.length < RENDITIONS_PER_PICTURE) return null
    const present = await Promise.all([sha256, ...digests].map((digest) => storage.has(digest)))
    return present.every(Boolean) ? row : null
  }

  async function store({ bytes, mediaType, width, height }: Picture): Promise<StoredFileRow> {
    const { pictures, placeholder } = await makeRenditions(bytes)
    const stored = await storage.put(Readable.from([bytes]))
    const renditions = await putRenditions(storage, pictures)
    const source = { ...stored, mediaType, width, height, placeholder, createdAt: clock.now() }
    return db.transaction((tx) => recordPicture(tx, storage, { source, renditions }))
  }

  return async (picture) => (await findComplete(picture.sha256)) ?? limit(() => store(picture))
}
