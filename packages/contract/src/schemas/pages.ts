import * as z from 'zod/mini'
import { SECTION_LAYOUTS } from '../rules/section-layouts.ts'
import { cardSchema } from './post.ts'
import { matchdaySchema, sectionSchema } from './taxonomy.ts'

export const quickLinkSchema = z.object({ title: z.string(), url: z.string(), icon: z.string() })

export const homeSchema = z.object({
  lead: z.nullable(cardSchema),
  /** Those that editors show, in their order. */
  sections: z.array(z.extend(sectionSchema, { layout: z.enum(SECTION_LAYOUTS), posts: z.array(cardSchema) })),
  matchday: z.nullable(matchdaySchema),
  quickLinks: z.array(quickLinkSchema),
})

export type Home = z.output<typeof homeSchema>
