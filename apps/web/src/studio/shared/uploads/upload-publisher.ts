import type { UploadItem } from './upload-item.ts'
import type { QueueDeps } from './upload-job.ts'
import { createSpeedMeter } from './upload-totals.ts'

/** How often the progress of bytes is published. */
const PROGRESS_INTERVAL_MS = 200

/** How often the speed is published while no bytes are sent. */
const STALL_INTERVAL_MS = 1_000

/** Publishes the files of a queue with the speed at which they are sent. */
export function createUploadPublisher(deps: Pick<QueueDeps, 'now' | 'publish'>, listItems: () => UploadItem[]) {
  let publishedAt = 0
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  const meter = createSpeedMeter(deps.now)

  function publish(): void {
    publishedAt = deps.now()
    const items = listItems()
    if (!items.some(({ state }) => state === 'sending')) meter.reset()
    const bytesPerSecond = meter.speed()
    deps.publish({ items, bytesPerSecond })
    // Lets the speed fall to 0 if the connection stalls.
    clearTimeout(stallTimer)
    if (bytesPerSecond !== null && bytesPerSecond > 0) stallTimer = setTimeout(publish, STALL_INTERVAL_MS)
  }

  return {
    publish,
    recordBytes: meter.record,
    /** Not for every report of the browser. */
    publishProgress(): void {
      if (deps.now() - publishedAt >= PROGRESS_INTERVAL_MS) publish()
    },
  }
}
