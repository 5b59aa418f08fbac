import type { Fixture, Team } from '@mixed-zone/contract/schemas/taxonomy'

function team(textId: string, names: readonly [string, string], colours: readonly [string, string]): Team {
  const [name, shortName] = names
  const [main, second] = colours
  return { textId, name, shortName, colours: { main, second } }
}

/** Clubs of the demo league; the server has their crests. */
export const TEAMS = {
  almenara: team('almenara', ['Real Almenara', 'Almenara'], ['#d3263c', '#f5ecdc']),
  puertoClaro: team('puerto-claro', ['Puerto Claro CF', 'Puerto Claro'], ['#2f9fd6', '#f5ecdc']),
  brisa: team('brisa', ['Atlético Brisa', 'Brisa'], ['#0f8f88', '#ff7d5c']),
  ribeira: team('ribeira', ['Ribeira SC', 'Ribeira'], ['#1e8a4b', '#f5ecdc']),
  monteluna: team('monteluna', ['Monteluna', 'Monteluna'], ['#5d2c8c', '#f2c14b']),
  faroSur: team('faro-sur', ['Faro Sur', 'Faro Sur'], ['#f2b01e', '#16181f']),
  nortada: team('nortada', ['GD Nortada', 'Nortada'], ['#17305f', '#d6de2b']),
  vegaReal: team('vega-real', ['Vega Real', 'Vega Real'], ['#7d1734', '#8fd0ea']),
  rocaAlta: team('roca-alta', ['Roca Alta', 'Roca Alta'], ['#b04a20', '#f0d3a0']),
  campoNovo: team('campo-novo', ['Campo Novo', 'Campo Novo'], ['#bd1524', '#17191f']),
  lagoa: team('lagoa', ['Lagoa FC', 'Lagoa'], ['#4139c2', '#97e6c2']),
  salinas: team('salinas', ['Salinas', 'Salinas'], ['#ee7390', '#2a1738']),
} as const

export type TeamName = keyof typeof TEAMS

const HOUR_MS = 3_600_000

interface Result {
  readonly state: Fixture['state']
  readonly hoursFromNow: number
  readonly score?: readonly [number, number]
}

function fixture(id: number, sides: readonly [TeamName, TeamName], { state, hoursFromNow, score }: Result): Fixture {
  return {
    id: String(id),
    name: null,
    home: TEAMS[sides[0]],
    away: TEAMS[sides[1]],
    kickOff: new Date(Date.now() + hoursFromNow * HOUR_MS).toISOString(),
    state,
    score: score ? { home: score[0], away: score[1] } : null,
  }
}

/** A matchday with fixtures in every state. */
export function sampleFixtures(): Fixture[] {
  return [
    fixture(1, ['almenara', 'puertoClaro'], { state: 'finished', hoursFromNow: -4, score: [2, 1] }),
    fixture(2, ['monteluna', 'faroSur'], { state: 'finished', hoursFromNow: -6, score: [0, 0] }),
    fixture(3, ['ribeira', 'vegaReal'], { state: 'finished', hoursFromNow: -8, score: [1, 3] }),
    fixture(4, ['nortada', 'salinas'], { state: 'live', hoursFromNow: -1, score: [1, 1] }),
    fixture(5, ['brisa', 'rocaAlta'], { state: 'live', hoursFromNow: -1, score: [0, 2] }),
    fixture(6, ['campoNovo', 'lagoa'], { state: 'scheduled', hoursFromNow: 2 }),
    fixture(7, ['vegaReal', 'almenara'], { state: 'postponed', hoursFromNow: 20 }),
    fixture(8, ['faroSur', 'ribeira'], { state: 'scheduled', hoursFromNow: 24 * 12 }),
  ]
}
