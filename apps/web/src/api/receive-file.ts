import type { Result } from './client.ts'
import { ApiFailure } from './failure.ts'

export interface ReceivedFile {
  /** The name that the server gave it. */
  readonly name: string | null
  readonly bytes: Blob
}

interface ReceiveOptions {
  readonly signal: AbortSignal
  /** Called with the bytes received so far; the total is unknown. */
  readonly onBytes: (count: number) => void
}

/** Reads the whole body of a response into memory. If it was aborted, it rejects as `fetch` does. */
export async function receiveFile(
  call: Promise<Result<Response>>,
  { signal, onBytes }: ReceiveOptions,
): Promise<ReceivedFile | ApiFailure> {
  const result = await call
  if (!result.ok) return result.failure
  const response = result.value
  try {
    return { bytes: await readBytes(response, onBytes), name: nameIn(response) }
  } catch (error) {
    if (signal.aborted) throw error
    // A truncated file is a failure.
    return new ApiFailure('network', {}, { cause: error })
  }
}

async function readBytes(response: Response, onBytes: (count: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let count = 0
  const reader = response.body?.getReader()
  let piece = await reader?.read()
  while (piece?.value) {
    pieces.push(piece.value)
    count += piece.value.byteLength
    onBytes(count)
    piece = await reader?.read()
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

function nameIn(response: Response): string | null {
  return /filename="(?<name>[^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.groups?.name ?? null
}
