import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { PublishTexts } from './texts/es.ts'
import { resolveZoneTime, wallTimeIn } from './zone-time.ts'

export interface QuickTime {
  readonly id: keyof PublishTexts['dialog']['quickTimes']
  readonly at: Date
}

interface QuickTimesOptions {
  readonly now: Date
  readonly timeZone: string
  /** Of the post's fixture. */
  readonly kickOff: Date | null
}

/** The picker's minutes. */
const STEP_MS = 5 * MINUTE_MS

const roundUp = (time: number) => new Date(Math.ceil(time / STEP_MS) * STEP_MS)

/** Times to choose at once: around the match while it is ahead, else soon; and tomorrow morning. */
export function quickTimes({ now, timeZone, kickOff }: QuickTimesOptions): readonly QuickTime[] {
  const today = now.getTime()
  const isAhead = kickOff !== null && kickOff.getTime() > today
  const times: QuickTime[] = isAhead
    ? [
        { id: 'dayBefore', at: new Date(kickOff.getTime() - DAY_MS) },
        { id: 'lineUps', at: new Date(kickOff.getTime() - HOUR_MS) },
        { id: 'kickOff', at: kickOff },
      ]
    : [
        { id: 'halfHour', at: roundUp(today + 30 * MINUTE_MS) },
        { id: 'hour', at: roundUp(today + HOUR_MS) },
        { id: 'twoHours', at: roundUp(today + 2 * HOUR_MS) },
      ]
  return [...times, { id: 'tomorrow', at: tomorrowAt('08:00', now, timeZone) } as const].filter(({ at }) => at > now)
}

/** The next 12:00, the time that the picker proposes. */
export function defaultTime(now: Date, timeZone: string): Date {
  const noon = resolveZoneTime(`${wallTimeIn(now, timeZone).slice(0, 10)}T12:00`, timeZone)?.at
  return noon !== undefined && noon > now ? noon : tomorrowAt('12:00', now, timeZone)
}

function tomorrowAt(time: string, now: Date, timeZone: string): Date {
  const day = new Date(`${wallTimeIn(now, timeZone).slice(0, 10)}T00:00:00Z`)
  const next = new Date(day.getTime() + DAY_MS).toISOString().slice(0, 10)
  return resolveZoneTime(`${next}T${time}`, timeZone)?.at ?? new Date(now.getTime() + DAY_MS)
}
