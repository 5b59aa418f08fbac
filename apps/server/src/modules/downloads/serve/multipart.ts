import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ByteRange } from '../../../platform/storage/storage.ts'
import type { Content } from './content.ts'

/** Several parts of one content in one answer (RFC 9110, `multipart/byteranges`). */
export interface Multipart {
  readonly mediaType: string
  readonly sizeBytes: number
  open(): Readable
}

export function multipartOf(content: Content, ranges: readonly ByteRange[]): Multipart {
  // The same answer has the same boundary, so that two requests for the same parts get the same bytes.
  const asked = ranges.map(({ start, end }) => `${start}-${end}`).join(',')
  const boundary = createHash('sha256').update(`${content.etag} ${asked}`).digest('hex').slice(0, 32)
  const headOf = ({ start, end }: ByteRange) =>
    Buffer.from(
      `\r\n--${boundary}\r\nContent-Type: ${content.mediaType}\r\nContent-Range: bytes ${start}-${end}/${content.sizeBytes}\r\n\r\n`,
    )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const sizeBytes = ranges.reduce((sum, range) => sum + headOf(range).length + range.end - range.start + 1, tail.length)

  async function* bytes(): AsyncGenerator<Buffer> {
    for (const range of ranges) {
      yield headOf(range)
      // One part is open at a time, and closed before the next, also where the reader leaves.
      yield* await content.open(range)
    }
    yield tail
  }

  return {
    mediaType: `multipart/byteranges; boundary=${boundary}`,
    sizeBytes,
    open: () => Readable.from(bytes(), { objectMode: false }),
  }
}
