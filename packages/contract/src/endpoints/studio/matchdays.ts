import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import {
  clubSchema,
  fixtureFields,
  matchdayFields,
  matchPhaseSchema,
  scoreSchema,
  studioFixtureSchema,
  studioMatchdaySchema,
  versionField,
} from '../../schemas/studio/matchdays.ts'

const access = { kind: 'private', permission: 'taxonomy' } as const

/** Readers see it at once. */
const liveAccess = { kind: 'private', permission: 'posts', also: 'publish' } as const

const params = z.object({ id: idSchema })

export const listMatchdays = defineEndpoint({
  method: 'GET',
  path: 'studio/matchdays',
  summary: 'Lists the matchdays of a season, by default the current one, with all seasons and clubs.',
  access,
  query: z.object({ season: z.optional(z.string().check(z.maxLength(20))) }),
  answer: z.object({
    seasons: z.array(z.string()),
    /** Null if there is no matchday yet. */
    season: z.nullable(z.string()),
    /** The matchday of today, else the nearest, if it is of this season. */
    currentId: z.nullable(z.string()),
    matchdays: z.array(studioMatchdaySchema),
    clubs: z.array(clubSchema),
  }),
  errors: [],
})

export const getStudioMatchday = defineEndpoint({
  method: 'GET',
  path: 'studio/matchdays/:id',
  summary: 'Returns a matchday with its fixtures by kick-off.',
  access,
  params,
  answer: z.object({ matchday: studioMatchdaySchema, fixtures: z.array(studioFixtureSchema) }),
  errors: ['not-found'],
})

export const createMatchday = defineEndpoint({
  method: 'POST',
  path: 'studio/matchdays',
  summary: 'Creates a matchday and its tag.',
  access,
  body: matchdayFields,
  answer: studioMatchdaySchema,
  status: 201,
  errors: ['conflict'],
})

export const updateMatchday = defineEndpoint({
  method: 'PUT',
  path: 'studio/matchdays/:id',
  summary: 'Changes number and dates of a matchday. Its address stays as it is.',
  access,
  params,
  body: z.extend(matchdayFields, versionField),
  answer: studioMatchdaySchema,
  errors: ['not-found', 'conflict'],
})

export const createFixture = defineEndpoint({
  method: 'POST',
  path: 'studio/fixtures',
  summary: 'Creates a fixture.',
  access,
  body: fixtureFields,
  answer: studioFixtureSchema,
  status: 201,
  errors: ['conflict'],
})

export const updateFixture = defineEndpoint({
  method: 'PUT',
  path: 'studio/fixtures/:id',
  summary: 'Changes a fixture. If it moves to another matchday, its posts follow.',
  access,
  params,
  body: z.extend(fixtureFields, versionField),
  answer: studioFixtureSchema,
  errors: ['not-found', 'conflict'],
})

export const deleteFixture = defineEndpoint({
  method: 'DELETE',
  path: 'studio/fixtures/:id',
  summary: 'Deletes a fixture that no post is about.',
  access,
  params,
  errors: ['not-found', 'conflict'],
})

export const setScore = defineEndpoint({
  method: 'PUT',
  path: 'studio/live-scores/:id/score',
  summary:
    'Sets the score of a match that has begun. If it is no longer the expected one, nothing changes: two taps that expect the same score count one goal.',
  access: liveAccess,
  params,
  body: z.object({ expected: scoreSchema, score: scoreSchema }),
  answer: studioFixtureSchema,
  errors: ['not-found', 'conflict'],
})

export const setMatchPhase = defineEndpoint({
  method: 'POST',
  path: 'studio/live-scores/:id/phase',
  summary:
    'Records kick-off, half-time, the final whistle, or that a match is put off. The second time changes nothing.',
  access: liveAccess,
  params,
  body: z.object({ phase: matchPhaseSchema }),
  answer: studioFixtureSchema,
  errors: ['not-found', 'conflict'],
})

export const undoLiveChange = defineEndpoint({
  method: 'POST',
  path: 'studio/live-scores/:id/undo',
  summary: 'Takes back the last tap within ten seconds, unless something has changed since.',
  access: liveAccess,
  params,
  body: z.object(versionField),
  answer: studioFixtureSchema,
  errors: ['not-found', 'conflict'],
})
