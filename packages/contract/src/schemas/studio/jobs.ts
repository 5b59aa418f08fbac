import * as z from 'zod/mini'
import { ERROR_TYPES, type ErrorType } from '../../errors.ts'
import { listAnswerSchema } from './list.ts'

/** `stopped`: the owner lost the permission while it ran. */
export const JOB_STATES = ['running', 'done', 'cancelled', 'stopped'] as const

const progressFields = {
  state: z.enum(JOB_STATES),
  total: z.number(),
  /** Rows that were tried, including those that failed. */
  finished: z.number(),
  failed: z.number(),
}

/** How far a bulk action is. */
export const jobProgressSchema = z.object(progressFields)

export type JobProgress = z.output<typeof jobProgressSchema>

/** A bulk action of the caller. */
export const jobSchema = z.object({
  id: z.string(),
  /** What is done, such as `people.suspend`. */
  kind: z.string(),
  ...progressFields,
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
})

export type Job = z.output<typeof jobSchema>

/** Why a row was left as it was, where the error alone does not say it. */
export const JOB_ROW_REASONS = [
  'own-account',
  'more-permissions',
  'last-admin',
  'already-suspended',
  'not-suspended',
  'suspended',
  'has-account',
  'cannot-grant',
  'title-missing',
  'text-too-long',
  'rights-missing',
  'file-recalled',
  'file-broken',
  'not-published',
] as const

export type JobRowReason = (typeof JOB_ROW_REASONS)[number]

export const jobRowSchema = z.object({
  /** The id of the person, request or other thing. */
  id: z.string(),
  /** Its name as it is now; null if it is gone. */
  label: z.nullable(z.string()),
  /** Why it was left as it was; `waiting` until it was tried. */
  result: z.enum(['waiting', 'done', ...(ERROR_TYPES as [ErrorType, ...ErrorType[]])]),
  reason: z.optional(z.enum(JOB_ROW_REASONS)),
})

export type JobRow = z.output<typeof jobRowSchema>

export const jobDetailSchema = z.object({ job: jobSchema, rows: listAnswerSchema(jobRowSchema) })
