import { formatDate } from '@mixed-zone/contract/rules/dates'
import { bootConfig } from '../../../api/boot-config.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { wallTimeIn } from './zone-time.ts'

/** "dom", as it stands inside a sentence. */
export function useWeekdayIn(): (at: Date, timeZone: string) => string {
  const locale = useLocale()
  const { shortWeekday } = useFormats()
  return (at, timeZone) => {
    const name = shortWeekday(wallTimeIn(at, timeZone).slice(0, 10))
    return locale === 'en' ? name : name.toLowerCase()
  }
}

/** A moment by the league's clock: the time if it is today, else with the day. */
export function useLeagueTime(): (at: Date) => string {
  const locale = useLocale()
  const weekdayIn = useWeekdayIn()
  const { timeZone } = bootConfig
  return (at) => {
    const [wallTime, today] = [wallTimeIn(at, timeZone), wallTimeIn(new Date(), timeZone)]
    const time = wallTime.slice(-5)
    if (wallTime.slice(0, 10) === today.slice(0, 10)) return time
    return `${weekdayIn(at, timeZone)} ${formatDate(at, { locale, timeZone }).slice(0, locale === 'en' ? 10 : 5)} ${time}`
  }
}
