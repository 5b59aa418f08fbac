import * as z from 'zod/mini'

/** A section, category or tag of a post. */
export const termSchema = z.object({ textId: z.string(), name: z.string() })

export type Term = z.output<typeof termSchema>

const coloursSchema = z.object({ main: z.string(), second: z.string() })

/** The crest of a team is at `crestPath(textId)`. */
export const teamSchema = z.extend(termSchema, { shortName: z.string(), colours: coloursSchema })

export type Team = z.output<typeof teamSchema>

export const sectionSchema = z.extend(termSchema, {
  description: z.string(),
  kind: z.enum(['featured', 'regular']),
  /** Posts that the caller can see. */
  count: z.int(),
})

export type Section = z.output<typeof sectionSchema>

export const FIXTURE_STATES = ['scheduled', 'live', 'finished', 'postponed', 'abandoned'] as const

export const fixtureSchema = z.object({
  id: z.string(),
  /** A popular name, such as that of a derby; null for most. */
  name: z.nullable(z.string()),
  home: teamSchema,
  away: teamSchema,
  kickOff: z.iso.datetime(),
  state: z.enum(FIXTURE_STATES),
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
})

export type Fixture = z.output<typeof fixtureSchema>

/** What changes of a fixture while it is played, or when it is put off. */
export const fixtureChangeSchema = z.pick(fixtureSchema, { id: true, kickOff: true, state: true, score: true })

export type FixtureChange = z.output<typeof fixtureChangeSchema>

/** A matchday without its fixtures. */
export const matchdayTermSchema = z.extend(termSchema, {
  season: z.string(),
  number: z.int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
})

export type MatchdayTerm = z.output<typeof matchdayTermSchema>

export const matchdaySchema = z.extend(matchdayTermSchema, { fixtures: z.array(fixtureSchema) })

export type Matchday = z.output<typeof matchdaySchema>
