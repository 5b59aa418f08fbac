import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../schemas/id.ts'
import { POST_REPORTS, REPORT_TYPES, reportFields, reportPreviewSchema } from '../schemas/reports.ts'

export const updatePostData = defineEndpoint({
  method: 'POST',
  path: 'private/update-post-data',
  summary: 'Records a view or a copied text. Downloads are recorded by the server itself.',
  access: { kind: 'private' },
  body: z.object({
    id: idSchema,
    event: z.enum(['view', 'download', 'copy-text']),
    assetId: z.optional(idSchema),
  }),
  errors: ['not-found'],
})

export const exportData = defineEndpoint({
  method: 'POST',
  path: 'private/export-data',
  summary: 'Returns a report about people as a file.',
  access: { kind: 'private', permission: 'export' },
  body: z.object({ exportType: z.literal('users'), ...reportFields }),
  bytes: true,
  errors: ['rate-limit'],
})

export const exportPosts = defineEndpoint({
  method: 'POST',
  path: 'private/export-posts',
  summary: 'Returns a report about posts or their usage as a file.',
  access: { kind: 'private', permission: 'export' },
  body: z.object({ exportType: z.enum(POST_REPORTS), ...reportFields }),
  bytes: true,
  errors: ['rate-limit'],
})

export const previewReport = defineEndpoint({
  method: 'POST',
  path: 'private/report-preview',
  summary: 'Returns the number of rows of a report, the first ones, and figures by country, medium and day.',
  access: { kind: 'private', permission: 'export' },
  body: z.object({ exportType: z.enum(REPORT_TYPES), ...reportFields }),
  answer: reportPreviewSchema,
  errors: ['rate-limit'],
})
