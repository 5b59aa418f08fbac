const WINDOW_MS = 5000

interface Sample {
  readonly at: number
  readonly bytes: number
}

/** How quickly bytes come, over the last few seconds: steady enough to read, quick enough to believe. */
export function createSpeedometer(now: () => number = () => performance.now()) {
  let samples: Sample[] = []

  return {
    /** Notes how many bytes there are by now. */
    note(bytes: number): void {
      const at = now()
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes }]
    },
    /** Null until two moments can be compared. */
    bytesPerSecond(): number | null {
      const [first, last] = [samples[0], samples.at(-1)]
      if (first === undefined || last === undefined || last.at - first.at < 200) return null
      return Math.max(0, ((last.bytes - first.bytes) / (last.at - first.at)) * 1000)
    },
    /** After a pause the speed before it says nothing. */
    reset(): void {
      samples = []
    },
  }
}

/** Seconds until the rest is there; null where nobody knows. */
export function secondsLeft(missingBytes: number, bytesPerSecond: number | null): number | null {
  if (bytesPerSecond === null || bytesPerSecond < 1) return null
  return Math.ceil(missingBytes / bytesPerSecond)
}
