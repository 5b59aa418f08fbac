import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { setupSchema, setupStepChangeSchema } from '../../schemas/studio/setup.ts'

const access = { kind: 'private', permission: 'settings' } as const

export const getSetup = defineEndpoint({
  method: 'GET',
  path: 'studio/setup',
  summary: 'Returns the steps of the first run with their state, derived from what there is already.',
  access,
  answer: setupSchema,
  errors: [],
})

export const updateSetupStep = defineEndpoint({
  method: 'PUT',
  path: 'studio/setup/:step',
  summary:
    'Marks a step of the first run as done, put off, or open again. What the step is about is saved by other calls.',
  access,
  params: z.object({ step: idSchema }),
  body: setupStepChangeSchema,
  answer: setupSchema,
  errors: ['not-found'],
})
