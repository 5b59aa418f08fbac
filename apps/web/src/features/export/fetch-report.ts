import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import { exportData, exportPosts } from '@mixed-zone/contract/endpoints/usage'
import { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { receiveFile } from '../../api/receive-file.ts'
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
  const report = await receiveFile(callForReport(values, options.signal), options)
  if (report instanceof ApiFailure) return report
  return { bytes: report.bytes, name: report.name ?? `${values.exportType}.${values.format}` }
}

function callForReport(values: ExportValues, signal: AbortSignal) {
  const body = toQuery(values)
  // The choices are those that the server offered; the type selects the endpoint.
  if (values.exportType === 'users')
    return portal.callForFile(exportData, body as SentBodyOf<typeof exportData>, { signal })
  return portal.callForFile(exportPosts, body as SentBodyOf<typeof exportPosts>, { signal })
}
