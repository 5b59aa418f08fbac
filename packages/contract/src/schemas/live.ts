import * as z from 'zod/mini'
import { localeSchema } from './locale.ts'
import { termSchema } from './taxonomy.ts'

/** A post that has just become visible to the caller. */
export const announcementSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The language of the title. */
  locale: localeSchema,
  section: termSchema,
  /** The later of its publication and the end of its embargo: where it stands in lists. */
  newAt: z.iso.datetime(),
})

export type Announcement = z.output<typeof announcementSchema>

/** `cursor` names the moment: asked with it as `since`, the call tells what came later and nothing twice. */
export const announcementsSchema = z.object({
  announcements: z.array(announcementSchema),
  cursor: z.string(),
})

/**
 * The names of the events of the stream. `ready` comes first and at once; `post` carries an announcement. Both have the
 * cursor as their id. Lines that begin with a colon keep the line alive.
 */
export const LIVE_EVENTS = { ready: 'ready', post: 'post' } as const

/** Silence for this long means that the line is dead: the server writes something three times as often. */
export const LIVE_SILENCE_MS = 45_000
