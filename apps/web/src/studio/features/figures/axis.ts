const STEPS = [1, 2, 2.5, 4, 5, 10] as const

const INTERVALS = 3

/** Round numbers for an axis, from 0 to at least the highest value. */
export function getAxisTicks(highest: number): number[] {
  const least = Math.max(1, highest / INTERVALS)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.ceil((STEPS.find((factor) => factor * power >= least) ?? 10) * power)
  return Array.from({ length: INTERVALS + 1 }, (_, index) => index * step)
}
