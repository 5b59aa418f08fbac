import { TARGET_WAIT_SECONDS } from '@mixed-zone/contract/schemas/studio/requests'

const MINUTE = 60
const HOUR = 60 * MINUTE
const MAX_HOURS = 72

/** "52 min", "31 h", "4 d": alike in the three languages. */
export function formatWait(seconds: number): string {
  if (seconds < HOUR) return `${Math.max(1, Math.floor(seconds / MINUTE))} min`
  const hours = Math.floor(seconds / HOUR)
  return hours < MAX_HOURS ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

/** How long a request has waited; red beyond the target. */
export function WaitTime({ seconds }: { readonly seconds: number }) {
  const isLate = seconds > TARGET_WAIT_SECONDS
  return <span className={isLate ? 'font-semibold text-flare' : 'font-semibold text-ink'}>{formatWait(seconds)}</span>
}
