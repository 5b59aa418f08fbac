const MINUTE = 60

/** "12 s", "3 min", "2 h 5 min": the units are the same in all languages. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < MINUTE) return `${minutes} min`
  const hours = Math.floor(minutes / MINUTE)
  const rest = minutes % MINUTE
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
