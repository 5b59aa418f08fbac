import type { Post } from '@mixed-zone/contract/schemas/post'
import { TEXT_FORMATS } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../platform/database/database.ts'
import type { ReadContext } from '../library/rules.ts'
import {
  buildTextDocument,
  type createDocuments,
  documentName,
  type WantedDocument,
} from './generated/documents.service.ts'
import type { GetLabelledFiles } from './generated/labelled-files.service.ts'
import { loadPack, type PackDeps } from './pack/load-pack.ts'
import { planPack } from './pack/plan-pack.ts'
import type { FileInfo } from './stored-file.ts'
import { layOutZip } from './zip/zip-layout.ts'

export interface PostDownloads {
  readonly zip: Post['zip']
  readonly texts: Post['texts']
  /** By asset id: writing a label makes a picture larger. */
  readonly assetSizes: ReadonlyMap<string, number>
}

export type DescribePost = (postId: number, context: ReadContext) => Promise<PostDownloads>

interface DescribePostDeps {
  readonly db: Db
  readonly findLabelledFiles: GetLabelledFiles
  readonly findDocuments: ReturnType<typeof createDocuments>['findDocuments']
  readonly onUnprepared: (postId: number) => Promise<void>
}

/** A .docx with little text, and about how much of its text is left after compression. */
const MIN_DOCX_BYTES = 9_400
const DOCX_COMPRESSION = 0.4

/**
 * Describes what `get-zip` would return, from rows alone. Until they are generated, pictures count without their label
 * and documents with an estimated size.
 */
export function createDescribePost(deps: DescribePostDeps): DescribePost {
  const { db, findLabelledFiles, findDocuments, onUnprepared } = deps
  return async (postId, context) => {
    let isUnprepared = false
    const packDeps: PackDeps = {
      db,
      async getLabelledFiles(assets, rendition) {
        const found = await findLabelledFiles(assets, rendition)
        isUnprepared ||= found.size < assets.length
        return found
      },
      async getDocuments(wanted) {
        const found = await findDocuments(wanted)
        isUnprepared ||= found.includes(null)
        return wanted.map((document, index) => found[index] ?? estimateFile(document))
      },
    }
    const options = { ...context, rendition: 'original' } as const
    const { posts } = await loadPack(packDeps, { kind: 'post', postId }, options)
    if (isUnprepared) await onUnprepared(postId)
    const entries = planPack(posts, options)
    const [post] = posts
    return {
      zip: { size: entries.length === 0 ? 0 : layOutZip(entries).sizeBytes, count: entries.length },
      texts: (post?.texts ?? []).flatMap((text) =>
        TEXT_FORMATS.map((format) => {
          const { locale } = text
          const name = documentName({ text, locale, format })
          return { locale, format, name, url: context.addresses.text({ postId, locale, format }, name) }
        }),
      ),
      assetSizes: new Map((post?.assets ?? []).map(({ id, file }) => [String(id), file.sizeBytes])),
    }
  }
}

/** A layout needs only the size of a document that does not exist yet. */
function estimateFile({ format, text }: WantedDocument): FileInfo {
  const textBytes = buildTextDocument(text).length
  const sizeBytes = format === 'txt' ? textBytes : MIN_DOCX_BYTES + Math.round(textBytes * DOCX_COMPRESSION)
  return { id: 0, sha256: Buffer.alloc(32), crc32: 0, sizeBytes, mediaType: '' }
}
