import { CLUB_IDS, type ClubId } from '../content/clubs.ts'
import type { Result } from './results.ts'

export interface Standing {
  readonly club: ClubId
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly points: number
}

function standingOf(club: ClubId, results: readonly Result[]): Standing {
  const goals = results.flatMap(({ home, away, state, score }) => {
    if (state !== 'finished' || !score) return []
    if (home === club) return [{ own: score.home, other: score.away }]
    if (away === club) return [{ own: score.away, other: score.home }]
    return []
  })
  const won = goals.filter(({ own, other }) => own > other).length
  const drawn = goals.filter(({ own, other }) => own === other).length
  return {
    club,
    played: goals.length,
    won,
    drawn,
    lost: goals.length - won - drawn,
    goalsFor: goals.reduce((sum, { own }) => sum + own, 0),
    goalsAgainst: goals.reduce((sum, { other }) => sum + other, 0),
    points: won * 3 + drawn,
  }
}

/** The table: points, then goal difference, then goals. */
export function standings(results: readonly Result[]): Standing[] {
  return CLUB_IDS.map((club) => standingOf(club, results)).sort(
    (one, other) =>
      other.points - one.points ||
      other.goalsFor - other.goalsAgainst - (one.goalsFor - one.goalsAgainst) ||
      other.goalsFor - one.goalsFor ||
      one.club.localeCompare(other.club),
  )
}
