import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts'
import { makeThumb } from '../../platform/images/make-renditions.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ThumbWidth } from '../../platform/signing/file-addresses.ts'
import { findFile, findRendition, insertRenditions, recordFiles, type ServedFile } from './files.repository.ts'

type VideoThumbsDeps = Pick<Platform, 'db' | 'storage' | 'clock'>

interface WantedThumb {
  readonly posterFileId: number
  readonly width: ThumbWidth
}

/** Thumbnails are made on first request and stored. */
export function createVideoThumbs({ db, storage, clock }: VideoThumbsDeps) {
  const once = createSingleFlight<ServedFile>()

  async function make({ posterFileId, width }: WantedThumb): Promise<ServedFile> {
    const wanted = { sourceId: posterFileId, format: 'jpeg' } as const
    // The largest rendition is upright and fits into memory.
    const source = (await findRendition(db, { ...wanted, name: '1920' })) ?? (await findFile(db, posterFileId))
    if (!source) throw new Error('The picture of a video has no row')
    const made = await makeThumb(await buffer(await storage.read(source.sha256)), width)
    const stored = await storage.put(Readable.from([made.bytes]))
    const size = { width: made.width, height: made.height }
    const file = { ...stored, ...size, mediaType: 'image/jpeg', createdAt: clock.now() }
    await db.transaction(async (tx) => {
      for (const row of await recordFiles(tx, storage, [file])) {
        await insertRenditions(tx, [{ ...wanted, ...size, name: `${width}`, fileId: row.id }])
      }
    })
    return file
  }

  return async (wanted: WantedThumb): Promise<ServedFile> => {
    const { posterFileId, width } = wanted
    const known = await findRendition(db, { sourceId: posterFileId, name: `${width}`, format: 'jpeg' })
    if (known) return known
    return once(`${posterFileId}-${width}`, () => make(wanted))
  }
}
