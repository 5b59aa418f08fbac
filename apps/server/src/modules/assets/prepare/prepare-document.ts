import { Readable } from 'node:stream'
import { readDocumentText } from '../../../platform/documents/document-text.ts'
import { drawPdfPages } from '../../../platform/documents/pdf-pages.ts'
import { readPictureFacts } from '../../../platform/images/picture-facts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { withLocalFile } from '../../../platform/storage/local-file.ts'
import { replaceDocumentPages } from '../file-details.repository.ts'
import { recordFiles } from '../files.repository.ts'
import type { PrepareKind } from './prepared.ts'

type PrepareDocumentDeps = Pick<Platform, 'storage' | 'clock'>

/** The text for search, and the first pages as pictures, as far as the programs for it are installed. */
export function createPrepareDocument({ storage, clock }: PrepareDocumentDeps): PrepareKind {
  async function putPage(bytes: Buffer) {
    const facts = await readPictureFacts(bytes)
    const stored = await storage.put(Readable.from([bytes]))
    return { ...stored, ...facts, mediaType: 'image/jpeg', createdAt: clock.now() }
  }

  return async ({ id, sha256, mediaType }, signal) =>
    withLocalFile(storage, sha256, async (path) => {
      const content = await readDocumentText(path, mediaType)
      const drawn = mediaType === 'application/pdf' ? await drawPdfPages(path, signal) : null
      const pages: Awaited<ReturnType<typeof putPage>>[] = []
      for (const picture of drawn?.pictures ?? []) pages.push(await putPage(picture))
      return {
        details: { content, pageCount: drawn?.pageCount ?? null },
        async record(tx) {
          // Blank pages have the same bytes.
          const distinct = new Map(pages.map((page) => [page.sha256.toString('hex'), page]))
          const rows = await recordFiles(tx, storage, [...distinct.values()])
          const idOf = new Map(rows.map((row) => [row.sha256.toString('hex'), row.id]))
          const pictureIds = pages.flatMap((page) => idOf.get(page.sha256.toString('hex')) ?? [])
          await replaceDocumentPages(tx, id, pictureIds)
        },
      }
    })
}
