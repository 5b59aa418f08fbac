import { LANGUAGE_TAGS, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { addDays, HOUR_MS, momentOf } from '../league/league-time.ts'
import { createRandom } from '../league/random.ts'
import { CURRENT_MATCHDAY, type Result } from '../league/results.ts'
import type { Season, SeasonMatchday } from '../league/season.ts'
import { type Standing, standings } from '../league/standings.ts'
import { clubOf } from './clubs.ts'
import { PICTURE_KEYS, type PictureKey, pictureOf, type Scene } from './pictures.ts'
import type { DemoPost } from './post-type.ts'
import { galleryWords, type LargestWin, roundUpWords } from './round-up-words.ts'

const SECTION = 'regular-content'

/** Scenes that could be from any match at the ground of their club. */
const MATCH_SCENES: ReadonlySet<Scene> = new Set([
  'boots',
  'celebration',
  'corner',
  'crowd',
  'floodlights',
  'huddle',
  'keeper',
  'net',
  'overhead',
  'rain',
  'volley',
])

const PICTURES_PER_GALLERY = 8

/** The rights of the first galleries are over: their files are shown, and locked. */
const OLDEST_LOCKED_MATCHDAY = 3

interface Circumstances {
  readonly season: Season
  readonly now: Date
  readonly timeZone: string
  /** Pictures that lead other posts already. */
  readonly taken: ReadonlySet<PictureKey>
}

function hoursSince(matchday: SeasonMatchday, { now, timeZone }: Circumstances): number {
  const morningAfter = momentOf(addDays(matchday.endsOn, 1), { time: '09:00', timeZone })
  // Never in the future, whatever the hour of the first start.
  return Math.max(2, (now.getTime() - morningAfter.getTime()) / HOUR_MS)
}

/** Played results, the one with the most goals between the sides first. */
function byMargin(results: readonly Result[]): LargestWin[] {
  return results
    .flatMap((result) => (result.score ? [{ ...result, margin: Math.abs(result.score.home - result.score.away) }] : []))
    .toSorted((one, other) => other.margin - one.margin)
}

function resultsPost(
  matchday: SeasonMatchday,
  { table, hoursAgo }: { readonly table: readonly Standing[]; readonly hoursAgo: number },
): DemoPost {
  const [largest] = byMargin(matchday.fixtures)
  const leader = table[0]?.club
  const winner = largest?.score && (largest.score.home > largest.score.away ? largest.home : largest.away)
  return {
    key: `matchday-${matchday.number}-results`,
    section: SECTION,
    hoursAgo,
    teams: [...new Set([leader, winner].filter((club) => club !== undefined && club !== null))],
    categories: ['statistics'],
    tags: ['calendar'],
    matchday: matchday.number,
    pictures: [],
    ...(matchday.number === CURRENT_MATCHDAY - 1 ? { documents: ['statistics-after-11'] as const } : {}),
    contact: 'league-desk',
    translations: roundUpWords(matchday, { table, largest: largest ?? null }),
  }
}

/** Pictures from the grounds at which was played. */
function picturesFrom(matchday: SeasonMatchday): PictureKey[] {
  const hosts = new Set<string>(matchday.fixtures.map(({ home }) => home))
  const random = createRandom(matchday.number)
  return PICTURE_KEYS.filter((key) => {
    const { scene, club, rival } = pictureOf(key)
    return MATCH_SCENES.has(scene) && hosts.has(club) && !rival
  })
    .map((key) => ({ key, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ key }) => key)
}

/** A lead of its own for each gallery: one that finds all of its pictures taken makes another gallery move on. */
function chooseLeads(galleries: readonly (readonly PictureKey[])[]): ReadonlyMap<number, PictureKey> {
  const holders = new Map<PictureKey, number>()
  const settle = (gallery: number, tried: Set<PictureKey>): boolean =>
    (galleries[gallery] ?? []).some((key) => {
      if (tried.has(key)) return false
      tried.add(key)
      const holder = holders.get(key)
      if (holder !== undefined && !settle(holder, tried)) return false
      holders.set(key, gallery)
      return true
    })
  for (const gallery of galleries.keys()) settle(gallery, new Set())
  return new Map([...holders].map(([key, gallery]) => [gallery, key]))
}

function galleryPost(
  matchday: SeasonMatchday,
  { pictures, hoursAgo }: { readonly pictures: readonly PictureKey[]; readonly hoursAgo: number },
): DemoPost {
  const clubs = [...new Set(pictures.map((key) => pictureOf(key).club))]
  const isOver = matchday.number <= OLDEST_LOCKED_MATCHDAY
  const stadiums: Localised = listOf(clubs.map((club) => clubOf(club).stadium))
  return {
    key: `matchday-${matchday.number}-in-pictures`,
    section: SECTION,
    hoursAgo: hoursAgo + 1,
    teams: clubs,
    categories: ['match-gallery'],
    tags: ['supporters'],
    matchday: matchday.number,
    pictures,
    contact: 'league-photo',
    rights: isOver ? { kind: 'no-archive', untilDays: -30 } : { kind: 'editorial', untilDays: 227 },
    translations: galleryWords(matchday.number, { pictures: pictures.length, stadiums }),
  }
}

function listOf(names: readonly string[]): Localised {
  const list = (locale: Locale) => new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(names)
  return { es: list('es'), en: list('en'), pt: list('pt') }
}

/** What the press office sends out after every matchday: the results with the table, and the pictures. */
export function roundUpPosts(circumstances: Circumstances): DemoPost[] {
  const played = circumstances.season.matchdays.filter(({ number }) => number < CURRENT_MATCHDAY)
  const galleries = played.map(picturesFrom)
  const leads = chooseLeads(galleries.map((pictures) => pictures.filter((key) => !circumstances.taken.has(key))))
  const results: Result[] = []
  return played.flatMap((matchday, index) => {
    results.push(...matchday.fixtures)
    const hoursAgo = hoursSince(matchday, circumstances)
    const lead = leads.get(index)
    const others = (galleries[index] ?? []).filter((key) => key !== lead)
    const pictures = [...(lead ? [lead] : []), ...others].slice(0, PICTURES_PER_GALLERY)
    return [
      resultsPost(matchday, { table: standings(results), hoursAgo }),
      galleryPost(matchday, { pictures, hoursAgo }),
    ]
  })
}
