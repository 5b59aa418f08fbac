import { setTimeout as pause } from 'node:timers/promises'

const CHECK_MS = 1_000

/** Jobs that run now or soon. The downloads of the demo league are prepared some minutes after the first start. */
export const COUNT_JOBS = `select count(*) from jobs.job where state < 'completed' and start_after <= now() + interval '10 minutes'`

/** Waits until the product has nothing to do. `countJobs` runs `COUNT_JOBS`. */
export async function untilIdle(countJobs: () => Promise<string>): Promise<void> {
  while (Number(await countJobs()) > 0) await pause(CHECK_MS)
}
