import type { FileRefusal } from '@mixed-zone/contract/rules/file-refusals'
import { ApiError } from './api-error.ts'

/** The error for a file that is refused for what it contains. */
export function refusedFile(reason: FileRefusal, details: { cause?: unknown; fileName?: string } = {}): ApiError {
  return new ApiError('media-type', { reason, ...details })
}

/** Adds the name that the message is about, which whoever looks at the bytes does not know. */
export function withFileName(error: unknown, fileName: string): unknown {
  if (!(error instanceof ApiError) || error.type !== 'media-type') return error
  return new ApiError('media-type', { ...error.details, fileName })
}
