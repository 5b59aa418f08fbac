import { Readable } from 'node:stream'

export interface Headed {
  readonly head: Buffer
  /** Includes the head. Destroying it destroys the source. */
  readonly whole: Readable
}

/** Reads the first bytes of a stream without consuming them. */
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
  const whole = new Readable({
    read() {
      const push = ({ done, value }: IteratorResult<Buffer>) => this.push(done ? null : value)
      source.next().then(push, (error: Error) => this.destroy(error))
    },
    destroy(error, done) {
      // The source may wait for bytes that never come, so destroy it.
      bytes.destroy()
      done(error)
    },
  })
  if (length > 0) whole.push(read)
  return { head: read.subarray(0, headBytes), whole }
}

async function* piecesOf(bytes: Readable): AsyncGenerator<Buffer> {
  // A Readable yields buffers or strings, whatever was pushed.
  for await (const piece of bytes as AsyncIterable<Buffer | string>) {
    yield typeof piece === 'string' ? Buffer.from(piece) : piece
  }
}

/** Null if the stream has more than `maxBytes`. */
export async function readWhole(bytes: Readable, maxBytes: number): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of piecesOf(bytes)) {
    length += piece.length
    if (length > maxBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
