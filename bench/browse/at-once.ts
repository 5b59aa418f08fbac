export interface Figure {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
}

export const AT_ONCE = 8
export const SECONDS = 5

/** Does something for some seconds, eight at a time, and says how often and how long it took. The first rounds do not count. */
export async function measure(work: (number: number) => Promise<unknown>): Promise<Figure> {
  let number = 0
  const during = async (seconds: number): Promise<number[]> => {
    const times: number[] = []
    const end = performance.now() + seconds * 1000
    const one = async () => {
      while (performance.now() < end) {
        const begun = performance.now()
        number += 1
        await work(number)
        times.push(performance.now() - begun)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
    return times
  }
  await during(1)
  const times = (await during(SECONDS)).toSorted((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { perSecond: times.length / SECONDS, p50: at(0.5), p95: at(0.95) }
}
