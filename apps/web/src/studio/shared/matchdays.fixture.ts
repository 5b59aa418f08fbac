import type { Club, StudioFixture, StudioMatchday } from '@mixed-zone/contract/schemas/studio/matchdays'

export function aClub(id: string, shortName: string): Club {
  return { id, textId: shortName.toLowerCase().replaceAll(' ', '-'), name: `${shortName} FC`, shortName }
}

export function aStudioMatchday(overrides: Partial<StudioMatchday> = {}): StudioMatchday {
  return {
    id: '12',
    textId: 'matchday-12-2026-27',
    name: 'Matchday 12',
    season: '2026-27',
    number: 12,
    startsOn: '2026-11-14',
    endsOn: '2026-11-16',
    fixtures: 2,
    finished: 0,
    version: 1,
    ...overrides,
  }
}

export function aStudioFixture(overrides: Partial<StudioFixture> = {}): StudioFixture {
  return {
    id: '1',
    matchdayId: '12',
    home: aClub('1', 'Brisa'),
    away: aClub('2', 'Roca Alta'),
    names: null,
    stadium: 'El Varadero',
    kickOff: '2026-11-15T18:30:00.000Z',
    state: 'scheduled',
    score: null,
    startedAt: null,
    halfTimeAt: null,
    finishedAt: null,
    changedAt: null,
    posts: 0,
    version: 1,
    ...overrides,
  }
}
