/** Prints a figure beside its target. The benchmark fails if one is missed. */
export function reportFigure(what: string, figure: number, { min, max }: { min?: number; max?: number }): void {
  const isMet = (min === undefined || figure >= min) && (max === undefined || figure <= max)
  if (!isMet) process.exitCode = 1
  const target = min === undefined ? `at most ${max}` : `at least ${min}`
  process.stdout.write(`${isMet ? '✓' : '✗'} ${what}: ${figure.toFixed(2)} (${target})\n`)
}
