import { create } from 'zustand'
import type { Result } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { receiveFile } from '../../api/receive-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { onSessionEnd } from '../../session/session-store.ts'

interface ExportRequest {
  /** "People, 812 rows (CSV)": what is exported. */
  readonly label: string
  /** The name of the file if the server gives none. */
  readonly fileName: string
  readonly fetch: (signal: AbortSignal) => Promise<Result<Response>>
}

/** An export that was started on this page. */
export interface TrackedExport extends ExportRequest {
  readonly id: number
  readonly state: 'running' | 'done' | 'failed'
  readonly bytesSoFar: number
  readonly failure: unknown
  readonly controller: AbortController
  /** Stops watching for the end of the session. */
  readonly unwatch: () => void
}

export const useExports = create<{ readonly exports: readonly TrackedExport[] }>()(() => ({ exports: [] }))

/** How often the shown size changes. */
const PROGRESS_INTERVAL_MS = 100

function update(id: number, change: Partial<TrackedExport>): void {
  useExports.setState(({ exports }) => ({
    exports: exports.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }))
}

/** Fetches a file in the background and saves it. The dock shows it; other screens do not end it. */
export async function startExport(request: ExportRequest): Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  const id = Math.max(0, ...useExports.getState().exports.map((one) => one.id)) + 1
  // The next person on this device must not get the file, nor see that there was one.
  const unwatch = onSessionEnd(() => dismissExport({ id, controller, unwatch }))
  const tracked: TrackedExport = { ...request, id, state: 'running', bytesSoFar: 0, failure: null, controller, unwatch }
  useExports.setState(({ exports }) => ({ exports: [...exports, tracked] }))
  let reportedAt = 0
  const onBytes = (bytesSoFar: number) => {
    if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) return
    reportedAt = performance.now()
    update(id, { bytesSoFar })
  }
  try {
    const file = await receiveFile(request.fetch(signal), { signal, onBytes })
    if (file instanceof ApiFailure) return update(id, { state: 'failed', failure: file })
    saveFile(file.bytes, file.name ?? request.fileName)
    update(id, { state: 'done', bytesSoFar: file.bytes.size })
  } catch (failure) {
    if (!signal.aborted) update(id, { state: 'failed', failure })
  }
}

/** Ends an export, or removes one that has ended. */
export function dismissExport({ id, controller, unwatch }: Pick<TrackedExport, 'id' | 'controller' | 'unwatch'>): void {
  unwatch()
  controller.abort()
  useExports.setState(({ exports }) => ({ exports: exports.filter((one) => one.id !== id) }))
}

export function retryExport(failed: TrackedExport): void {
  dismissExport(failed)
  void startExport(failed)
}
