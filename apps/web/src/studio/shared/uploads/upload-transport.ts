import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'

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
