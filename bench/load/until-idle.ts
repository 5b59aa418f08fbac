import { setTimeout as pause } from 'node:timers/promises'

const CHECK_MS = 1_000
const IDLE_CPU_MS = 100
const IDLE_CHECKS = 8

/** Waits until a process has nothing to do: after the first start of a product, the downloads of the demo league are prepared in the background. */
export async function untilIdle(readCpuMs: () => number): Promise<void> {
  let idleChecks = 0
  let before = readCpuMs()
  while (idleChecks < IDLE_CHECKS) {
    await pause(CHECK_MS)
    const now = readCpuMs()
    idleChecks = now - before < IDLE_CPU_MS ? idleChecks + 1 : 0
    before = now
  }
}
