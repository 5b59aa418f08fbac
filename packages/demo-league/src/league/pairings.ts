import type { ClubId } from '../content/clubs.ts'

export interface Pairing {
  readonly matchday: number
  readonly home: ClubId
  readonly away: ClubId
}

/**
 * The draw: who sits where in the wheel. This order brings Derbi de la Ría on matchday 12, Derbi de los Faros on 13 and
 * Clásico de la Luna on 14.
 */
const WHEEL: readonly ClubId[] = [
  'estuario',
  'monteluna',
  'faro-sur',
  'estrela',
  'oliveira',
  'campo-novo',
  'nortada',
  'almenara',
  'roca-alta',
  'bahia-verde',
  'ribeira',
  'ferreria',
  'vega-real',
  'salinas',
  'brisa',
  'puerto-claro',
  'cantera',
  'lagoa',
  'sierra-blanca',
]

const HUB: ClubId = 'trigales'

function firstHalf(): Pairing[] {
  const size = WHEEL.length
  const at = (index: number): ClubId => {
    const club = WHEEL[((index % size) + size) % size]
    if (club === undefined) throw new Error('The wheel is empty.')
    return club
  }
  const pairings: Pairing[] = []
  for (let round = 0; round < size; round += 1) {
    const matchday = round + 1
    const [home, away] = round % 2 === 0 ? [HUB, at(round)] : [at(round), HUB]
    pairings.push({ matchday, home, away })
    for (let step = 1; step <= (size - 1) / 2; step += 1) {
      const [first, second] = [at(round + step), at(round - step)]
      const [host, guest] = step % 2 === 1 ? [first, second] : [second, first]
      pairings.push({ matchday, home: host, away: guest })
    }
  }
  return pairings
}

/** A double round robin by the circle method: 38 matchdays of ten fixtures, the second half being the first one turned round. */
export function drawPairings(): Pairing[] {
  const first = firstHalf()
  const half = WHEEL.length
  return [...first, ...first.map(({ matchday, home, away }) => ({ matchday: matchday + half, home: away, away: home }))]
}
