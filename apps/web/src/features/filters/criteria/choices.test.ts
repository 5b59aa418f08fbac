import type { FilterData } from '@mixed-zone/contract/schemas/lists'
import { NO_CRITERIA } from '@mixed-zone/contract/rules/filter-path'
import { describe, expect, it } from 'vitest'
import { activeChoices, choiceGroups } from './choices.ts'

const colours = { main: '#000000', second: '#ffffff' }

function team(textId: string, count: number): FilterData['teams'][number] {
  return { textId, name: textId.toUpperCase(), shortName: textId, colours, count }
}

function matchday(number: number, count: number): FilterData['matchdays'][number] {
  const day = `2026-09-${String(number).padStart(2, '0')}`
  return { textId: `m-${number}`, name: `M ${number}`, season: '2026-27', number, startsOn: day, endsOn: day, count }
}

const NOTHING: FilterData = { teams: [], categories: [], tags: [], matchdays: [], locales: [] }

const ALL: FilterData = {
  ...NOTHING,
  teams: [team('brisa', 3), team('almenara', 9)],
  tags: [
    { textId: 'derby', name: 'Derby', kind: 'topic', team: null, count: 1 },
    { textId: 'rueda', name: 'Rueda', kind: 'player', team: 'almenara', count: 4 },
  ],
  matchdays: [matchday(1, 5), matchday(2, 7), matchday(3, 0)],
  locales: [{ textId: 'es', name: 'Español', count: 12 }],
}

describe('choiceGroups', () => {
  it('keeps the order while the counts change, and counts 0 where the facets have none', () => {
    const { team: teams } = choiceGroups({ all: ALL, facets: { ...NOTHING, teams: [team('brisa', 2)] } })
    expect(teams.map(({ textId, count }) => `${textId} ${count}`)).toEqual(['almenara 0', 'brisa 2'])
  })

  it('puts the latest matchday with posts first, and those without any last', () => {
    const { matchday: matchdays } = choiceGroups({ all: ALL, facets: null })
    expect(matchdays.map(({ textId }) => textId)).toEqual(['m-2', 'm-1', 'm-3'])
  })

  it('gives teams their crest, and players that of their team', () => {
    const groups = choiceGroups({ all: ALL, facets: null })
    expect(groups.team[0]?.crest).toBe('almenara')
    expect(groups.tag.map(({ textId, crest }) => [textId, crest])).toEqual([
      ['rueda', 'almenara'],
      ['derby', undefined],
    ])
  })

  it('offers a choice that only the facets contain, so that it can be removed', () => {
    const { team: teams } = choiceGroups({ all: ALL, facets: { ...NOTHING, teams: [team('lagoa', 0)] } })
    expect(teams.map(({ textId }) => textId)).toEqual(['almenara', 'brisa', 'lagoa'])
  })

  it('is empty until either response has arrived', () => {
    expect(choiceGroups({ all: undefined, facets: undefined }).team).toEqual([])
    expect(choiceGroups({ all: undefined, facets: ALL }).team).toHaveLength(2)
  })
})

describe('activeChoices', () => {
  it('names matchdays and players, which are tags, and shows an unknown id as it is written', () => {
    const criteria = { ...NO_CRITERIA, team: ['no-such-team'], tag: ['m-2', 'rueda'] }
    const active = activeChoices(criteria, choiceGroups({ all: ALL, facets: null }))
    expect(active).toEqual([
      { criterion: 'team', textId: 'no-such-team', name: 'no-such-team' },
      { criterion: 'tag', textId: 'm-2', name: 'M 2' },
      { criterion: 'tag', textId: 'rueda', name: 'Rueda', crest: 'almenara' },
    ])
  })
})
