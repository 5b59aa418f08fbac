import * as z from 'zod/mini'

/** The steps of the first run, in their order. */
export const SETUP_STEPS = ['brand', 'clubs', 'fixtures', 'promises', 'team', 'post'] as const

export type SetupStep = (typeof SETUP_STEPS)[number]

/** `later`: somebody put it off. */
export const SETUP_STEP_STATES = ['open', 'later', 'done'] as const

export type SetupStepState = (typeof SETUP_STEP_STATES)[number]

export const setupSchema = z.object({
  /** Until the first post is published. After that the steps are only under the settings. */
  isOpen: z.boolean(),
  steps: z.array(z.object({ name: z.enum(SETUP_STEPS), state: z.enum(SETUP_STEP_STATES) })),
  /** What there is already. */
  counts: z.object({
    clubs: z.number(),
    clubsWithoutCrest: z.number(),
    matchdays: z.number(),
    fixtures: z.number(),
    /** What the league delivers for each match. */
    promises: z.number(),
    /** People who work in the studio. */
    staff: z.number(),
    /** Those of them who can decide requests. */
    deciders: z.number(),
    publishedPosts: z.number(),
  }),
})

export type Setup = z.output<typeof setupSchema>

export const setupStepChangeSchema = z.object({ state: z.enum(SETUP_STEP_STATES) })
