import { TEXT_FORMATS } from '@mixed-zone/contract/schemas/post'
import type { DescribeDownloads } from '../library/library.ts'
import { documentName, expectedBytes, type createDocuments } from './documents/documents.service.ts'
import type { createLabelFiles } from './labels/label-files.service.ts'
import { loadPack, type Parts as PackParts } from './pack/load-pack.service.ts'
import { planPack } from './pack/plan-pack.ts'
import type { FileFacts } from './stored-file.ts'
import { layOutZip } from './zip/zip-layout.ts'

interface Parts extends Pick<PackParts, 'db'> {
  readonly findLabelled: ReturnType<typeof createLabelFiles>['findLabelled']
  readonly findDocuments: ReturnType<typeof createDocuments>['findDocuments']
  /** Says that a post lacks labels or documents. */
  readonly onLacking: (postId: number) => void
}

/**
 * Says of a post what `get-zip` would give: the zip is laid out, and not kept. Nothing is made for it and no file is looked at: whoever opens a
 * post waits for rows alone, whatever becomes of its files. A picture that has no label yet counts as it came in, and a document that is
 * not written yet as large as it is expected to be, until both have been made behind the scenes.
 */
export function createDescribeDownloads({ db, findLabelled, findDocuments, onLacking }: Parts): DescribeDownloads {
  return async (postId, context) => {
    let isLacking = false
    const known: PackParts = {
      db,
      async labelFiles(wanted, rendition) {
        const labelled = await findLabelled(wanted, rendition)
        isLacking ||= labelled.size < wanted.length
        return labelled
      },
      async documents(wanted) {
        const found = await findDocuments(wanted)
        isLacking ||= found.includes(null)
        return wanted.map((document, index) => found[index] ?? unmade(expectedBytes(document)))
      },
    }
    const packing = { ...context, rendition: 'original' } as const
    const pack = await loadPack(known, { kind: 'post', postId }, packing)
    if (isLacking) onLacking(postId)
    const entries = planPack(pack.posts, packing)
    const [post] = pack.posts
    return {
      zip: entries.length === 0 ? { size: 0, count: 0 } : { size: layOutZip(entries).sizeBytes, count: entries.length },
      texts: (post?.texts ?? []).flatMap((text) =>
        TEXT_FORMATS.map((format) => {
          const { locale } = text
          const name = documentName({ text, locale, format })
          return { locale, format, name, url: context.addresses.text({ postId, locale, format }, name) }
        }),
      ),
      sizes: new Map((post?.assets ?? []).map(({ id, file }) => [id, file.sizeBytes])),
    }
  }
}

/** A file that has nothing yet but its size, which is all that a layout asks of it. */
function unmade(sizeBytes: number): FileFacts {
  return { id: 0, sha256: Buffer.alloc(32), crc32: 0, sizeBytes, mediaType: '' }
}
