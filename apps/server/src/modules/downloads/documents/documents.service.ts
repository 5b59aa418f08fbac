import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import type { Locale } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import type { TextFormat } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import type { Assets } from '../../assets/assets.ts'
import type { FileFacts } from '../stored-file.ts'
import { buildTextDocument, type PostText } from './document-text.ts'
import { listDocuments, putDocument } from './documents.repository.ts'

/** Goes into the digest: another way of writing them makes them anew. */
const VERSION = 1

const MEDIA_TYPES: Readonly<Record<TextFormat, string>> = {
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** One of the files that a post's text is offered as. */
export interface WantedDocument {
  readonly postId: number
  readonly locale: Locale
  readonly format: TextFormat
  readonly text: PostText
}

interface Parts {
  readonly db: Db
  readonly assets: Assets
}

/** The file of each, in the order in which they are wanted. */
export type Documents = (wanted: readonly WantedDocument[]) => Promise<FileFacts[]>

interface KeptDocuments {
  /** All of them: what is missing is made first. */
  readonly documents: Documents
  /** Those that are there already, and null for the others. Nothing is made. */
  readonly findDocuments: (wanted: readonly WantedDocument[]) => Promise<(FileFacts | null)[]>
}

/** Under which name a text is kept by whoever downloads it. */
export function documentName({ text, locale, format }: Omit<WantedDocument, 'postId'>): string {
  return `${slug(text.title).slice(0, 80) || 'text'}-${locale}.${format}`
}

/** The texts of posts as files, made when they are first needed, kept, and made anew when the text has changed. */
export function createDocuments({ db, assets }: Parts): KeptDocuments {
  const making = new Map<string, Promise<FileFacts>>()

  async function make({ postId, locale, format, text }: WantedDocument, digest: Buffer): Promise<FileFacts> {
    const bytes = format === 'txt' ? buildTextDocument(text) : await buildWord(text, locale)
    const file = await assets.keepMade(Readable.from([bytes]), MEDIA_TYPES[format])
    await putDocument(db, { postId, locale, format, digest, fileId: file.id })
    return file
  }

  function makeOnce(wanted: WantedDocument, digest: Buffer): Promise<FileFacts> {
    const key = `${keyOf(wanted)} ${digest.toString('hex')}`
    const running = making.get(key) ?? make(wanted, digest).finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  async function findDocuments(wanted: readonly WantedDocument[]): Promise<(FileFacts | null)[]> {
    const postIds = [...new Set(wanted.map(({ postId }) => postId))]
    const known = postIds.length === 0 ? [] : await listDocuments(db, postIds)
    const ready = new Map(known.map((row) => [keyOf(row), row]))
    return wanted.map((document) => {
      const row = ready.get(keyOf(document))
      return row?.digest.equals(digestOf(document)) ? row.file : null
    })
  }

  return {
    findDocuments,
    async documents(wanted) {
      const known = await findDocuments(wanted)
      const files: FileFacts[] = []
      for (const [index, document] of wanted.entries()) {
        files.push(known[index] ?? (await makeOnce(document, digestOf(document))))
      }
      return files
    },
  }
}

/**
 * About how large a document will be that is not made yet. A word document is a zip of a few parts that are always the same, and of the
 * text, compressed.
 */
export function expectedBytes({ format, text }: WantedDocument): number {
  const plain = buildTextDocument(text)
  return format === 'txt' ? plain.length : WORD_PARTS_BYTES + deflateRawSync(plain).length
}

/** What a word document without any text has. */
const WORD_PARTS_BYTES = 9_350

/** The library brings much with it, and is needed seldom. */
async function buildWord(text: PostText, locale: Locale): Promise<Buffer> {
  const { buildWordDocument } = await import('./document-docx.ts')
  return buildWordDocument(text, locale)
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
