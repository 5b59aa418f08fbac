import { type Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { callbackify } from 'node:util'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { onDisk } from '../../../platform/storage/storage.ts'

/**
 * Chunks that arrive during a write are written together; beyond this the sender waits. The buffers count towards the limit of the heap, of which
 * V8 leaves a fifth free: with 4 MB, four uploads at once made it collect the whole heap every 100 MB (decision 79).
 */
const BUFFER_BYTES = 1024 * 1024

/** What a crash costs at most. */
const SAVE_INTERVAL_MS = SECOND_MS

/** The sender is gone, although its connection is not closed. */
const MAX_IDLE_MS = 30 * SECOND_MS

/** The right to write into the file of an upload, which another request can take over once it is no longer valid. */
export interface Lease {
  isValid(): boolean
  /** Records how many bytes are flushed, and renews the lease. Rejects with `locked` if another request has taken it over. */
  save(receivedBytes: number): Promise<void>
}

/** The methods of a `FileHandle` that are needed here. */
interface WritableFile {
  writev(chunks: readonly Buffer[], position: number): Promise<{ readonly bytesWritten: number }>
  datasync(): Promise<void>
}

/** Reads what is written while the rest arrives. */
interface FollowingDigest {
  advance(writtenBytes: number): void
  /** Bytes that it may have read were not recorded: others may take their place. */
  forget(): void
}

/** So many bytes are worth a message to the thread that reads them. */
const DIGEST_STEP_BYTES = 4 * 1024 * 1024

interface Received {
  readonly handle: WritableFile
  readonly source: Readable
  /** Where the first byte goes. */
  readonly offset: number
  readonly sizeBytes: number
  readonly lease: Lease
  readonly digest: FollowingDigest
  readonly signal: AbortSignal
}

/** The connection ended before the body did. Nobody reads the answer. */
const connectionLost = () => new ApiError('unavailable')

/**
 * Appends a stream to a file, and flushes and records it about every second. Whatever ends the stream, the bytes that have arrived are flushed
 * and recorded before this resolves or rejects. The source is not destroyed, so that it can be answered.
 */
export async function receiveBytes(received: Received): Promise<number> {
  const { handle, source, offset, sizeBytes, lease, digest, signal } = received
  const stop = new AbortController()
  let written = offset
  let saved = offset
  let announced = offset
  let lastByteAt = performance.now()
  let saving: Promise<void> = Promise.resolve()

  async function append(chunks: readonly Buffer[]): Promise<void> {
    lastByteAt = performance.now()
    // Nobody else may write now; whoever was too slow must not either.
    if (!lease.isValid()) await lease.save(saved)
    let rest = [...chunks]
    if (written + lengthOf(rest) > sizeBytes) throw new ApiError('too-large')
    while (rest.length > 0) {
      const { bytesWritten } = await onDisk(handle.writev(rest, written))
      written += bytesWritten
      rest = withoutFirst(rest, bytesWritten)
    }
    if (written - announced < DIGEST_STEP_BYTES) return
    announced = written
    digest.advance(written)
  }

  async function save(): Promise<void> {
    const flushed = written
    if (flushed === saved) return
    await onDisk(handle.datasync())
    await lease.save(flushed)
    saved = flushed
  }

  const appendThen = callbackify(append)
  const sink = new Writable({
    highWaterMark: BUFFER_BYTES,
    write: (chunk: Buffer, _encoding, done) => appendThen([chunk], done),
    writev: (chunks, done) =>
      appendThen(
        chunks.map(({ chunk }) => chunk),
        done,
      ),
  })
  let isSaving = false
  const timer = setInterval(() => {
    if (performance.now() - lastByteAt > MAX_IDLE_MS) stop.abort(connectionLost())
    if (isSaving) return
    isSaving = true
    saving = save()
      .catch((error: unknown) => stop.abort(error))
      .finally(() => {
        isSaving = false
      })
  }, SAVE_INTERVAL_MS)

  const failures: unknown[] = []
  const keep = (error: unknown) => void failures.push(error)
  await pipeInto(sink, source, AbortSignal.any([signal, stop.signal])).catch(keep)
  sink.end()
  await finished(sink).catch(keep)
  clearInterval(timer)
  await saving
  await save().catch(keep)
  if (saved < written) digest.forget()
  if (failures.length > 0) throw failures[0]
  return saved
}

/** Resolves when the source has ended and all of it is written. */
function pipeInto(sink: Writable, source: Readable, signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const lost = () => {
      if (!source.readableEnded) reject(connectionLost())
    }
    if (source.destroyed) lost()
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    source.once('error', lost).once('close', lost)
    sink.once('error', reject).once('finish', resolve)
    source.pipe(sink)
  }).finally(() => source.unpipe(sink))
}

const lengthOf = (chunks: readonly Buffer[]) => chunks.reduce((sum, { length }) => sum + length, 0)

function withoutFirst(chunks: readonly Buffer[], bytes: number): Buffer[] {
  let skipped = bytes
  return chunks.flatMap((chunk) => {
    const skip = Math.min(skipped, chunk.length)
    skipped -= skip
    return skip === chunk.length ? [] : [chunk.subarray(skip)]
  })
}
