import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { showFixtureChange, withFixtureChange } from './fixture-changes.ts'

const FIXTURE = { id: '7', name: null, kickOff: '2026-11-15T18:30:00Z', state: 'live', score: { home: 0, away: 0 } }

const CHANGE = {
  id: '7',
  kickOff: '2026-11-15T18:30:00Z',
  state: 'live' as const,
  score: { home: 1, away: 0 },
}

const page = (fixture: object) => ({ matchday: { id: '7', fixtures: [fixture] }, posts: [{ id: '7', fixture: null }] })

describe('withFixtureChange', () => {
  it('changes the fixture wherever it is, and nothing else with the same id', () => {
    expect(withFixtureChange(page(FIXTURE), CHANGE)).toEqual(page({ ...FIXTURE, score: { home: 1, away: 0 } }))
  })

  it('returns the same object if the fixture is not there', () => {
    const data = page({ ...FIXTURE, id: '8' })
    expect(withFixtureChange(data, CHANGE)).toBe(data)
  })
})

describe('showFixtureChange', () => {
  it('changes what readers have loaded, and leaves the studio alone', () => {
    const client = new QueryClient()
    client.setQueryData(['home'], page(FIXTURE), { updatedAt: 1 })
    client.setQueryData(['studio', 'fixture'], page(FIXTURE))
    showFixtureChange(client, CHANGE)
    expect(client.getQueryData(['home'])).toMatchObject({ matchday: { fixtures: [{ score: { home: 1 } }] } })
    expect(client.getQueryState(['home'])?.dataUpdatedAt).toBe(1)
    expect(client.getQueryData(['studio', 'fixture'])).toEqual(page(FIXTURE))
  })
})
