import { setTimeout as wait } from 'node:timers/promises'

/** Does something, and gives its result no sooner than after so long: how much there was to do is then not told by the time it took. */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(milliseconds)])
  return result
}
