import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { countDays, leagueDay } from '@mixed-zone/contract/rules/days'
import type { InboxFile } from '@mixed-zone/contract/schemas/studio/files'

/** What the camera or the agency wrote, in the given language if it is there; null if nothing was written. */
export function captionOf({ captions }: Pick<InboxFile, 'captions'>, locale: Locale): string | null {
  return [locale, ...LOCALES].map((one) => captions[one].trim()).find((caption) => caption !== '') ?? null
}

/** Calendar days of the league until a file is deleted; 0 on the day itself. */
export function daysLeft(expiresAt: string, now: Date, timeZone: string): number {
  const [from, to] = [leagueDay(now, timeZone), leagueDay(new Date(expiresAt), timeZone)]
  return Math.max(0, countDays({ from, to }) - 1)
}
