import { clubOf } from '../content/clubs.ts'
import { createRandom } from './random.ts'
import { drawPairings, type Pairing } from './pairings.ts'

/** The matchday in whose middle the demo begins. */
export const CURRENT_MATCHDAY = 12

export interface Score {
  readonly home: number
  readonly away: number
}

export type Result = Pairing & {
  readonly state: 'scheduled' | 'live' | 'finished' | 'postponed'
  readonly score: Score | null
}

// Found by trying: with it Real Almenara is one point behind the first, and Vega Real has lost no match at home.
const SEED = 1177

const AVERAGE_GOALS = { home: 1.35, away: 1.05 }

/** What the texts tell of the current matchday; what is not here has not begun. */
const CURRENT: readonly Result[] = [
  { matchday: 12, home: 'almenara', away: 'puerto-claro', state: 'finished', score: { home: 2, away: 1 } },
  { matchday: 12, home: 'monteluna', away: 'faro-sur', state: 'finished', score: { home: 0, away: 0 } },
  { matchday: 12, home: 'vega-real', away: 'ribeira', state: 'finished', score: { home: 3, away: 1 } },
  { matchday: 12, home: 'cantera', away: 'nortada', state: 'live', score: { home: 1, away: 1 } },
  { matchday: 12, home: 'brisa', away: 'roca-alta', state: 'live', score: { home: 0, away: 2 } },
]

/** Abandoned to the rain, and still to be played. */
const POSTPONED = { matchday: 7, home: 'salinas' }

function drawGoals(mean: number, random: () => number): number {
  // Knuth's way to a Poisson number.
  const limit = Math.exp(-Math.max(0.25, mean))
  let goals = 0
  for (let product = random(); product > limit; product *= random()) goals += 1
  return Math.min(goals, 5)
}

export function drawResults(seed: number = SEED): Result[] {
  const random = createRandom(seed)
  return drawPairings().map((pairing): Result => {
    const edge = clubOf(pairing.home).strength - clubOf(pairing.away).strength
    const score = {
      home: drawGoals(AVERAGE_GOALS.home + edge, random),
      away: drawGoals(AVERAGE_GOALS.away - edge, random),
    }
    if (pairing.matchday === POSTPONED.matchday && pairing.home === POSTPONED.home) {
      return { ...pairing, state: 'postponed', score: null }
    }
    if (pairing.matchday < CURRENT_MATCHDAY) return { ...pairing, state: 'finished', score }
    const told = CURRENT.find(
      ({ matchday, home, away }) => matchday === pairing.matchday && home === pairing.home && away === pairing.away,
    )
    return told ?? { ...pairing, state: 'scheduled', score: null }
  })
}
