export interface Figure {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Milliseconds of processor time for each, where it is known: on a busy machine the one figure that says something. */
  readonly spent?: number
}

/** Does the work of a number, on one of the connections. */
export type Work = (number: number, lane: number) => Promise<unknown>

export const AT_ONCE = 8
const SECONDS = 5

/** Does something for some seconds, eight at a time, and says how often and how long it took. The first rounds do not count. */
export async function measure(work: Work): Promise<Figure> {
  let number = 0
  const during = (seconds: number) => {
    const end = performance.now() + seconds * 1000
    return run(work, () => (performance.now() < end ? number++ : null))
  }
  await during(1)
  return during(SECONDS)
}

/** Does the work of each number up to a count once, eight at a time. `spent` says how many milliseconds were worked so far. */
export async function measureOnce(count: number, work: Work, spent?: () => number): Promise<Figure> {
  let number = 0
  const before = spent?.() ?? 0
  const figure = await run(work, () => (number < count ? number++ : null))
  return spent ? { ...figure, spent: (spent() - before) / count } : figure
}

async function run(work: Work, next: () => number | null): Promise<Figure> {
  const times: number[] = []
  const begun = performance.now()
  const runLane = async (lane: number) => {
    for (let number = next(); number !== null; number = next()) {
      const at = performance.now()
      await work(number, lane)
      times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => runLane(lane)))
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) }
}
