/** Runs work handed to it, so many at a time, the rest in the order in which it came. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place passes straight to the next one, so that nobody who comes now slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
