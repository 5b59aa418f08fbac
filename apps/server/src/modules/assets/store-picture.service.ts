import { Readable } from 'node:stream'
import { RENDITION_SIDES_PX } from '@mixed-zone/contract/schemas/asset'
import pLimit from 'p-limit'
import { type MadeRenditionPicture, makeRenditions } from '../../platform/images/make-renditions.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  findFileBySha256,
  insertRenditions,
  listRenditionDigests,
  type NewFile,
  type StoredFileRow,
  upsertFiles,
} from './files.repository.ts'

/** Each size as WebP for the screen and as JPEG for download. */
const RENDITIONS_PER_PICTURE = Object.keys(RENDITION_SIDES_PX).length * 2

/** More would only make requests wait for the CPU. */
const MAX_CONCURRENT = 2

interface Picture {
  readonly bytes: Buffer
  readonly sha256: Buffer
  readonly mediaType: string
  readonly width: number
  readonly height: number
}

export type StorePicture = (picture: Picture) => Promise<StoredFileRow>

type Parts = Pick<Platform, 'db' | 'storage' | 'clock'>

export function createStorePicture({ db, storage, clock }: Parts): StorePicture {
  const limit = pLimit(MAX_CONCURRENT)

  async function findComplete(sha256: Buffer): Promise<StoredFileRow | null> {
    const row = await findFileBySha256(db, sha256)
    if (!row?.placeholder) return null
    const digests = await listRenditionDigests(db, row.id)
    if (digests.length < RENDITIONS_PER_PICTURE) return null
    const present = await Promise.all([sha256, ...digests].map((digest) => storage.has(digest)))
    return present.every(Boolean) ? row : null
  }

  async function storeRendition(made: MadeRenditionPicture) {
    const stored = await storage.put(Readable.from([made.bytes]))
    const mediaType = made.format === 'webp' ? 'image/webp' : 'image/jpeg'
    return { ...stored, name: made.name, format: made.format, mediaType, width: made.width, height: made.height }
  }

  async function store({ bytes, mediaType, width, height }: Picture): Promise<StoredFileRow> {
    const { pictures, placeholder } = await makeRenditions(bytes)
    const source = await storage.put(Readable.from([bytes]))
    const made = await Promise.all(pictures.map(storeRendition))

    const createdAt = clock.now()
    const rows = new Map<string, NewFile>()
    for (const { name: _name, format: _format, ...file } of made) {
      rows.set(file.sha256.toString('hex'), { ...file, createdAt })
    }
    // Last: if a rendition has the same bytes as its source, the source's row has more facts.
    const key = source.sha256.toString('hex')
    rows.set(key, { ...source, mediaType, width, height, placeholder, createdAt })

    return db.transaction(async (tx) => {
      const stored = new Map(
        (await upsertFiles(tx, [...rows.values()])).map((row) => [row.sha256.toString('hex'), row]),
      )
      const rowOf = (hex: string): StoredFileRow => {
        const row = stored.get(hex)
        if (!row) throw new Error('A file was stored, but its row did not come back')
        return row
      }
      const sourceRow = rowOf(key)
      await insertRenditions(
        tx,
        made.map((file) => ({
          sourceId: sourceRow.id,
          name: file.name,
          format: file.format,
          fileId: rowOf(file.sha256.toString('hex')).id,
          width: file.width,
          height: file.height,
        })),
      )
      return sourceRow
    })
  }

  return async (picture) => (await findComplete(picture.sha256)) ?? limit(() => store(picture))
}
