import { bootConfig } from '../../../api/boot-config.ts'

/** The time of the league's clock, which the whole board shows. */
export function leagueTime(at: string | number): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: bootConfig.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))
}

/** The day of the league's clock, for comparison. */
export function leagueDate(at: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: bootConfig.timeZone, dateStyle: 'short' }).format(new Date(at))
}
