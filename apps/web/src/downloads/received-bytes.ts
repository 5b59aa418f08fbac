import type { ZipFollower } from './zip-follower.ts'

/** Small pieces are joined to blobs of this size, which the browser may move to its disk. */
const JOINED_BYTES = 4_000_000

/** What has come of one file so far. It outlives a broken line, so that the rest is asked for and not the whole. */
export class ReceivedBytes {
  readonly #follower: ZipFollower | null
  #blobs: Blob[] = []
  #pieces: Uint8Array<ArrayBuffer>[] = []
  #looseBytes = 0
  #count = 0
  /** The tag of the content that the bytes belong to. Null where the server gave none that one can go on with. */
  etag: string | null = null
  /** How many there are to come in all. */
  totalBytes: number | null = null

  /** Whoever wants to know what the bytes are of. */
  constructor(follower: ZipFollower | null = null) {
    this.#follower = follower
  }

  get count(): number {
    return this.#count
  }

  get isWhole(): boolean {
    return this.totalBytes !== null && this.#count === this.totalBytes
  }

  add(piece: Uint8Array<ArrayBuffer>): void {
    this.#pieces.push(piece)
    this.#looseBytes += piece.length
    this.#count += piece.length
    this.#follower?.add(piece)
    if (this.#looseBytes >= JOINED_BYTES) this.#join()
  }

  /** Begins anew: what was there belongs to something else. */
  forget(): void {
    this.#blobs = []
    this.#pieces = []
    this.#looseBytes = 0
    this.#count = 0
    this.etag = null
    this.totalBytes = null
    this.#follower?.forget()
  }

  toBlob(type: string): Blob {
    this.#join()
    return new Blob(this.#blobs, { type })
  }

  #join(): void {
    if (this.#pieces.length === 0) return
    this.#blobs.push(new Blob(this.#pieces))
    this.#pieces = []
    this.#looseBytes = 0
  }
}
