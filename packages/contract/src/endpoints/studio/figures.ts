import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { REPORT_FORMATS } from '../../schemas/reports.ts'
import {
  deliveryTimesSchema,
  FIGURE_SORTS,
  figureDimensionSchema,
  figureFilterFields,
  figureItemSchema,
  figureSeriesSchema,
  figureSummarySchema,
  FIGURE_DIMENSIONS,
  searchMissSchema,
} from '../../schemas/studio/figures.ts'
import { listAnswerSchema, listQuerySchema } from '../../schemas/studio/list.ts'

const access = { kind: 'private', permission: 'figures' } as const

export const getFigures = defineEndpoint({
  method: 'GET',
  path: 'studio/figures',
  summary: 'Returns how often posts were viewed and downloaded, by how many people, and the same of the period before.',
  access,
  query: z.object(figureFilterFields),
  answer: figureSummarySchema,
  errors: [],
})

export const getFigureSeries = defineEndpoint({
  method: 'GET',
  path: 'studio/figures/series',
  summary: 'Returns the figures by day; of longer periods by week or month.',
  access,
  query: z.object(figureFilterFields),
  answer: figureSeriesSchema,
  errors: [],
})

export const listFigures = defineEndpoint({
  method: 'GET',
  path: 'studio/figures/by',
  summary:
    'Lists the figures by country, medium, post and so on, most downloads first. By person it also needs the permission `users`.',
  access,
  query: listQuerySchema(FIGURE_SORTS, { by: z._default(figureDimensionSchema, 'country'), ...figureFilterFields }),
  answer: listAnswerSchema(figureItemSchema),
  errors: [],
})

export const listSearchMisses = defineEndpoint({
  method: 'GET',
  path: 'studio/figures/searches',
  summary: 'Lists searches that found nothing, with what would answer them, most frequent first.',
  access,
  query: listQuerySchema(['times', 'lastAt'], { from: figureFilterFields.from, to: figureFilterFields.to }),
  answer: z.extend(listAnswerSchema(searchMissSchema), {
    /** How often nothing was found. */
    times: z.number(),
  }),
  errors: [],
})

export const listDeliveryTimes = defineEndpoint({
  method: 'GET',
  path: 'studio/figures/deliveries',
  summary:
    'Lists how long after kick-off or whistle each kind of promised delivery went out, against the promise, and the same of the period before. Days are those of the kick-off.',
  access,
  query: z.object({
    from: figureFilterFields.from,
    to: figureFilterFields.to,
    team: figureFilterFields.team,
    fixture: figureFilterFields.fixture,
  }),
  answer: deliveryTimesSchema,
  errors: [],
})

export const exportFigures = defineEndpoint({
  method: 'POST',
  path: 'studio/figures/export',
  summary: 'Returns the figures of a table as a file. Also needs the permission `export`, and is recorded.',
  access,
  body: z.object({
    ...figureFilterFields,
    table: z.enum(['series', 'searches', 'deliveries', ...FIGURE_DIMENSIONS]),
    format: z._default(z.enum(REPORT_FORMATS), 'csv'),
  }),
  bytes: true,
  errors: ['rate-limit'],
})

export const makeClubPages = defineEndpoint({
  method: 'POST',
  path: 'studio/figures/club-pages',
  summary:
    'Returns a PDF with a page for each club of a matchday: which media and countries used its posts, from the first day of the matchday until six days after the last. It names no people.',
  access,
  /** Text ids. Without a team, all clubs of the matchday. */
  body: z.object({ matchday: idSchema, team: z.optional(idSchema) }),
  bytes: true,
  errors: ['not-found'],
})
