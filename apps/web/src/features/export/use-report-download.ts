import { useEffect, useRef, useState } from 'react'
import { track } from '../../analytics/track.ts'
import { ApiFailure } from '../../api/failure.ts'
import { saveFile } from '../../api/save-file.ts'
import type { ExportValues } from './export-values.ts'
import { fetchReport } from './fetch-report.ts'

const PROGRESS_INTERVAL_MS = 100

export interface ReportDownload {
  /** Bytes received so far; null while no report is fetched. */
  readonly bytesSoFar: number | null
  readonly finished: { readonly values: ExportValues; readonly name: string; readonly bytes: number } | null
  /** Null: it has arrived, or was cancelled. */
  readonly start: (values: ExportValues) => Promise<ApiFailure | null>
  readonly cancel: () => void
}

/** Fetches a report and hands it to the browser. Leaving the screen cancels it. */
export function useReportDownload(): ReportDownload {
  const [bytesSoFar, setBytesSoFar] = useState<number | null>(null)
  const [finished, setFinished] = useState<ReportDownload['finished']>(null)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function start(values: ExportValues): Promise<ApiFailure | null> {
    const controller = new AbortController()
    running.current = controller
    setFinished(null)
    setBytesSoFar(0)
    let reportedAt = 0
    try {
      const onBytes = (count: number) => {
        if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) return
        reportedAt = performance.now()
        setBytesSoFar(count)
      }
      const report = await fetchReport(values, { signal: controller.signal, onBytes })
      if (report instanceof ApiFailure) return report
      saveFile(report.bytes, report.name)
      setFinished({ values, name: report.name, bytes: report.bytes.size })
      track('download', { download_kind: 'report', file_id: values.exportType, file_name: report.name })
      return null
    } catch (error) {
      if (controller.signal.aborted) return null
      throw error
    } finally {
      setBytesSoFar(null)
    }
  }

  return { bytesSoFar, finished, start, cancel: () => running.current?.abort() }
}
