import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { TextFormat } from '@mixed-zone/contract/schemas/post'
import { createSingleFlight } from '../../../platform/concurrency/single-flight.ts'
import { htmlToParagraphs } from '../../../platform/html/html-to-text.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets } from '../../assets/assets.ts'
import type { FileInfo } from '../stored-file.ts'
import { listDocuments, upsertDocument } from './generated-files.repository.ts'
import type { PostText } from './word-document.ts'

/** Part of the digest: increase it when documents are written differently. */
const VERSION = 1

const MEDIA_TYPES: Readonly<Record<TextFormat, string>> = {
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Lets Windows recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export interface WantedDocument {
  readonly postId: number
  readonly locale: Locale
  readonly format: TextFormat
  readonly text: PostText
}

interface DocumentsDeps extends Pick<Platform, 'db' | 'storage'> {
  readonly assets: Assets
}

export type GetDocuments = (wanted: readonly WantedDocument[]) => Promise<FileInfo[]>

interface Documents {
  /** Generates missing files. */
  readonly getDocuments: GetDocuments
  /** Reads rows only; null for files that do not exist yet. */
  readonly findDocuments: (wanted: readonly WantedDocument[]) => Promise<(FileInfo | null)[]>
}

/** Documents are generated on demand, stored, and generated again when their text has changed. */
export function createDocuments({ db, storage, assets }: DocumentsDeps): Documents {
  const once = createSingleFlight<FileInfo>()

  async function generate(document: WantedDocument): Promise<FileInfo> {
    const { postId, locale, format, text } = document
    const bytes = format === 'txt' ? buildTextDocument(text) : await buildWordDocument(text, locale)
    const file = await assets.storeGenerated(Readable.from([bytes]), MEDIA_TYPES[format])
    await upsertDocument(db, { postId, locale, format, digest: digestOf(document), fileId: file.id })
    return file
  }

  async function findDocuments(wanted: readonly WantedDocument[]): Promise<(FileInfo | null)[]> {
    const postIds = [...new Set(wanted.map(({ postId }) => postId))]
    const rows = postIds.length === 0 ? [] : await listDocuments(db, postIds)
    const rowOf = new Map(rows.map((row) => [keyOf(row), row]))
    return wanted.map((document) => {
      const row = rowOf.get(keyOf(document))
      return row?.digest.equals(digestOf(document)) ? row.file : null
    })
  }

  return {
    findDocuments,
    async getDocuments(wanted) {
      const known = await findDocuments(wanted)
      const files: FileInfo[] = []
      for (const [index, document] of wanted.entries()) {
        const file = known[index]
        const key = `${keyOf(document)} ${digestOf(document).toString('hex')}`
        files.push(file && (await storage.has(file.sha256)) ? file : await once(key, () => generate(document)))
      }
      return files
    },
  }
}

export function documentName({ text, locale, format }: Omit<WantedDocument, 'postId'>): string {
  return `${slug(text.title).slice(0, 80) || 'text'}-${locale}.${format}`
}

export function buildTextDocument({ title, summary, body }: PostText): Buffer {
  const parts = [title, summary, htmlToParagraphs(body)].map((part) => part.trim()).filter((part) => part !== '')
  return Buffer.from(`${BYTE_ORDER_MARK}${parts.join('\n\n')}\n`.replaceAll('\n', '\r\n'))
}

/** Loaded on demand: the docx library is large and rarely needed. */
async function buildWordDocument(text: PostText, locale: Locale): Promise<Buffer> {
  return (await import('./word-document.ts')).buildWordDocument(text, locale)
}

function keyOf({ postId, locale, format }: Omit<WantedDocument, 'text'>): string {
  return `${postId} ${locale} ${format}`
}

function digestOf({ text, locale, format }: WantedDocument): Buffer {
  const { title, summary, body } = text
  return createHash('sha256')
    .update(JSON.stringify([VERSION, format, locale, title, summary, body]))
    .digest()
}
