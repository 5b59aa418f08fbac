import { cleanFileName } from '@mixed-zone/contract/rules/file-name'
import { fileTargetSchema, type FileTarget, sha256Schema } from '@mixed-zone/contract/schemas/studio/files'
import * as z from 'zod/mini'

export const TUS_VERSION = '1.0.0'
export const TUS_EXTENSIONS = 'creation,expiration,termination'
/** The type of every body of tus. */
export const BYTES_TYPE = 'application/offset+octet-stream'
/** The file that came of a finished upload; not part of tus. */
export const ASSET_HEADER = 'upload-asset'

const MAX_METADATA_CHARACTERS = 8_000

/** What a browser says about a file. */
export interface UploadMetadata {
  readonly name: string
  /** Declared; what the file is depends on its bytes. */
  readonly mediaType: string
  readonly lastModified: Date | null
  readonly sha256: Buffer | null
  readonly target: FileTarget
  /** Among the files that its person chooses for a post. Null if the client does not say. */
  readonly chosenOrder: number | null
}

/** A header with a whole number from 0. Null if it is anything else. */
export function parseNumber(header: string | undefined): number | null {
  if (header === undefined || !/^\d{1,15}$/.test(header)) return null
  return Number(header)
}

const fieldsSchema = z.object({
  name: z.string().check(z.minLength(1)),
  type: z._default(z.string().check(z.maxLength(200)), ''),
  /** As `File.lastModified` has it. */
  lastModified: z.optional(z.string().check(z.regex(/^\d{1,14}$/))),
  sha256: z.optional(sha256Schema),
  target: z._default(z.string(), '{}'),
  order: z.optional(z.string().check(z.regex(/^\d{1,16}$/))),
})

/** Parses `Upload-Metadata`: pairs of a key and a value in base64. Null if it is not valid. */
export function parseMetadata(header: string | undefined): UploadMetadata | null {
  if (header === undefined || header.length > MAX_METADATA_CHARACTERS) return null
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  const values = pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')])
  const fields = fieldsSchema.safeParse(Object.fromEntries(values))
  const target = fileTargetSchema.safeParse(fields.success ? parseJson(fields.data.target) : null)
  if (!fields.success || !target.success || !isPossible(target.data)) return null
  const { name, type, lastModified, sha256, order } = fields.data
  return {
    name: cleanFileName(name),
    mediaType: type.toLowerCase(),
    lastModified: lastModified === undefined ? null : new Date(Number(lastModified)),
    sha256: sha256 === undefined ? null : Buffer.from(sha256, 'hex'),
    target: target.data,
    chosenOrder: order === undefined ? null : Number(order),
  }
}

/** At most one of the changes of another file, each of them in a post. */
export function isPossible({ postId, replaces, posterOf, subtitles }: FileTarget): boolean {
  const changes = [replaces, posterOf, subtitles].filter((change) => change !== undefined)
  return changes.length === 0 || (changes.length === 1 && postId !== undefined)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
