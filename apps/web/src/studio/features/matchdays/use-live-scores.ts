import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import {
  type getStudioMatchday,
  setMatchPhase,
  setScore,
  undoLiveChange,
} from '@mixed-zone/contract/endpoints/studio/matchdays'
import {
  MAX_GOALS,
  type MatchPhase,
  type Score,
  type StudioFixture,
} from '@mixed-zone/contract/schemas/studio/matchdays'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { offerUndo } from '../../shared/undo.ts'
import { matchdayQuery } from './matchday-queries.ts'
import { matchdaysTexts } from './matchdays-texts.ts'

type MatchdayAnswer = AnswerOf<typeof getStudioMatchday>

export const fixtureName = ({ home, away }: Pick<StudioFixture, 'home' | 'away'>) =>
  `${home.shortName}–${away.shortName}`

export interface LiveScores {
  readonly changeScore: (fixture: StudioFixture, score: Score) => void
  readonly changePhase: (fixture: StudioFixture, phase: MatchPhase) => void
}

/** Taps on a match. The screen shows them at once; what the server answers replaces it. */
export function useLiveScores(): LiveScores {
  const client = useQueryClient()
  const texts = useTexts(matchdaysTexts)
  const { states } = useBaseTexts()
  /** Taps are sent one after the other, so that each expects the score that the one before leads to. */
  const sending = useRef(Promise.resolve())
  const lastTap = useRef(0)
  /** By fixture: taps up to this one wait behind a tap that failed, and expect a score that was never stored. */
  const dropped = useRef(new Map<string, number>())

  async function show(fixture: StudioFixture): Promise<void> {
    const { queryKey } = matchdayQuery(fixture.matchdayId)
    // What is on its way may be older.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (answer: MatchdayAnswer | undefined) => {
      if (answer === undefined) return answer
      return { ...answer, fixtures: answer.fixtures.map((other) => (other.id === fixture.id ? fixture : other)) }
    })
  }

  async function finish(result: Result<StudioFixture>, conflict: string): Promise<StudioFixture | null> {
    if (result.ok) await show(result.value)
    else if (result.failure.type === 'conflict') toasts.showError(conflict)
    else toasts.showError(failureMessage(result.failure, states))
    void client.invalidateQueries({ queryKey: studioKey('fixture') })
    return result.ok ? result.value : null
  }

  async function undo({ id, version }: StudioFixture): Promise<void> {
    const result = await studioClient.call(undoLiveChange, { version }, { params: { id } })
    if (await finish(result, texts.tooLate)) toasts.show(texts.undone)
  }

  function offer(fixture: StudioFixture, what: string): void {
    offerUndo({
      text: texts.saved({ fixture: fixtureName(fixture), what }),
      countdown: texts.undoIn,
      undo: () => void undo(fixture),
    })
  }

  async function sendScore(fixture: StudioFixture, score: Score): Promise<void> {
    const { score: expected } = fixture
    if (expected === null || score.home > MAX_GOALS || score.away > MAX_GOALS) return
    if (score.home < 0 || score.away < 0) return
    const tap = (lastTap.current += 1)
    await show({ ...fixture, score })
    sending.current = sending.current.then(async () => {
      if (tap <= (dropped.current.get(fixture.id) ?? 0)) return
      const result = await studioClient.call(setScore, { expected, score }, { params: { id: fixture.id } })
      // A later tap is on the screen already.
      if (result.ok && tap !== lastTap.current) return
      if (!result.ok) {
        dropped.current.set(fixture.id, lastTap.current)
        await show(fixture)
      }
      const stored = await finish(result, texts.changedMeanwhile)
      if (stored?.score) offer(stored, `${stored.score.home}–${stored.score.away}`)
    })
    await sending.current
  }

  async function sendPhase(fixture: StudioFixture, phase: MatchPhase): Promise<void> {
    const result = await studioClient.call(setMatchPhase, { phase }, { params: { id: fixture.id } })
    const stored = await finish(result, texts.changedMeanwhile)
    if (stored) offer(stored, texts.phaseDone[phase])
  }

  return {
    changeScore: (fixture, score) => void sendScore(fixture, score),
    changePhase: (fixture, phase) => void sendPhase(fixture, phase),
  }
}

/** What can be tapped in a state, the next thing first. */
export function phasesOf({ state, halfTimeAt }: StudioFixture): readonly MatchPhase[] {
  switch (state) {
    case 'scheduled':
      return ['kick-off', 'postpone']
    case 'live':
      return halfTimeAt === null ? ['half-time', 'full-time', 'abandon'] : ['full-time', 'abandon']
    case 'finished':
      return ['resume']
    case 'postponed':
      return ['kick-off', 'reschedule']
    case 'abandoned':
      return ['resume', 'reschedule']
  }
}
