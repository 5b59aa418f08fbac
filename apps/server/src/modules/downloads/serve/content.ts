import type { Readable } from 'node:stream'
import type { ByteRange } from '../../../platform/storage/storage.ts'

/** What became of an answer. */
export interface DeliveryResult {
  /** How many bytes went out; of an answer that was broken off, perhaps a few more than arrived. */
  readonly sentBytes: number
  /** Whether the last byte of the content was among them. */
  readonly hasEnd: boolean
}

/** Told of one answer that carries bytes, for those who count. */
export interface Delivery {
  /** Before the first byte is sent. May refuse. */
  begin(firstByte: number): Promise<void>
  /** After the last, or when the reader left. */
  end(result: DeliveryResult): void
}

/** Something that can be sent, whole or in parts: a stored file, or a zip that is computed while it goes out. */
export interface Content {
  readonly sizeBytes: number
  /** Strong: the same tag, the same bytes. */
  readonly etag: string
  readonly mediaType: string
  readonly disposition: string
  readonly cacheControl: string
  /** Opens a stretch of it; all of it without one. */
  open(range?: ByteRange): Promise<Readable>
  /** Rejects where the bytes could not be sent: headers alone must not promise what is not there. */
  check(): Promise<void>
  /** Where a server in front of us finds the bytes, to send them itself. */
  readonly acceleratedAt?: string | undefined
  readonly delivery?: Delivery | undefined
}
