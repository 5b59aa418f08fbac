import type { Localised } from '@mixed-zone/contract/locales'
import type { SectionKind } from '@mixed-zone/contract/sections'
import { nextNumber } from './counter.ts'
import { inEveryLanguage } from './localised.ts'

export interface SectionData {
  textId: string
  position: number
  kind: SectionKind
  names: Localised
  descriptions: Localised
}

/** A section after the fourteen that every database has. */
export function aSection(overrides: Partial<SectionData> = {}): SectionData {
  const number = nextNumber()
  return {
    textId: `section-${number}`,
    position: 1000 + number,
    kind: 'regular',
    names: inEveryLanguage(`Section ${number}`),
    descriptions: inEveryLanguage(`About section ${number}`),
    ...overrides,
  }
}

export interface TeamData {
  textId: string
  name: string
  shortName: string
  mainColour: string
  secondColour: string
  crestFileId: number | null
}

export function aTeam(overrides: Partial<TeamData> = {}): TeamData {
  const number = nextNumber()
  return {
    textId: `team-${number}`,
    name: `Club Deportivo ${number}`,
    shortName: `Team ${number}`,
    mainColour: '#8c1d2f',
    secondColour: '#f3f6fb',
    crestFileId: null,
    ...overrides,
  }
}

export interface CategoryData {
  textId: string
  names: Localised
}

export function aCategory(overrides: Partial<CategoryData> = {}): CategoryData {
  const number = nextNumber()
  return { textId: `category-${number}`, names: inEveryLanguage(`Category ${number}`), ...overrides }
}

export interface TagData {
  textId: string
  kind: 'topic' | 'player' | 'matchday'
  names: Localised
  teamId: number | null
}

export function aTag(overrides: Partial<TagData> = {}): TagData {
  const number = nextNumber()
  return {
    textId: `tag-${number}`,
    kind: 'topic',
    names: inEveryLanguage(`Tag ${number}`),
    teamId: null,
    ...overrides,
  }
}
