import * as z from 'zod/mini'
import { idSchema } from '../id.ts'
import { FIXTURE_STATES } from '../taxonomy.ts'
import { inEachLanguage } from './post-facts.ts'

/** As many goals as the screens have room for. */
export const MAX_GOALS = 99

const goalsSchema = z.int().check(z.minimum(0), z.maximum(MAX_GOALS))

export const scoreSchema = z.object({ home: goalsSchema, away: goalsSchema })

export type Score = z.output<typeof scoreSchema>

/** A club, as a fixture shows it. */
export const clubSchema = z.object({ id: z.string(), textId: z.string(), name: z.string(), shortName: z.string() })

export type Club = z.output<typeof clubSchema>

export const studioFixtureSchema = z.object({
  id: z.string(),
  matchdayId: z.string(),
  home: clubSchema,
  away: clubSchema,
  /** A popular name, such as that of a derby. */
  names: z.nullable(inEachLanguage(z.string())),
  /** Where the home club plays; empty if it is not known. */
  stadium: z.string(),
  kickOff: z.iso.datetime(),
  state: z.enum(FIXTURE_STATES),
  score: z.nullable(scoreSchema),
  /** When it was tapped, by the server's clock; null before. */
  startedAt: z.nullable(z.iso.datetime()),
  halfTimeAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** When readers were last shown something else; null if nobody has changed it. */
  changedAt: z.nullable(z.iso.datetime()),
  /** Posts that are about it. */
  posts: z.number(),
  /** Editing and undoing send it back. */
  version: z.number(),
})

export type StudioFixture = z.output<typeof studioFixtureSchema>

export const studioMatchdaySchema = z.object({
  id: z.string(),
  textId: z.string(),
  name: z.string(),
  season: z.string(),
  number: z.number(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  fixtures: z.number(),
  finished: z.number(),
  version: z.number(),
})

export type StudioMatchday = z.output<typeof studioMatchdaySchema>

const SEASON = /^\d{4}-\d{2}$/

/** `2026-27`: the second year follows the first. */
export const seasonSchema = z.string().check(
  z.trim(),
  z.regex(SEASON),
  z.refine((season) => (Number(season.slice(0, 4)) + 1) % 100 === Number(season.slice(5))),
)

export const matchdayFields = z.object({
  season: seasonSchema,
  number: z.int().check(z.minimum(1), z.maximum(99)),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
})

export type MatchdayFields = z.output<typeof matchdayFields>

/** Every language or none: a popular name without one would be shown to nobody in it. */
const namesSchema = z.nullable(inEachLanguage(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))))

export const fixtureFields = z.object({
  matchdayId: idSchema,
  homeTeamId: idSchema,
  awayTeamId: idSchema,
  kickOff: z.iso.datetime(),
  names: namesSchema,
})

export type FixtureFields = z.output<typeof fixtureFields>

/** `version` is the one that the person saw; if it is another by now, the error is `conflict`, with `current` and `version`. */
export const versionField = { version: z.int().check(z.minimum(1)) }

/**
 * What is tapped beside the score.
 * - `kick-off`: of a fixture that is scheduled or was put off.
 * - `resume`: a match that was not over after all.
 * - `reschedule`: a fixture that was put off or abandoned is played another day.
 */
export const MATCH_PHASES = [
  'kick-off',
  'half-time',
  'full-time',
  'postpone',
  'abandon',
  'resume',
  'reschedule',
] as const

export type MatchPhase = (typeof MATCH_PHASES)[number]

export const matchPhaseSchema = z.enum(MATCH_PHASES)
