export interface Figure {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Milliseconds of CPU time each, if known: the only meaningful figure on a busy machine. */
  readonly spent?: number
}

/** Runs the work of a number on one of the connections. */
export type Work = (number: number, lane: number) => Promise<unknown>

export const CONCURRENCY = 8
const SECONDS = 5

/** Runs work for some seconds, eight at a time. The first rounds do not count. */
export async function measure(work: Work): Promise<Figure> {
  let number = 0
  const during = (seconds: number) => {
    const end = performance.now() + seconds * 1000
    return run(work, () => (performance.now() < end ? number++ : null))
  }
  await during(1)
  return during(SECONDS)
}

/** Runs the work of each number once, eight at a time. `spent` returns the milliseconds of CPU time so far. */
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
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, lane) => runLane(lane)))
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) }
}
