import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Table } from '../../platform/tables/table.ts'

/** About twice as long as a small batch of a report keeps the server and the database busy. */
const PAUSE_MS = 12

/** Somebody whose call was answered within this time is likely to call again. */
const ACTIVE_MS = 1000

export type PauseExports = (ms: number) => Promise<unknown>

export type ExportThrottle = ReturnType<typeof createExportThrottle>

/** Slows exports down while people are calling this node, because they share its processor with the calls. */
export function createExportThrottle(pause: PauseExports = setTimeout) {
  let lastAnswerAt = Number.NEGATIVE_INFINITY

  /** Whether people are calling this node, so that an export should leave it to them between small batches. */
  const isActive = () => performance.now() - lastAnswerAt < ACTIVE_MS

  return {
    isActive,

    register(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ actor }) => {
        // Neither health checks nor the files of the web app.
        if (actor !== null) lastAnswerAt = performance.now()
      })
    },

    /** Yields the same batches, with a pause before each but the first. */
    async *throttle(batches: Table['pieces']): Table['pieces'] {
      let isFirst = true
      for await (const batch of batches) {
        if (!isFirst && isActive()) await pause(PAUSE_MS)
        isFirst = false
        yield batch
      }
    },
  }
}
