import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { UploadFailure } from './retry-rules.ts'

export interface SendRequest {
  readonly file: File
  /** Of an upload that the server has begun to receive; null for a new one. */
  readonly url: string | null
  readonly target: FileTarget
  /** Among the files that this person chooses. */
  readonly order: number
  /** Lower-case hexadecimal; null if it was not computed. */
  readonly sha256: string | null
  readonly signal: AbortSignal
  /** The server has created the upload. */
  readonly onUrl: (url: string) => void
  /** Bytes from the beginning of the file; first the number from where it goes on. */
  readonly onProgress: (sentBytes: number) => void
}

/** How bytes get to the server. */
export interface UploadTransport {
  /** Sends the rest of a file once. Rejects with an `UploadFailure`, or when the signal is aborted. */
  readonly send: (request: SendRequest) => Promise<{ readonly assetId: string | null }>
  /** Deletes an unfinished upload. Never rejects: what is left expires. */
  readonly discard: (url: string) => Promise<void>
}

/** Loads the code of a transport when it is needed. Where that fails, the connection is lost as well, and it is tried again. */
export function createLazyTransport(load: () => Promise<UploadTransport>): UploadTransport {
  return {
    async send(request) {
      const transport = await load().catch((cause: unknown) => {
        console.warn('Could not load the code of uploads', cause)
        throw new UploadFailure({ type: 'network', reason: '' })
      })
      return transport.send(request)
    },
    async discard(url) {
      const transport = await load().catch(() => null)
      await transport?.discard(url)
    },
  }
}
