import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Table } from '../../platform/tables/table.ts'

/** Twice as long as a batch keeps the server and the database busy. */
const REST_MS = 15

/** Somebody who has called within this time is likely to call again. */
const RECENT_MS = 1000

export type RestForCalls = ReturnType<typeof createRestForCalls>

/** Lets exports rest between batches while anybody is calling, because they share the processor with the calls. */
export function createRestForCalls(rest: (ms: number) => Promise<unknown> = pause) {
  let lastCallAt = Number.NEGATIVE_INFINITY
  return {
    register(app: FastifyInstance): void {
      app.addHook('onRequest', async () => {
        lastCallAt = performance.now()
      })
    },

    async *restBetween(batches: Table['pieces']): Table['pieces'] {
      for await (const batch of batches) {
        yield batch
        if (performance.now() - lastCallAt < RECENT_MS) await rest(REST_MS)
      }
    },
  }
}
