import { LOCALES } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import { sectionTextId } from '@mixed-zone/contract/sections'
import type { DemoPost } from '@mixed-zone/demo-league/content/post-type'
import { DAY_MS, downTo, HOUR_MS, momentOf } from '@mixed-zone/demo-league/league/league-time'
import { cleanBody } from '../../platform/html/clean-body.ts'
import { required } from './in-batches.ts'
import { fixtureKey, type StoredLeague } from './insert-league.ts'
import type { Teller } from './told.ts'

/** What all posts of one fill have in common. */
export interface Filling {
  readonly now: Date
  readonly timeZone: string
  readonly productKey: string
  readonly league: StoredLeague
  readonly teller: Teller
}

/** A small number made of a word: the same at every start. */
export function numberOf(word: string): number {
  let sum = 7
  for (const character of word) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}

/**
 * When a post was published. What is older than a day is moved into the hours at which press offices work: the first
 * start may be in the middle of the night.
 */
export function publishedAt({ key, hoursAgo }: DemoPost, { now, timeZone }: Pick<Filling, 'now' | 'timeZone'>): Date {
  const exact = downTo(1, now.getTime() - hoursAgo * HOUR_MS)
  if (Math.abs(hoursAgo) < 24) return exact
  const minutes = 9 * 60 + (numberOf(key) % (12 * 60))
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return momentOf(leagueDay(exact, timeZone), { time, timeZone })
}

/** A post's own row. */
export function planPost(post: DemoPost, filling: Filling) {
  const { league, now, productKey } = filling
  const fixture = post.fixture ? required(league.fixtures, fixtureKey(post.fixture.home, post.fixture.away)) : null
  const matchday = fixture?.matchday ?? post.matchday
  const at = publishedAt(post, filling)
  const touchedAt = at < now ? at : new Date(now.getTime() - DAY_MS)
  return {
    sectionId: sectionTextId(post.section, productKey),
    state: at < now ? ('published' as const) : ('scheduled' as const),
    publishedAt: at,
    embargoUntil: post.embargoHours ? downTo(5, now.getTime() + post.embargoHours * HOUR_MS) : null,
    matchdayId: matchday ? required(league.matchdays, matchday) : null,
    fixtureId: fixture?.id ?? null,
    pressContactId: post.contact ? required(league.contacts, post.contact) : null,
    createdAt: new Date(touchedAt.getTime() - HOUR_MS),
    updatedAt: touchedAt,
  }
}

export function planTranslations(post: DemoPost, { teller }: Filling) {
  return LOCALES.flatMap((locale) => {
    const words = post.translations[locale]
    if (!words) return []
    const tell = (text: string) => teller.tell(text, locale)
    return [{ locale, title: tell(words.title), summary: tell(words.summary), body: cleanBody(tell(words.body)) }]
  })
}

/** The tags of a post: its matchday first, then players, then topics. */
export function planTags({ fixture, matchday, players = [], tags }: DemoPost, { league }: Filling): number[] {
  const number = fixture ? required(league.fixtures, fixtureKey(fixture.home, fixture.away)).matchday : matchday
  const day = number ? [required(league.matchdays, number)] : []
  return [...day, ...[...players, ...tags].map((key) => required(league.tags, key))]
}
