import { setTimeout as wait } from 'node:timers/promises'

/** Resolves no sooner than after `minMs`, so that the response time does not reveal how much work there was. */
export async function withMinDuration<T>(minMs: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(minMs)])
  return result
}
