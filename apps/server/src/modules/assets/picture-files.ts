import { Readable } from 'node:stream'
import type { Db } from '../../platform/database/database.ts'
import type { MadeRenditionPicture } from '../../platform/images/make-renditions.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { insertRenditions, type NewFile, recordFiles, type StoredFileRow } from './files.repository.ts'

export type StoredRendition = Awaited<ReturnType<typeof putRendition>>

async function putRendition(storage: Storage, made: MadeRenditionPicture) {
  const stored = await storage.put(Readable.from([made.bytes]))
  const mediaType = made.format === 'webp' ? 'image/webp' : 'image/jpeg'
  return { ...stored, name: made.name, format: made.format, mediaType, width: made.width, height: made.height }
}

export function putRenditions(storage: Storage, made: readonly MadeRenditionPicture[]): Promise<StoredRendition[]> {
  return Promise.all(made.map((picture) => putRendition(storage, picture)))
}

interface RecordedPicture {
  readonly source: NewFile
  readonly renditions: readonly StoredRendition[]
}

/** Records a picture whose bytes and renditions are stored. */
export async function recordPicture(
  tx: Db,
  storage: Pick<Storage, 'has'>,
  { source, renditions }: RecordedPicture,
): Promise<StoredFileRow> {
  const { createdAt } = source
  const files = new Map<string, NewFile>()
  for (const { name: _name, format: _format, ...file } of renditions) {
    files.set(file.sha256.toString('hex'), { ...file, createdAt })
  }
  // Last: if a rendition has the same bytes as its source, the source's row has more facts.
  files.set(source.sha256.toString('hex'), source)
  const recorded = await recordFiles(tx, storage, [...files.values()])
  const stored = new Map(recorded.map((row) => [row.sha256.toString('hex'), row]))
  const rowOf = (sha256: Buffer): StoredFileRow => {
    const row = stored.get(sha256.toString('hex'))
    if (!row) throw new Error('A file was stored, but its row did not come back')
    return row
  }
  const sourceRow = rowOf(source.sha256)
  await insertRenditions(
    tx,
    renditions.map(({ name, format, width, height, sha256 }) => ({
      sourceId: sourceRow.id,
      name,
      format,
      fileId: rowOf(sha256).id,
      width,
      height,
    })),
  )
  return sourceRow
}
