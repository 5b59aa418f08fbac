import * as z from 'zod/mini'

const demoCountsSchema = z.object({
  posts: z.number(),
  people: z.number(),
  clubs: z.number(),
  fixtures: z.number(),
})

export const demoSchema = z.object({
  /** How much of the demo is left; null if there is none. */
  counts: z.nullable(demoCountsSchema),
  /** Why the caller cannot leave the demo: their own account belongs to it, or they are no admin. Null if they can. */
  blockedBy: z.nullable(z.enum(['demo-account', 'role'])),
})

export type DemoState = z.output<typeof demoSchema>

export const leftDemoSchema = z.object({
  removed: demoCountsSchema,
  /** Clubs, categories, tags, fixtures and contacts that posts of the league use. They are the league's now. */
  kept: z.number(),
})

export type LeftDemo = z.output<typeof leftDemoSchema>
