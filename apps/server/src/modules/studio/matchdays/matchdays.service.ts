import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type {
  createFixture,
  createMatchday,
  getStudioMatchday,
  listMatchdays,
  updateFixture,
  updateMatchday,
} from '@mixed-zone/contract/endpoints/studio/matchdays'
import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { FixtureFields, MatchdayFields, StudioFixture } from '@mixed-zone/contract/schemas/studio/matchdays'
import { eq } from 'drizzle-orm'
import { takeAdvisoryLock } from '../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId, rowId } from '../../../platform/database/row-id.ts'
import { fixtures, matchdays, type TermTable } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditEntry, changesBetween, recordAudit } from '../../audit/audit.ts'
import type { IndexPosts } from '../../library/library.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { haveAll } from '../posts/choices.repository.ts'
import { matchdayNames, presentClub, presentFixture, presentMatchday } from './matchdays.presenter.ts'
import {
  deleteFixtureRow,
  findCurrentMatchday,
  findFixtureRow,
  findMatchdayRow,
  hasMatchday,
  hasPairing,
  insertFixture,
  insertMatchday,
  isFixtureUsed,
  listClubs,
  listFixtureRows,
  listMatchdayRows,
  listPostsOfFixture,
  listSeasons,
  lockFixture,
  lockMatchday,
  updateFixtureRow,
  updateMatchdayRow,
} from './matchdays.repository.ts'
import { movePostsOfFixture } from './move-posts.repository.ts'

interface MatchdaysDeps extends Pick<Platform, 'db' | 'changes' | 'clock' | 'getTimeZone'> {
  readonly indexPosts: IndexPosts
  readonly reindexTerm: (tx: Db, table: TermTable, id: number) => Promise<void>
}

interface Edit<Body> {
  readonly id: string
  readonly body: Body
  readonly locale: Locale
}

export type MatchdaysService = ReturnType<typeof createMatchdaysService>

/** Matchdays and fixtures, beside what is tapped during a match. */
export function createMatchdaysService(deps: MatchdaysDeps) {
  const { db, changes, clock, getTimeZone, indexPosts, reindexTerm } = deps

  async function record(tx: Db, actor: Actor, entry: Pick<AuditEntry, 'action' | 'subject' | 'details' | 'changes'>) {
    await recordAudit(tx, { at: clock.now(), actor: { personId: actor.personId }, ...entry })
    await recordStudioEvent(tx, { kind: 'fixture', permission: null, subjectId: entry.subject.id })
  }

  async function getMatchday(tx: Db, id: number, locale: Locale) {
    const row = await findMatchdayRow(tx, id)
    if (!row) throw new ApiError('not-found')
    return presentMatchday(row, locale)
  }

  async function getFixture(tx: Db, id: number) {
    const row = await findFixtureRow(tx, id)
    if (!row) throw new ApiError('not-found')
    return presentFixture(row)
  }

  return {
    async list(season: string | undefined, locale: Locale): Promise<AnswerOf<typeof listMatchdays>> {
      const [seasons, current, clubs] = await Promise.all([
        listSeasons(db),
        findCurrentMatchday(db, leagueDay(clock.now(), getTimeZone())),
        listClubs(db),
      ])
      const shown = season ?? current?.season ?? null
      const rows = shown === null ? [] : await listMatchdayRows(db, eq(matchdays.season, shown))
      return {
        seasons,
        season: shown,
        currentId: current && current.season === shown ? String(current.id) : null,
        matchdays: rows.map((row) => presentMatchday(row, locale)),
        clubs: clubs.map(presentClub),
      }
    },

    async get(id: string, locale: Locale): Promise<AnswerOf<typeof getStudioMatchday>> {
      const matchdayId = requireRowId(id)
      const matchday = await getMatchday(db, matchdayId, locale)
      const rows = await listFixtureRows(db, eq(fixtures.matchdayId, matchdayId))
      return { matchday, fixtures: rows.map(presentFixture) }
    },

    async createMatchday(actor: Actor, fields: BodyOf<typeof createMatchday>, locale: Locale) {
      checkDates(fields, locale)
      return changes.commit(async (tx, affect) => {
        await takeAdvisoryLock(tx, 'matchdays')
        const id = await insertMatchday(tx, { ...fields, names: matchdayNames(fields.number) })
        if (id === null) throw new ApiError('conflict')
        await record(tx, actor, {
          action: 'matchday.created',
          subject: { kind: 'matchday', id },
          details: { ...fields },
        })
        affect('taxonomy')
        return getMatchday(tx, id, locale)
      })
    },

    async updateMatchday(actor: Actor, { id, body, locale }: Edit<BodyOf<typeof updateMatchday>>) {
      const matchdayId = requireRowId(id)
      const { version, ...fields } = body
      checkDates(fields, locale)
      return changes.commit(async (tx, affect) => {
        await takeAdvisoryLock(tx, 'matchdays')
        const row = await lockMatchday(tx, matchdayId)
        if (!row) throw new ApiError('not-found')
        if (row.version !== version || (await hasMatchday(tx, { id: matchdayId, ...fields }))) {
          throw new ApiError('conflict', { current: await getMatchday(tx, matchdayId, locale), version: row.version })
        }
        const { season, number, startsOn, endsOn } = row
        await updateMatchdayRow(tx, matchdayId, { ...fields, names: matchdayNames(fields.number) })
        if (fields.number !== number) await reindexTerm(tx, 'tag', matchdayId)
        await record(tx, actor, {
          action: 'matchday.changed',
          subject: { kind: 'matchday', id: matchdayId },
          changes: changesBetween({ season, number, startsOn, endsOn }, fields),
        })
        affect('taxonomy')
        affect('posts')
        return getMatchday(tx, matchdayId, locale)
      })
    },

    async createFixture(actor: Actor, body: BodyOf<typeof createFixture>, locale: Locale) {
      return changes.commit(async (tx, affect) => {
        await takeAdvisoryLock(tx, 'matchdays')
        const values = await parseFixture(tx, body, locale)
        if (await hasPairing(tx, { id: null, ...values })) throw new ApiError('conflict')
        const id = await insertFixture(tx, values, clock.now())
        const fixture = await getFixture(tx, id)
        await record(tx, actor, {
          action: 'fixture.created',
          subject: { kind: 'fixture', id },
          details: auditedFields(fixture),
        })
        affect('taxonomy')
        return fixture
      })
    },

    async updateFixture(actor: Actor, { id, body, locale }: Edit<BodyOf<typeof updateFixture>>) {
      const fixtureId = requireRowId(id)
      return changes.commit(async (tx, affect) => {
        await takeAdvisoryLock(tx, 'matchdays')
        const row = await lockFixture(tx, fixtureId)
        if (!row) throw new ApiError('not-found')
        const values = await parseFixture(tx, body, locale)
        const before = await getFixture(tx, fixtureId)
        if (row.version !== body.version || (await hasPairing(tx, { id: fixtureId, ...values }))) {
          throw new ApiError('conflict', { current: before, version: row.version })
        }
        await updateFixtureRow(tx, fixtureId, { ...values, changedAt: clock.now() })
        const [from, to] = [row.matchdayId, values.matchdayId]
        const moved = from === to ? [] : await movePostsOfFixture(tx, { fixtureId, from, to })
        const isRenamed = !isDeepStrictEqual(row.names, values.names)
        const indexed = isRenamed ? await listPostsOfFixture(tx, fixtureId) : moved
        await indexPosts(tx, indexed)
        const after = await getFixture(tx, fixtureId)
        await record(tx, actor, {
          action: 'fixture.changed',
          subject: { kind: 'fixture', id: fixtureId },
          details: from === to ? {} : { movedPosts: moved.length },
          changes: changesBetween(auditedFields(before), auditedFields(after)),
        })
        if (moved.length > 0) {
          await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: `fixture ${fixtureId}` })
        }
        if (indexed.length > 0) affect('posts')
        affect('taxonomy')
        return after
      })
    },

    async deleteFixture(actor: Actor, id: string): Promise<void> {
      const fixtureId = requireRowId(id)
      await changes.commit(async (tx, affect) => {
        if (!(await lockFixture(tx, fixtureId))) throw new ApiError('not-found')
        const fixture = await getFixture(tx, fixtureId)
        if (await isFixtureUsed(tx, fixtureId)) {
          throw new ApiError('conflict', { current: fixture, version: fixture.version })
        }
        await deleteFixtureRow(tx, fixtureId)
        await record(tx, actor, {
          action: 'fixture.deleted',
          subject: { kind: 'fixture', id: fixtureId },
          details: auditedFields(fixture),
        })
        affect('taxonomy')
      })
    },
  }
}

function checkDates({ startsOn, endsOn }: MatchdayFields, locale: Locale): void {
  if (endsOn < startsOn) throw wrongFields(locale, { endsOn: 'format' })
}

async function parseFixture(tx: Db, fields: FixtureFields, locale: Locale) {
  const [matchdayId, homeTeamId, awayTeamId] = [
    rowId(fields.matchdayId),
    rowId(fields.homeTeamId),
    rowId(fields.awayTeamId),
  ]
  const isKnown = {
    matchdayId: matchdayId !== null && (await haveAll(tx, 'matchday', [matchdayId])),
    homeTeamId: homeTeamId !== null && (await haveAll(tx, 'teams', [homeTeamId])),
    awayTeamId: awayTeamId !== null && awayTeamId !== homeTeamId && (await haveAll(tx, 'teams', [awayTeamId])),
  }
  const wrong = Object.entries(isKnown).filter(([, known]) => !known)
  if (matchdayId === null || homeTeamId === null || awayTeamId === null || wrong.length > 0) {
    throw wrongFields(locale, Object.fromEntries(wrong.map(([name]) => [name, 'format'])))
  }
  return { matchdayId, homeTeamId, awayTeamId, kickOff: new Date(fields.kickOff), names: fields.names }
}

function auditedFields({ matchdayId, home, away, kickOff, names }: StudioFixture) {
  return { matchday: matchdayId, home: home.name, away: away.name, kickOff, popularName: names?.es ?? null }
}
