import { LANGUAGE_TAGS, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import { addDays } from '@mixed-zone/demo-league/league/league-time'

interface Circumstances {
  readonly now: Date
  readonly timeZone: string
  readonly season: string
}

export interface Teller {
  tell(text: string, locale: Locale): string
  tellAll(texts: Localised): Localised
}

/** Puts the days around the first start, and the season's name, into texts that were written before either was known. */
export function createTeller({ now, timeZone, season }: Circumstances): Teller {
  const today = leagueDay(now, timeZone)

  function tellDay(days: number, locale: Locale): string {
    const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', day: 'numeric', month: 'long' })
    return format.format(new Date(`${addDays(today, days)}T00:00:00Z`))
  }

  const tell = (text: string, locale: Locale): string =>
    text
      .replaceAll('{season}', season)
      .replaceAll(/\{day:([+-]?\d+)\}/g, (_, days: string) => tellDay(Number(days), locale))

  return {
    tell,
    tellAll: (texts) => ({ es: tell(texts.es, 'es'), en: tell(texts.en, 'en'), pt: tell(texts.pt, 'pt') }),
  }
}
