import { isActive, UPLOAD_STATES, type UploadItem, type UploadState } from './upload-item.ts'

export interface UploadTotals {
  readonly files: number
  readonly sizeBytes: number
  /** Of files that are stored or on their way, paused ones included: not of those that failed or were refused. */
  readonly sentBytes: number
  readonly byState: Readonly<Record<UploadState, { readonly files: number; readonly sizeBytes: number }>>
  /** Of all uploads of the page, which share the connection; null while none of these is being sent, or it is not known yet. */
  readonly bytesPerSecond: number | null
  /** Null without a speed. */
  readonly secondsLeft: number | null
}

const hasFailed = ({ state }: UploadItem) => state === 'failed' || state === 'refused'

/** Adds up some of the uploads of the page. `queueSpeed` is that of all of them. */
export function sumUploads(items: readonly UploadItem[], queueSpeed: number | null): UploadTotals {
  const byState = Object.fromEntries(
    UPLOAD_STATES.map((state) => {
      const those = items.filter((item) => item.state === state)
      return [state, { files: those.length, sizeBytes: sum(those, ({ sizeBytes }) => sizeBytes) }]
    }),
    // The keys are those of the list.
  ) as UploadTotals['byState']
  const leftBytes = sum(items.filter(isActive), ({ sizeBytes, sentBytes }) => sizeBytes - sentBytes)
  const bytesPerSecond = byState.sending.files > 0 ? queueSpeed : null
  return {
    files: items.length,
    sizeBytes: sum(items, ({ sizeBytes }) => sizeBytes),
    sentBytes: sum(items, (item) => (hasFailed(item) ? 0 : item.sentBytes)),
    byState,
    bytesPerSecond,
    secondsLeft:
      bytesPerSecond === null || bytesPerSecond === 0 || leftBytes === 0 ? null : Math.ceil(leftBytes / bytesPerSecond),
  }
}

function sum(items: readonly UploadItem[], valueOf: (item: UploadItem) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0)
}

/** Long enough that the time left does not jump, short enough to follow another network. */
const WINDOW_MS = 10_000
const MIN_SAMPLED_MS = 1_000

export interface SpeedMeter {
  readonly record: (bytes: number) => void
  /** Bytes per second over the last seconds; null until enough was measured. */
  readonly speed: () => number | null
  readonly reset: () => void
}

export function createSpeedMeter(now: () => number): SpeedMeter {
  let samples: { readonly at: number; readonly bytes: number }[] = []
  let startedAt: number | null = null
  return {
    record(bytes) {
      const at = now()
      if (startedAt === null) {
        // How long these bytes took is not known.
        startedAt = at
        return
      }
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes }]
    },
    speed() {
      if (startedAt === null) return null
      const at = now()
      const sampledMs = Math.min(at - startedAt, WINDOW_MS)
      if (sampledMs < MIN_SAMPLED_MS) return null
      const bytes = samples.reduce((total, sample) => (at - sample.at <= WINDOW_MS ? total + sample.bytes : total), 0)
      return bytes / (sampledMs / 1000)
    },
    reset() {
      samples = []
      startedAt = null
    },
  }
}
