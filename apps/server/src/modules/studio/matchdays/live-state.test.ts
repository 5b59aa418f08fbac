import { MATCH_PHASES } from '@mixed-zone/contract/schemas/studio/matchdays'
import { FIXTURE_STATES } from '@mixed-zone/contract/schemas/taxonomy'
import { describe, expect, it } from 'vitest'
import type { FixtureLiveState } from '../../../platform/database/schema/library.ts'
import { applyPhase, isInPhase } from './live-state.ts'

const KICK_OFF = new Date('2026-11-15T18:30:00Z')

const at = (minutes: number) => ({ kickOff: KICK_OFF, now: new Date(KICK_OFF.getTime() + minutes * 60_000) })

const NOT_PLAYED = { homeGoals: null, awayGoals: null, startedAt: null, halfTimeAt: null, finishedAt: null }

const inState = (state: FixtureLiveState['state']): FixtureLiveState => ({ ...NOT_PLAYED, state })

describe('applyPhase', () => {
  it('starts with 0–0, and stops at the whistle', () => {
    const live = applyPhase(inState('scheduled'), 'kick-off', at(2))
    expect(live).toMatchObject({ state: 'live', homeGoals: 0, awayGoals: 0, startedAt: '2026-11-15T18:32:00.000Z' })
    const second = live && applyPhase(live, 'half-time', at(48))
    expect(second).toMatchObject({ state: 'live', halfTimeAt: '2026-11-15T19:18:00.000Z' })
    expect(second && applyPhase(second, 'half-time', at(49))).toBeNull()
    const finished = second && applyPhase(second, 'full-time', at(112))
    expect(finished).toMatchObject({ state: 'finished', finishedAt: '2026-11-15T20:22:00.000Z' })
    expect(finished && applyPhase(finished, 'resume', at(113))).toMatchObject({ state: 'live', finishedAt: null })
  })

  it('does not take the time at which an old result is entered for the whistle', () => {
    const live = applyPhase(inState('scheduled'), 'kick-off', at(24 * 60))
    expect(live?.startedAt).toBe('2026-11-15T18:30:00.000Z')
    expect(live && applyPhase(live, 'full-time', at(24 * 60))?.finishedAt).toBe('2026-11-15T20:30:00.000Z')
  })

  it('allows only what can happen in a state', () => {
    const possible = Object.fromEntries(
      FIXTURE_STATES.map((state) => [
        state,
        MATCH_PHASES.filter((phase) => applyPhase(inState(state), phase, at(0)) !== null),
      ]),
    )
    expect(possible).toEqual({
      scheduled: ['kick-off', 'postpone'],
      live: ['half-time', 'full-time', 'abandon'],
      finished: ['resume'],
      postponed: ['kick-off', 'reschedule'],
      abandoned: ['resume', 'reschedule'],
    })
  })
})

describe('isInPhase', () => {
  it('is true for what a tap has led to', () => {
    const results = FIXTURE_STATES.flatMap((state) =>
      MATCH_PHASES.flatMap((phase) => {
        const after = applyPhase(inState(state), phase, at(0))
        return after === null ? [] : [isInPhase(after, phase)]
      }),
    )
    expect(new Set(results)).toEqual(new Set([true]))
  })
})
