import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { importSeason } from '@mixed-zone/contract/endpoints/studio/season-import'
import type { Locale } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { foldWords } from '@mixed-zone/contract/rules/fold-text'
import type { Score } from '@mixed-zone/contract/schemas/studio/matchdays'
import { importLineOf } from '@mixed-zone/contract/schemas/studio/people-import'
import type { SeasonCheck, SeasonTable } from '@mixed-zone/contract/schemas/studio/season-import'
import { eq, sql } from 'drizzle-orm'
import { takeAdvisoryLock } from '../../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { fixtures } from '../../../../platform/database/schema/library.ts'
import { ApiError } from '../../../../platform/errors/api-error.ts'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recordAudit } from '../../../audit/audit.ts'
import type { IndexPosts } from '../../../library/library.ts'
import { recordStudioEvent } from '../../../live/live.ts'
import { findFreeTextId } from '../../terms/text-ids.ts'
import { matchdayNames } from '../matchdays.presenter.ts'
import { insertFixture, insertMatchday } from '../matchdays.repository.ts'
import { movePostsOfFixture } from '../move-posts.repository.ts'
import { createClubFinder } from './find-club.ts'
import { clubKey, parseSeasonRow, repeatedMessage, type RowClub, type SeasonRow } from './parse-rows.ts'
import {
  insertTeam,
  listKnownTeams,
  listSeasonFixtures,
  mapMatchdayIdsByNumber,
  type SeasonFixture,
} from './season-import.repository.ts'

interface SeasonImportDeps extends Pick<Platform, 'db' | 'changes' | 'clock' | 'getTimeZone'> {
  readonly indexPosts: IndexPosts
}

/** A row that would be written, and the fixture that it changes; null if it is new. */
interface PlannedRow {
  readonly row: SeasonRow
  readonly stored: SeasonFixture | null
}

interface Plan {
  readonly check: SeasonCheck
  readonly writes: readonly PlannedRow[]
  /** By folded name. */
  readonly newClubs: ReadonlyMap<string, string>
}

type CheckedRow = SeasonCheck['rows'][number]

export type SeasonImportService = ReturnType<typeof createSeasonImportService>

/** Matchdays, fixtures and results from a file. Rows that equal what is stored write nothing, so that an import can be repeated. */
export function createSeasonImportService({ db, changes, clock, getTimeZone, indexPosts }: SeasonImportDeps) {
  async function plan(tx: Db, table: SeasonTable, locale: Locale): Promise<Plan> {
    const timeZone = getTimeZone()
    const findClub = createClubFinder(await listKnownTeams(tx))
    const parsed = table.rows.map((cells) => parseSeasonRow(cells, { table, locale, timeZone, findClub }))
    const seasons = new Set(parsed.flatMap((row) => ('season' in row ? [row.season] : [])))
    const stored = new Map<string, SeasonFixture>()
    for (const season of seasons) {
      for (const fixture of await listSeasonFixtures(tx, season)) {
        stored.set(`${season} ${fixture.homeTeamId} ${fixture.awayTeamId}`, fixture)
      }
    }
    const lines = new Map<string, number>()
    const newClubs = new Map<string, string>()
    const writes: PlannedRow[] = []
    const counts = { new: 0, changed: 0, matched: 0, same: 0, wrong: 0 }
    const rows = parsed.map((row, index): CheckedRow => {
      const line = importLineOf(index)
      const checked = { line, problems: [], matches: [], changes: [], ...classify(row, line) }
      counts[checked.state] += 1
      return checked
    })

    function classify(row: (typeof parsed)[number], line: number): Pick<CheckedRow, 'state'> & Partial<CheckedRow> {
      if ('problems' in row) return { state: 'wrong', problems: [...row.problems] }
      const key = `${row.season} ${clubKey(row.home)} ${clubKey(row.away)}`
      const first = lines.get(key)
      if (first !== undefined) {
        return { state: 'wrong', problems: [{ field: 'home', message: repeatedMessage(locale, first) }] }
      }
      lines.set(key, line)
      const fixture = stored.get(key) ?? null
      const changed = fixture ? changesOf(row, fixture, { locale, timeZone }) : []
      const matches = [...row.matches]
      if (fixture && changed.length === 0) return { state: 'same', matches }
      for (const club of [row.home, row.away])
        if ('newName' in club) newClubs.set(foldWords(club.newName), club.newName)
      writes.push({ row, stored: fixture })
      const state = fixture ? 'changed' : 'new'
      return { state: matches.length > 0 ? 'matched' : state, matches, changes: changed }
    }

    return { check: { counts, newClubs: [...newClubs.values()], rows }, writes, newClubs }
  }

  return {
    check: async (table: SeasonTable, locale: Locale) => (await plan(db, table, locale)).check,

    async import(
      actor: Actor,
      { expected, ...table }: BodyOf<typeof importSeason>,
      locale: Locale,
    ): Promise<SeasonCheck> {
      return changes.commit(async (tx, affect) => {
        await takeAdvisoryLock(tx, 'matchdays')
        const { check, writes, newClubs } = await plan(tx, table, locale)
        if (!isDeepStrictEqual({ ...check.counts }, { ...expected }))
          throw new ApiError('conflict', { current: check.counts })
        if (writes.length === 0) return check
        const clubIds = await createClubs(tx, newClubs)
        const idOf = (club: RowClub) => ('id' in club ? club.id : getOf(clubIds, foldWords(club.newName)))
        const matchdayIds = await createMatchdays(tx, writes, getTimeZone())
        const moved: number[] = []
        for (const { row, stored } of writes) {
          const matchdayId = getOf(matchdayIds, `${row.season} ${row.matchday}`)
          moved.push(...(await writeRow(tx, { row, stored, matchdayId, idOf, at: clock.now() })))
        }
        await indexPosts(tx, moved)
        const { new: added, changed, matched, wrong } = check.counts
        await recordAudit(tx, {
          at: clock.now(),
          actor: { personId: actor.personId },
          action: 'fixture.imported',
          subject: { kind: 'import', id: 'season' },
          details: { new: added, changed, matched, wrong, season: table.season },
        })
        await recordStudioEvent(tx, { kind: 'fixture', permission: null, subjectId: 'import' })
        affect('taxonomy')
        if (moved.length > 0) affect('posts')
        return check
      })
    },
  }
}

const scoreOf = ({ homeGoals, awayGoals }: SeasonFixture): Score | null =>
  homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals }

/** An empty cell changes nothing, and neither does a score for a live match, which is entered by hand. */
const isScoreChanged = (score: Score | null, stored: SeasonFixture): score is Score =>
  score !== null && stored.state !== 'live' && !isDeepStrictEqual(score, scoreOf(stored))

function changesOf(
  row: SeasonRow,
  stored: SeasonFixture,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): CheckedRow['changes'] {
  const formatTime = (at: Date) => formatDate(at, { locale, withTime: true, timeZone })
  const formatScore = (score: Score | null) => (score ? `${score.home}–${score.away}` : '–')
  return [
    ...(row.matchday === stored.matchday
      ? []
      : [{ field: 'matchday' as const, before: String(stored.matchday), after: String(row.matchday) }]),
    ...(row.kickOff.getTime() === stored.kickOff.getTime()
      ? []
      : [{ field: 'kickOff' as const, before: formatTime(stored.kickOff), after: formatTime(row.kickOff) }]),
    ...(isScoreChanged(row.score, stored)
      ? [{ field: 'score' as const, before: formatScore(scoreOf(stored)), after: formatScore(row.score) }]
      : []),
  ]
}

function getOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`nothing was created for ${key}`)
  return id
}

async function createClubs(tx: Db, newClubs: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [key, name] of newClubs) {
    const id = await insertTeam(tx, { textId: await findFreeTextId(tx, 'team', name), name })
    if (id === null) throw new ApiError('conflict')
    ids.set(key, id)
  }
  return ids
}

/** Creates the matchdays that a season lacks, on the days of their fixtures in the file. Returns the ids of all that the rows name. */
async function createMatchdays(tx: Db, writes: readonly PlannedRow[], timeZone: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [season, ofSeason] of Map.groupBy(writes, ({ row }) => row.season)) {
    const idByNumber = await mapMatchdayIdsByNumber(tx, season)
    for (const [number, ofDay] of Map.groupBy(ofSeason, ({ row }) => row.matchday)) {
      const days = ofDay.map(({ row }) => leagueDay(row.kickOff, timeZone)).sort()
      const [startsOn = '', endsOn = ''] = [days[0], days.at(-1)]
      const id =
        idByNumber.get(number) ??
        (await insertMatchday(tx, { season, number, startsOn, endsOn, names: matchdayNames(number) }))
      if (id === null) throw new ApiError('conflict')
      ids.set(`${season} ${number}`, id)
    }
  }
  return ids
}

interface RowWrite extends PlannedRow {
  readonly matchdayId: number
  readonly idOf: (club: RowClub) => number
  readonly at: Date
}

/** Returns the posts that moved with the fixture. */
async function writeRow(tx: Db, { row, stored, matchdayId, idOf, at }: RowWrite): Promise<number[]> {
  const [homeTeamId, awayTeamId] = [idOf(row.home), idOf(row.away)]
  const id =
    stored?.id ??
    (await insertFixture(tx, { matchdayId, homeTeamId, awayTeamId, kickOff: row.kickOff, names: null }, at))
  const isPlayed = stored ? isScoreChanged(row.score, stored) : row.score !== null
  const result =
    isPlayed && row.score ? { state: 'finished' as const, homeGoals: row.score.home, awayGoals: row.score.away } : {}
  if (stored || isPlayed) {
    await tx
      .update(fixtures)
      .set({
        matchdayId,
        kickOff: row.kickOff,
        ...result,
        changedAt: at,
        version: sql`${fixtures.version} + 1`,
        undo: null,
        undoUntil: null,
      })
      .where(eq(fixtures.id, id))
  }
  if (!stored || stored.matchdayId === matchdayId) return []
  return movePostsOfFixture(tx, { fixtureId: id, from: stored.matchdayId, to: matchdayId })
}
