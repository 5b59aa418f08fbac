import { UPLOAD_STATES, type UploadItem, type UploadState } from './upload-item.ts'

export interface UploadTotals {
  readonly files: number
  readonly sizeBytes: number
  /** Of files that are stored or on their way. */
  readonly sentBytes: number
  readonly byState: Readonly<Record<UploadState, { readonly files: number; readonly sizeBytes: number }>>
  readonly bytesPerSecond: number | null
  /** Null while the speed is not known, or nothing is being sent. */
  readonly secondsLeft: number | null
}

/** What is still to be sent. A file that waits for a decision or failed is not. */
const TO_BE_SENT: ReadonlySet<UploadState> = new Set(['hashing', 'queued', 'sending'])

export function sumUploads(items: readonly UploadItem[], bytesPerSecond: number | null): UploadTotals {
  const byState = Object.fromEntries(
    UPLOAD_STATES.map((state) => {
      const those = items.filter((item) => item.state === state)
      return [state, { files: those.length, sizeBytes: sum(those, ({ sizeBytes }) => sizeBytes) }]
    }),
    // The keys are those of the list.
  ) as UploadTotals['byState']
  const leftBytes = sum(items, ({ state, sizeBytes, sentBytes }) => (TO_BE_SENT.has(state) ? sizeBytes - sentBytes : 0))
  return {
    files: items.length,
    sizeBytes: sum(items, ({ sizeBytes }) => sizeBytes),
    sentBytes: sum(items, ({ sentBytes }) => sentBytes),
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
      startedAt ??= at
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
