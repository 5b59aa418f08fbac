import type { Clock } from '../../../platform/clock/clock.ts'

/** Whether anybody is there who could be kept waiting. */
export interface Traffic {
  /** Somebody asks for something. */
  note(): void
  isQuiet(): boolean
}

const QUIET_MS = 2_000

export function createTraffic({ clock }: { readonly clock: Clock }): Traffic {
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    note() {
      askedAt = clock.now().getTime()
    },
    isQuiet: () => Math.abs(clock.now().getTime() - askedAt) > QUIET_MS,
  }
}
