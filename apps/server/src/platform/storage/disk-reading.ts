import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { fillPiece, giveBackPiece, PIECE_BYTES, takePiece } from './piece-pool.ts'
import type { ByteRange } from './storage.ts'

/**
 * Reads a file, or a stretch of it, into pieces that can be used again. Node.js's own stream asks for new memory for each, and
 * every few megabytes the collector then walks through all that the process holds: six times slower, measured with 200 MB of it.
 */
export class DiskReading extends Readable {
  readonly #handle: FileHandle
  readonly #end: number
  #position: number

  constructor(handle: FileHandle, range?: ByteRange) {
    super({ highWaterMark: PIECE_BYTES })
    this.#handle = handle
    this.#position = range?.start ?? 0
    this.#end = range ? range.end + 1 : Number.POSITIVE_INFINITY
  }

  override _read(): void {
    const wanted = Math.min(PIECE_BYTES, this.#end - this.#position)
    if (wanted <= 0) return void this.push(null)
    const piece = takePiece()
    this.#handle.read(piece, 0, wanted, this.#position).then(
      ({ bytesRead }) => {
        const filled = fillPiece(piece, bytesRead)
        if (bytesRead > 0 && !this.destroyed) {
          this.#position += bytesRead
          this.push(filled)
          return
        }
        giveBackPiece(filled)
        if (!this.destroyed) this.push(null)
      },
      (error: Error) => this.destroy(error),
    )
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    callbackify(() => this.#handle.close())((cause) => done(error ?? cause))
  }
}
