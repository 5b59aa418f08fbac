import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { MatchPhase } from '@mixed-zone/contract/schemas/studio/matchdays'
import type { FixtureLiveState } from '../../../platform/database/schema/library.ts'

/** No match lasts longer. A phase that is entered even later happened at its usual time, not now. */
const MAX_MATCH_MS = 4 * HOUR_MS
const USUAL_MATCH_MS = 2 * HOUR_MS

interface PhaseTimes {
  readonly now: Date
  readonly kickOff: Date
}

/** The state after an editor has entered a phase; null if the match cannot be in it now. */
export function applyPhase(before: FixtureLiveState, phase: MatchPhase, times: PhaseTimes): FixtureLiveState | null {
  const { state } = before
  switch (phase) {
    case 'kick-off':
      if (state !== 'scheduled' && state !== 'postponed') return null
      return { ...NOT_PLAYED, state: 'live', homeGoals: 0, awayGoals: 0, startedAt: startOf(times) }
    case 'half-time':
      return state === 'live' && before.halfTimeAt === null ? { ...before, halfTimeAt: times.now.toISOString() } : null
    case 'full-time':
      return state === 'live' ? { ...before, state: 'finished', finishedAt: endOf(times) } : null
    case 'postpone':
      return state === 'scheduled' ? { ...NOT_PLAYED, state: 'postponed' } : null
    case 'abandon':
      return state === 'live' ? { ...before, state: 'abandoned' } : null
    case 'resume':
      return state === 'finished' || state === 'abandoned' ? { ...before, state: 'live', finishedAt: null } : null
    case 'reschedule':
      return state === 'postponed' || state === 'abandoned' ? { ...NOT_PLAYED, state: 'scheduled' } : null
  }
}

/** Whether the match is in this phase already, since somebody else has entered it. */
export function isInPhase({ state, halfTimeAt }: FixtureLiveState, phase: MatchPhase): boolean {
  switch (phase) {
    case 'kick-off':
    case 'resume':
      return state === 'live'
    case 'half-time':
      return state === 'live' && halfTimeAt !== null
    case 'full-time':
      return state === 'finished'
    case 'postpone':
      return state === 'postponed'
    case 'abandon':
      return state === 'abandoned'
    case 'reschedule':
      return state === 'scheduled'
  }
}

const NOT_PLAYED = { homeGoals: null, awayGoals: null, startedAt: null, halfTimeAt: null, finishedAt: null } as const

const isEnteredLate = ({ now, kickOff }: PhaseTimes) => now.getTime() - kickOff.getTime() > MAX_MATCH_MS

const startOf = (times: PhaseTimes) => (isEnteredLate(times) ? times.kickOff : times.now).toISOString()

const endOf = (times: PhaseTimes) =>
  (isEnteredLate(times) ? new Date(times.kickOff.getTime() + USUAL_MATCH_MS) : times.now).toISOString()
