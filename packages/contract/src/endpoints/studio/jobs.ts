import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { jobDetailSchema, jobSchema } from '../../schemas/studio/jobs.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'

const access = { kind: 'private', staff: true } as const

const params = z.object({ id: idSchema })

export const listJobs = defineEndpoint({
  method: 'GET',
  path: 'studio/jobs',
  summary: "Lists the caller's bulk actions of the last 30 days, latest first.",
  access,
  query: listQuerySchema(['createdAt'], {}),
  answer: listAnswerSchema(jobSchema),
  errors: [],
})

export const getJob = defineEndpoint({
  method: 'GET',
  path: 'studio/jobs/:id',
  summary: 'Returns a bulk action of the caller with a result for each row.',
  access,
  params,
  query: listQuerySchema(['position'], {
    /** `failed`: rows that were left as they were. */
    result: z.optional(z.enum(['waiting', 'done', 'failed'])),
  }),
  answer: jobDetailSchema,
  errors: ['not-found'],
})

export const cancelJob = defineEndpoint({
  method: 'POST',
  path: 'studio/jobs/:id/cancel',
  summary: 'Stops a bulk action of the caller. Rows that are done stay done.',
  access,
  params,
  answer: jobSchema,
  errors: ['not-found'],
})
