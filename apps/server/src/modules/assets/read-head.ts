import { Readable } from 'node:stream'

export interface Headed {
  readonly head: Buffer
  /** The whole of it, head included. Destroying it destroys the source. */
  readonly whole: Readable
}

/** Reads the first bytes of a stream without losing them. Fewer come where the stream is shorter. */
export async function readHead(bytes: Readable, headBytes: number): Promise<Headed> {
  const pieces: Buffer[] = []
  let length = 0
  const source = piecesOf(bytes)
  while (length < headBytes) {
    const next = await source.next()
    if (next.done) break
    pieces.push(next.value)
    length += next.value.length
  }
  const read = Buffer.concat(pieces)
  return { head: read.subarray(0, headBytes), whole: Readable.from(join(read, source), { objectMode: false }) }
}

async function* join(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (first.length > 0) yield first
    yield* rest
  } finally {
    // Also when nobody went past the head: the source must not stay open.
    await rest.return(undefined)
  }
}

async function* piecesOf(bytes: Readable): AsyncGenerator<Buffer> {
  // A Readable gives what it was fed: bytes, or text.
  for await (const piece of bytes as AsyncIterable<Buffer | string>) {
    yield typeof piece === 'string' ? Buffer.from(piece) : piece
  }
}

/** Collects a stream that must be whole in memory, up to a limit; over it the answer is null. */
export async function readWhole(bytes: Readable, mostBytes: number): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of piecesOf(bytes)) {
    length += piece.length
    if (length > mostBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
