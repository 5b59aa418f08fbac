import * as z from 'zod/mini'
import { STUDIO_EVENT_KINDS } from '../rules/live-events.ts'
import { localeSchema } from './locale.ts'
import { jobProgressSchema } from './studio/jobs.ts'
import { termSchema } from './taxonomy.ts'

/** A post that has just become visible to the caller. */
export const announcementSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The language of the title. */
  locale: localeSchema,
  section: termSchema,
  /** The later of its publication and the end of its embargo, by which lists are sorted. */
  newAt: z.iso.datetime(),
})

export type Announcement = z.output<typeof announcementSchema>

/** With `cursor` as `since`, the next call returns what came later, without duplicates. */
export const announcementsSchema = z.object({
  announcements: z.array(announcementSchema),
  cursor: z.string(),
})

/** Something that the caller may see in the studio has changed. */
export const studioEventSchema = z.object({
  kind: z.enum(STUDIO_EVENT_KINDS),
  /** Null if many have changed at once. */
  subjectId: z.nullable(z.string()),
  /** Of a `job`, which only its owner hears of. */
  progress: z.optional(jobProgressSchema),
})

export type StudioEvent = z.output<typeof studioEventSchema>
