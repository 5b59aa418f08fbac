/** Lets one of many equal events through in each interval, with the number of those that were left out before it. */
export function createSampler(intervalMs: number, nowMs: () => number = () => performance.now()) {
  let lastMs = Number.NEGATIVE_INFINITY
  let suppressed = 0

  return (write: (suppressedBefore: number) => void): void => {
    if (nowMs() - lastMs < intervalMs) {
      suppressed += 1
      return
    }
    lastMs = nowMs()
    write(suppressed)
    suppressed = 0
  }
}
