import * as z from 'zod/mini'
import { cardSchema } from './post.ts'
import { matchdaySchema, sectionSchema } from './taxonomy.ts'

export const quickLinkSchema = z.object({ title: z.string(), url: z.string(), icon: z.string() })

export const homeSchema = z.object({
  lead: z.nullable(cardSchema),
  sections: z.array(z.extend(sectionSchema, { posts: z.array(cardSchema) })),
  matchday: z.nullable(matchdaySchema),
  quickLinks: z.array(quickLinkSchema),
})

export type Home = z.output<typeof homeSchema>
