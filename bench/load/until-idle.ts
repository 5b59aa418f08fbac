import { setTimeout as pause } from 'node:timers/promises'

const CHECK_MS = 1_000

/** Jobs that could run now. */
export const COUNT_JOBS = `select count(*) from jobs.job where state < 'completed' and start_after <= now()`

/**
 * Waits until the product has nothing to do: after the first start, the downloads of the demo league are prepared in the background. `countJobs`
 * runs `COUNT_JOBS`.
 */
export async function untilIdle(countJobs: () => Promise<string>): Promise<void> {
  while (Number(await countJobs()) > 0) await pause(CHECK_MS)
}
