import type { Localised } from '@mixed-zone/contract/locales'
import type { ClubId } from '../content/clubs.ts'

interface Derby {
  readonly clubs: readonly [ClubId, ClubId]
  readonly names: Localised
}

const DERBIES: readonly Derby[] = [
  {
    clubs: ['almenara', 'puerto-claro'],
    names: { es: 'Derbi de la Ría', en: 'Derbi de la Ría', pt: 'Dérbi da Ria' },
  },
  {
    clubs: ['ribeira', 'brisa'],
    names: { es: 'Derbi de los Faros', en: 'Derbi de los Faros', pt: 'Dérbi dos Faróis' },
  },
  {
    clubs: ['monteluna', 'nortada'],
    names: { es: 'Clásico de la Luna', en: 'Clásico de la Luna', pt: 'Clássico da Lua' },
  },
  {
    clubs: ['cantera', 'estuario'],
    names: { es: 'Derbi del Puente', en: 'Derbi del Puente', pt: 'Dérbi da Ponte' },
  },
  {
    clubs: ['faro-sur', 'vega-real'],
    names: { es: 'Duelo del Sur', en: 'Duelo del Sur', pt: 'Duelo do Sul' },
  },
]

/** The name that people use for a match of these two, wherever it is played. */
export function derbyNames(one: ClubId, other: ClubId): Localised | null {
  return DERBIES.find(({ clubs }) => clubs.includes(one) && clubs.includes(other))?.names ?? null
}
