const SECOND_MS = 1000
const DAY_SECONDS = 86_400

/** What is left of a wait as a clock shows it: `1:47:32`, from a day on `2d 3:05:09`; `0:00:00` once it is over. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const days = Math.floor(seconds / DAY_SECONDS)
  const hours = Math.floor((seconds % DAY_SECONDS) / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const clock = `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
  return days > 0 ? `${days}d ${clock}` : clock
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
