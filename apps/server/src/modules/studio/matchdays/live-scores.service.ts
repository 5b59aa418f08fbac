import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { setMatchPhase, setScore } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { UNDO_MS } from '@mixed-zone/contract/rules/undo'
import type { StudioFixture } from '@mixed-zone/contract/schemas/studio/matchdays'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import type { FixtureLiveState } from '../../../platform/database/schema/library.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { applyPhase, isInPhase } from './live-state.ts'
import { presentFixture } from './matchdays.presenter.ts'
import { findFixtureRow, type LockedFixture, lockFixture, saveLiveState } from './matchdays.repository.ts'

/** The call may be on its way when the time on the screen ends. */
const UNDO_GRACE_MS = 5 * SECOND_MS

export type LiveScoresService = ReturnType<typeof createLiveScoresService>

/**
 * Score and phase changes during a match, which readers see at once. A goal is compared with the score on the screen and a phase with the
 * state, not with the fixture's version: a colleague's phase change must not reject a goal.
 */
export function createLiveScoresService({ changes, clock }: Pick<Platform, 'changes' | 'clock'>) {
  /** `decide` returns the new state, or null if there is nothing to do. */
  async function change(
    actor: Actor,
    { id, action }: { readonly id: string; readonly action: AuditAction },
    decide: (fixture: LockedFixture, now: Date, tx: Db) => Promise<FixtureLiveState | null>,
  ): Promise<StudioFixture> {
    const fixtureId = requireRowId(id)
    return changes.commit(async (tx, affect) => {
      const fixture = await lockFixture(tx, fixtureId)
      if (!fixture) throw new ApiError('not-found')
      const at = clock.now()
      const before = liveStateOf(fixture)
      const live = await decide(fixture, at, tx)
      if (live && !isDeepStrictEqual(live, before)) {
        const until = new Date(at.getTime() + UNDO_MS + UNDO_GRACE_MS)
        await saveLiveState(tx, fixtureId, {
          live,
          at,
          undo: action === 'fixture.undone' ? null : { live: before, until },
        })
        await recordAudit(tx, {
          at,
          actor: { personId: actor.personId },
          action,
          subject: { kind: 'fixture', id: fixtureId },
          changes: changesBetween(before, live),
        })
        await recordStudioEvent(tx, { kind: 'fixture', permission: null, subjectId: fixtureId })
        // Fixtures and their scores are read with the terms.
        affect('taxonomy')
      }
      return present(tx, fixtureId)
    })
  }

  async function conflict(tx: Db, { id, version }: LockedFixture): Promise<ApiError> {
    return new ApiError('conflict', { current: await present(tx, id), version })
  }

  return {
    setScore: (actor: Actor, id: string, { expected, score }: BodyOf<typeof setScore>) =>
      change(actor, { id, action: 'fixture.scored' }, async (fixture, _now, tx) => {
        const stored = { home: fixture.homeGoals, away: fixture.awayGoals }
        // Somebody else has counted the same goal.
        if (isDeepStrictEqual(stored, score)) return null
        const hasScore = fixture.state === 'live' || fixture.state === 'finished' || fixture.state === 'abandoned'
        if (!hasScore || !isDeepStrictEqual(stored, expected)) throw await conflict(tx, fixture)
        return { ...liveStateOf(fixture), homeGoals: score.home, awayGoals: score.away }
      }),

    setPhase: (actor: Actor, id: string, { phase }: BodyOf<typeof setMatchPhase>) =>
      change(actor, { id, action: 'fixture.phase-changed' }, async (fixture, now, tx) => {
        const before = liveStateOf(fixture)
        if (isInPhase(before, phase)) return null
        const after = applyPhase(before, phase, { now, kickOff: fixture.kickOff })
        if (!after) throw await conflict(tx, fixture)
        return after
      }),

    undo: (actor: Actor, id: string, version: number) =>
      change(actor, { id, action: 'fixture.undone' }, async (fixture, now, tx) => {
        const { undo, undoUntil } = fixture
        if (fixture.version !== version || !undo || !undoUntil || undoUntil < now) throw await conflict(tx, fixture)
        return undo
      }),
  }
}

async function present(tx: Db, id: number): Promise<StudioFixture> {
  const row = await findFixtureRow(tx, id)
  if (!row) throw new ApiError('not-found')
  return presentFixture(row)
}

function liveStateOf(fixture: LockedFixture): FixtureLiveState {
  const { state, homeGoals, awayGoals, startedAt, halfTimeAt, finishedAt } = fixture
  return {
    state,
    homeGoals,
    awayGoals,
    startedAt: startedAt?.toISOString() ?? null,
    halfTimeAt: halfTimeAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
