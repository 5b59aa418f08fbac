import { defineEndpoint } from '../../endpoint.ts'
import { demoSchema, leftDemoSchema } from '../../schemas/studio/demo.ts'

const access = { kind: 'private', permission: 'settings' } as const

export const getDemo = defineEndpoint({
  method: 'GET',
  path: 'studio/demo',
  summary: 'Says how much of the demo is in this installation, and whether the caller can remove it.',
  access,
  answer: demoSchema,
  errors: [],
})

export const leaveDemo = defineEndpoint({
  method: 'POST',
  path: 'studio/demo/leave',
  summary:
    'Deletes everything that the demo was filled with, all or nothing, but no settings. Needs an admin who is not a demo account.',
  access: { ...access, confirmed: true },
  answer: leftDemoSchema,
  errors: ['not-found', 'conflict'],
})
