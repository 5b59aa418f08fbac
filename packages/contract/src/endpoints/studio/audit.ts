import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { REPORT_FORMATS } from '../../schemas/reports.ts'
import { auditDetailSchema, auditFilterFields, auditItemSchema, MAX_AUDIT_TOTAL } from '../../schemas/studio/audit.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'

const access = { kind: 'private', permission: 'audit' } as const

export const listAudit = defineEndpoint({
  method: 'GET',
  path: 'studio/audit',
  summary: `Lists the entries of the audit log, newest first. Up to ${MAX_AUDIT_TOTAL} matches are counted and can be paged through.`,
  access,
  query: listQuerySchema(['at'], auditFilterFields),
  answer: z.extend(listAnswerSchema(auditItemSchema), {
    /** False if more entries match than `total` says. */
    isTotalExact: z.boolean(),
    /** How long entries are kept. */
    keptYears: z.number(),
  }),
  errors: [],
})

export const listAuditActors = defineEndpoint({
  method: 'GET',
  path: 'studio/audit/actors',
  summary: 'Lists the staff by name, to filter the audit log by who did something.',
  access,
  answer: z.object({ actors: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
})

export const getAuditEntry = defineEndpoint({
  method: 'GET',
  path: 'studio/audit/:id',
  summary: 'Returns an entry of the audit log with each changed field before and after.',
  access,
  params: z.object({ id: idSchema }),
  answer: auditDetailSchema,
  errors: ['not-found'],
})

export const exportAudit = defineEndpoint({
  method: 'POST',
  path: 'studio/audit/export',
  summary:
    'Returns all matching entries as a file, oldest last. Also needs the permission `export`, and is recorded itself.',
  access,
  body: z.object({ ...auditFilterFields, format: z._default(z.enum(REPORT_FORMATS), 'xlsx') }),
  bytes: true,
  errors: ['rate-limit'],
})
