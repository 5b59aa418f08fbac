/** 64 kB pieces are 1.5 times slower, measured. */
export const PIECE_BYTES = 256 * 1024

/** Kept for the next reader: 16 MB at most. */
const MOST_FREE = 64

interface Piece {
  readonly whole: Buffer
  /** How much of it was handed out; null while nobody has it. */
  givenBytes: number | null
}

const pieces = new WeakMap<ArrayBufferLike, Piece>()
const free: Piece[] = []

/** Room for a piece of a file, used before by somebody else where there is some. Who gives it back saves the next one from asking for memory. */
export function takePiece(): Buffer {
  const used = free.pop()
  if (used) return used.whole
  const whole = Buffer.allocUnsafeSlow(PIECE_BYTES)
  pieces.set(whole.buffer, { whole, givenBytes: null })
  return whole
}

/** The part of a piece that was filled, to be handed on. */
export function fillPiece(whole: Buffer, bytes: number): Buffer {
  const piece = pieces.get(whole.buffer)
  if (piece) piece.givenBytes = bytes
  return whole.subarray(0, bytes)
}

/**
 * Takes back what `fillPiece` gave, once nobody will look at it again. Anything else, a part of it and the same a second time
 * change nothing: whoever hands pieces on in another shape simply leaves them to the collector.
 */
export function giveBackPiece(bytes: unknown): void {
  if (!Buffer.isBuffer(bytes)) return
  const piece = pieces.get(bytes.buffer)
  if (!piece || bytes.length !== piece.givenBytes || bytes.byteOffset !== piece.whole.byteOffset) return
  piece.givenBytes = null
  if (free.length < MOST_FREE) free.push(piece)
}
