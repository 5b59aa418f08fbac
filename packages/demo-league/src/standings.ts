import type { Fixture } from './schemas.ts'

export interface Standing {
  readonly club: string
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly points: number
}

function computeStanding(club: string, fixtures: readonly Fixture[]): Standing {
  const goals = fixtures.flatMap(({ home, away, state, score }) => {
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

/** The table: points, then goal difference, then goals, then the club's key. */
export function computeStandings(clubs: Iterable<string>, fixtures: readonly Fixture[]): Standing[] {
  return [...clubs]
    .map((club) => computeStanding(club, fixtures))
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.goalsFor - other.goalsAgainst - (one.goalsFor - one.goalsAgainst) ||
        other.goalsFor - one.goalsFor ||
        one.club.localeCompare(other.club),
    )
}
