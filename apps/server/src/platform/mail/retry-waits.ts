const MINUTE = 60

/** Seconds before each further attempt. Together they are 24 hours. */
export const RETRY_WAITS_SECONDS: readonly number[] = [0.5, 1, 2, 5, 10, 20, 40, 60, 120, 240, 360, 581.5].map(
  (minutes) => minutes * MINUTE,
)

/** How long to wait after so many attempts; null where it has been tried for long enough. */
export function waitAfter(attempts: number): number | null {
  return RETRY_WAITS_SECONDS[attempts - 1] ?? null
}
