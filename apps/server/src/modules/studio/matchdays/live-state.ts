import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { MatchPhase } from '@mixed-zone/contract/schemas/studio/matchdays'
import type { FixtureLiveState } from '../../../platform/database/schema/library.ts'

/** No match lasts longer. A result that is entered later says nothing about when the whistle was. */
const MAX_MATCH_MS = 4 * HOUR_MS
const USUAL_MATCH_MS = 2 * HOUR_MS

interface Moment {
  readonly now: Date
  readonly kickOff: Date
}

/** The state after a tap; null if it is not possible now. */
export function applyPhase(before: FixtureLiveState, phase: MatchPhase, moment: Moment): FixtureLiveState | null {
  const { state } = before
  switch (phase) {
    case 'kick-off':
      if (state !== 'scheduled' && state !== 'postponed') return null
      return { ...NOT_PLAYED, state: 'live', homeGoals: 0, awayGoals: 0, startedAt: startOf(moment) }
    case 'half-time':
      return state === 'live' && before.halfTimeAt === null ? { ...before, halfTimeAt: moment.now.toISOString() } : null
    case 'full-time':
      return state === 'live' ? { ...before, state: 'finished', finishedAt: endOf(moment) } : null
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

/** Whether somebody else has tapped the same before. */
export function isDone({ state, halfTimeAt }: FixtureLiveState, phase: MatchPhase): boolean {
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

const isOver = ({ now, kickOff }: Moment) => now.getTime() - kickOff.getTime() > MAX_MATCH_MS

const startOf = (moment: Moment) => (isOver(moment) ? moment.kickOff : moment.now).toISOString()

const endOf = (moment: Moment) =>
  (isOver(moment) ? new Date(moment.kickOff.getTime() + USUAL_MATCH_MS) : moment.now).toISOString()
