const WINDOW_MS = 5000

interface Sample {
  readonly at: number
  readonly bytes: number
}

/** The average speed of the last seconds: steady enough to read, recent enough to be true. */
export function createSpeedometer(now: () => number = () => performance.now()) {
  let samples: Sample[] = []

  return {
    record(bytes: number): void {
      const at = now()
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes }]
    },
    /** Null until there are two samples to compare. */
    bytesPerSecond(): number | null {
      const [first, last] = [samples[0], samples.at(-1)]
      if (first === undefined || last === undefined || last.at - first.at < 200) return null
      return Math.max(0, ((last.bytes - first.bytes) / (last.at - first.at)) * 1000)
    },
    /** The speed before a pause says nothing about the speed after it. */
    reset(): void {
      samples = []
    },
  }
}

/** Null if the speed is unknown. */
export function secondsLeft(missingBytes: number, bytesPerSecond: number | null): number | null {
  if (bytesPerSecond === null || bytesPerSecond < 1) return null
  return Math.ceil(missingBytes / bytesPerSecond)
}
