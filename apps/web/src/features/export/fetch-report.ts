import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import { exportData, exportPosts } from '@mixed-zone/contract/endpoints/usage'
import { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { toQuery, type ExportValues } from './export-values.ts'

export interface FetchedReport {
  readonly name: string
  readonly bytes: Blob
}

interface FetchOptions {
  readonly signal: AbortSignal
  /** Called with the bytes received so far; the total is unknown. */
  readonly onBytes: (count: number) => void
}

/** Fetches a report's bytes. Aborting it releases the slot on the server; it then rejects as `fetch` does. */
export async function fetchReport(values: ExportValues, options: FetchOptions): Promise<FetchedReport | ApiFailure> {
  const { signal, onBytes } = options
  const result = await callForReport(values, signal)
  if (!result.ok) return result.failure
  const response = result.value
  try {
    const bytes = await readBytes(response, onBytes)
    return { bytes, name: nameIn(response) ?? `${values.exportType}.${values.format}` }
  } catch (error) {
    if (signal.aborted) throw error
    // A truncated report is a failure.
    return new ApiFailure('network', {}, { cause: error })
  }
}

function callForReport(values: ExportValues, signal: AbortSignal) {
  const body = toQuery(values)
  // The choices are those that the server offered; the type selects the endpoint.
  if (values.exportType === 'users')
    return portal.callForFile(exportData, body as SentBodyOf<typeof exportData>, { signal })
  return portal.callForFile(exportPosts, body as SentBodyOf<typeof exportPosts>, { signal })
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
