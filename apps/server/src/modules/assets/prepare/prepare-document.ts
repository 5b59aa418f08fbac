import { Readable } from 'node:stream'
import { readDocumentText } from '../../../platform/documents/document-text.ts'
import { renderPdfPages } from '../../../platform/documents/pdf-pages.ts'
import { readPictureFacts } from '../../../platform/images/picture-facts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { withLocalFile } from '../../../platform/storage/local-file.ts'
import { replaceDocumentPages } from '../file-details.repository.ts'
import { recordFiles } from '../files.repository.ts'
import type { FilePreparer } from './prepared.ts'

type DocumentPreparerDeps = Pick<Platform, 'storage' | 'clock'>

/** Reads the text for search, and renders the first pages as pictures if the programs for it are installed. */
export function createDocumentPreparer(deps: DocumentPreparerDeps): FilePreparer {
  const { storage, clock } = deps

  async function storePage(bytes: Buffer) {
    const facts = await readPictureFacts(bytes)
    const stored = await storage.put(Readable.from([bytes]))
    return { ...stored, ...facts, mediaType: 'image/jpeg', createdAt: clock.now() }
  }

  return async ({ id, sha256, mediaType }, signal) =>
    withLocalFile(storage, sha256, async (path) => {
      const content = await readDocumentText(path, mediaType, signal)
      const rendered = mediaType === 'application/pdf' ? await renderPdfPages(path, signal) : null
      const pages: Awaited<ReturnType<typeof storePage>>[] = []
      for (const picture of rendered?.pictures ?? []) pages.push(await storePage(picture))
      return {
        details: { content, pageCount: rendered?.pageCount ?? null },
        async saveWithDetails(tx) {
          // Blank pages have the same bytes, and so one row.
          const distinct = new Map(pages.map((page) => [page.sha256.toString('hex'), page]))
          const rows = await recordFiles(tx, storage, [...distinct.values()])
          const fileIdByHash = new Map(rows.map((row) => [row.sha256.toString('hex'), row.id]))
          const pictureIds = pages.map(({ sha256: pageHash }) => {
            const fileId = fileIdByHash.get(pageHash.toString('hex'))
            if (fileId === undefined) throw new Error(`no file was recorded for a page of file ${id}`)
            return fileId
          })
          await replaceDocumentPages(tx, id, pictureIds)
        },
      }
    })
}
