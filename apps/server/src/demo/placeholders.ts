import { LANGUAGE_TAGS, type Locale, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import { addDays, leagueDay } from '@mixed-zone/contract/rules/days'
import type { DemoLeague } from '@mixed-zone/demo-league/demo-league'

interface Values {
  readonly now: Date
  readonly timeZone: string
  readonly season: string
  readonly contacts: DemoLeague['contacts']
}

/** Replaces `{day:±n}`, `{season}` and `{contacts}` in the league's texts. */
export interface Placeholders {
  fill(text: string, locale: Locale): string
  fillAll(texts: Localised): Localised
}

export function createPlaceholders({ now, timeZone, season, contacts }: Values): Placeholders {
  const today = leagueDay(now, timeZone)

  function formatDay(days: number, locale: Locale): string {
    const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', day: 'numeric', month: 'long' })
    return format.format(new Date(`${addDays(today, days)}T00:00:00Z`))
  }

  function listContacts(locale: Locale): string {
    const items = [...contacts.values()].map(
      ({ name, roles, email, telephone }) =>
        `<li><strong>${roles[locale]}</strong>: ${name}, <a href="mailto:${email}">${email}</a>, ${telephone}</li>`,
    )
    return `<ul>${items.join('')}</ul>`
  }

  const fill = (text: string, locale: Locale): string =>
    text
      .replaceAll('{season}', season)
      .replaceAll(/\{day:([+-]?\d+)\}/g, (_, days: string) => formatDay(Number(days), locale))
      .replaceAll('{contacts}', () => listContacts(locale))

  return {
    fill,
    fillAll: (texts) => mapLocales((locale) => fill(texts[locale], locale)),
  }
}
