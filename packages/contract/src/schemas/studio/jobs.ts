import * as z from 'zod/mini'

/** `stopped`: the owner lost the permission while it ran. */
export const JOB_STATES = ['running', 'done', 'cancelled', 'stopped'] as const

/** How far a bulk action is. */
export const jobProgressSchema = z.object({
  state: z.enum(JOB_STATES),
  total: z.number(),
  /** Rows that are finished, including those that failed. */
  finished: z.number(),
  failed: z.number(),
})

export type JobProgress = z.output<typeof jobProgressSchema>
