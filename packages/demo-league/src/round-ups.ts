import { LANGUAGE_TAGS, type Locale, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import { addDays } from '@mixed-zone/contract/rules/days'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { timeInZone } from './league-time.ts'
import { getRequired } from './lookup.ts'
import { createRandom } from './random.ts'
import { galleryTexts, type LargestWin, resultsTexts } from './round-up-texts.ts'
import type { Club, DemoPost, Fixture, Picture } from './schemas.ts'
import { CURRENT_MATCHDAY, type Season, type SeasonMatchday, type Start } from './season.ts'
import { computeStandings, type Standing } from './standings.ts'

const SECTION = 'regular-content'

/** Scenes that could be from any match at the ground of their club. */
const MATCH_SCENES: ReadonlySet<string> = new Set([
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

/** The rights of galleries up to this matchday have ended: their files are shown, but locked. */
const LAST_LOCKED_MATCHDAY = 3

interface League {
  readonly clubs: ReadonlyMap<string, Club>
  readonly pictures: ReadonlyMap<string, Picture>
  readonly season: Season
}

function hoursSince(matchday: SeasonMatchday, { now, timeZone }: Start): number {
  const morningAfter = timeInZone(addDays(matchday.endsOn, 1), { time: '09:00', timeZone })
  // Never in the future, at whatever hour the first start happens.
  return Math.max(2, (now.getTime() - morningAfter.getTime()) / HOUR_MS)
}

function findLargestWin(fixtures: readonly Fixture[]): LargestWin | null {
  const played = fixtures.flatMap(({ home, away, score }) =>
    score ? [{ home, away, score, margin: Math.abs(score.home - score.away) }] : [],
  )
  return played.toSorted((one, other) => other.margin - one.margin)[0] ?? null
}

interface Results {
  readonly clubs: League['clubs']
  readonly table: readonly Standing[]
  readonly hoursAgo: number
}

function createResultsPost(matchday: SeasonMatchday, { clubs, table, hoursAgo }: Results): DemoPost {
  const largest = findLargestWin(matchday.fixtures)
  const leader = table[0]?.club
  const winner = largest && (largest.score.home > largest.score.away ? largest.home : largest.away)
  return {
    key: `matchday-${matchday.number}-results`,
    section: SECTION,
    hoursAgo,
    teams: [...new Set([leader, winner].filter((club) => club !== undefined && club !== null))],
    categories: ['statistics'],
    tags: ['calendar'],
    matchday: matchday.number,
    pictures: [],
    ...(matchday.number === CURRENT_MATCHDAY - 1 && { documents: ['statistics-after-11'] }),
    contact: 'league-desk',
    translations: resultsTexts(matchday, { clubs, table, largest }),
  }
}

/** Pictures from the grounds of a matchday, in a fixed random order. */
function listMatchPictures(matchday: SeasonMatchday, pictures: League['pictures']): string[] {
  const hosts = new Set(matchday.fixtures.map(({ home }) => home))
  const random = createRandom(matchday.number)
  return [...pictures]
    .filter(([, { scene, club, rival }]) => MATCH_SCENES.has(scene) && hosts.has(club) && !rival)
    .map(([key]) => ({ key, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ key }) => key)
}

/** Assigns each gallery a lead picture that no other gallery has (bipartite matching by augmenting paths). */
function chooseLeads(galleries: readonly (readonly string[])[]): ReadonlyMap<number, string> {
  const holders = new Map<string, number>()
  const assign = (gallery: number, tried: Set<string>): boolean =>
    (galleries[gallery] ?? []).some((key) => {
      if (tried.has(key)) return false
      tried.add(key)
      const holder = holders.get(key)
      if (holder !== undefined && !assign(holder, tried)) return false
      holders.set(key, gallery)
      return true
    })
  for (const gallery of galleries.keys()) assign(gallery, new Set())
  return new Map([...holders].map(([key, gallery]) => [gallery, key]))
}

interface Gallery {
  readonly league: League
  readonly pictures: readonly string[]
  readonly hoursAgo: number
}

function createGalleryPost(matchday: SeasonMatchday, { league, pictures, hoursAgo }: Gallery): DemoPost {
  const clubs = [...new Set(pictures.map((key) => getRequired(league.pictures, key).club))]
  const isLocked = matchday.number <= LAST_LOCKED_MATCHDAY
  const stadiums = formatList(clubs.map((club) => getRequired(league.clubs, club).stadium))
  return {
    key: `matchday-${matchday.number}-in-pictures`,
    section: SECTION,
    hoursAgo: hoursAgo + 1,
    teams: clubs,
    categories: ['match-gallery'],
    tags: ['supporters'],
    matchday: matchday.number,
    pictures: pictures.map((picture) => ({ picture })),
    contact: 'league-photo',
    rights: isLocked ? { kind: 'no-archive', untilDays: -30 } : { kind: 'editorial', untilDays: 227 },
    translations: galleryTexts(matchday.number, { pictures: pictures.length, stadiums }),
  }
}

function formatList(names: readonly string[]): Localised {
  const list = (locale: Locale) => new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(names)
  return mapLocales(list)
}

/** What the press office publishes after every matchday: results with the table, and a gallery. */
export function createRoundUps(
  league: League,
  { written, ...start }: Start & { readonly written: readonly DemoPost[] },
): DemoPost[] {
  const { clubs, season } = league
  const played = season.matchdays.filter(({ number }) => number < CURRENT_MATCHDAY)
  const galleries = played.map((matchday) => listMatchPictures(matchday, league.pictures))
  const usedLeads = new Set(written.map(({ pictures }) => pictures[0]?.picture))
  const leads = chooseLeads(galleries.map((pictures) => pictures.filter((key) => !usedLeads.has(key))))
  const results: Fixture[] = []
  return played.flatMap((matchday, index) => {
    results.push(...matchday.fixtures)
    const hoursAgo = hoursSince(matchday, start)
    const lead = leads.get(index)
    const others = (galleries[index] ?? []).filter((key) => key !== lead)
    const pictures = [...(lead ? [lead] : []), ...others].slice(0, PICTURES_PER_GALLERY)
    return [
      createResultsPost(matchday, { clubs, table: computeStandings(clubs.keys(), results), hoursAgo }),
      createGalleryPost(matchday, { league, pictures, hoursAgo }),
    ]
  })
}
