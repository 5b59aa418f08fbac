import * as z from 'zod/mini'
import { layoutsOf, MAX_SECTION_POSTS, SECTION_LAYOUTS } from '../../rules/section-layouts.ts'
import { idSchema } from '../id.ts'
import { inEachLanguage } from './post-facts.ts'

export const MAX_SECTION_NAME_CHARACTERS = 60
export const MAX_SECTION_DESCRIPTION_CHARACTERS = 160
export const MAX_LINK_TITLE_CHARACTERS = 60
export const MAX_QUICK_LINKS = 12
export const MAX_ADDRESS_CHARACTERS = 2_000

/** The icons to choose from. A name that the web app does not know is shown as an arrow. */
export const QUICK_LINK_ICONS = [
  'badge-check',
  'book-open',
  'calendar-days',
  'circle-help',
  'id-card',
  'image',
  'life-buoy',
  'map-pin',
  'newspaper',
  'palette',
  'phone',
  'scale',
  'ticket',
  'trophy',
] as const

export type QuickLinkIcon = (typeof QUICK_LINK_ICONS)[number]

const hasNoControls = z.refine<string>((text) => !/\p{Cc}/u.test(text))

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), hasNoControls)

/** http or https, without a password. */
export const webAddressSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_ADDRESS_CHARACTERS),
  z.refine((text) => isWebAddress(text)),
)

export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}

/** A path of our own, without the language, which the reader's replaces. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

export const frontSectionSchema = z
  .object({
    textId: idSchema,
    names: inEachLanguage(line(MAX_SECTION_NAME_CHARACTERS)),
    descriptions: inEachLanguage(line(MAX_SECTION_DESCRIPTION_CHARACTERS)),
    layout: z.enum(SECTION_LAYOUTS),
    /** How many posts are shown. */
    limit: z.int().check(z.minimum(1)),
    /** Hidden from the home page only: its posts and its own page stay. */
    isVisible: z.boolean(),
  })
  .check(
    z.refine(({ layout, limit }) => limit <= MAX_SECTION_POSTS[layout], { path: ['limit'] }),
    z.refine(({ textId, layout }) => layoutsOf(textId).includes(layout), { path: ['layout'] }),
  )

export type FrontSection = z.output<typeof frontSectionSchema>

export const quickLinkEntrySchema = z.object({
  /** The link is shown in the languages in which it has a title. */
  titles: inEachLanguage(z.string().check(z.trim(), z.maxLength(MAX_LINK_TITLE_CHARACTERS), hasNoControls)).check(
    z.refine(({ es, en, pt }) => es !== '' || en !== '' || pt !== ''),
  ),
  url: z.string().check(
    z.trim(),
    z.maxLength(MAX_ADDRESS_CHARACTERS),
    z.refine((text) => isOwnPath(text) || isWebAddress(text)),
  ),
  icon: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
})

export type QuickLinkEntry = z.output<typeof quickLinkEntrySchema>

/** What editors decide about the home page. */
export const frontPageSchema = z.object({
  /** All sections, in the order of the page. */
  sections: z.array(frontSectionSchema).check(z.maxLength(100)),
  /** Leads until then, whatever is featured; null without a pinned story. */
  lead: z.nullable(z.object({ postId: idSchema, until: z.iso.datetime() })),
  quickLinks: z.array(quickLinkEntrySchema).check(z.maxLength(MAX_QUICK_LINKS)),
})

export type FrontPage = z.output<typeof frontPageSchema>

const leadPostSchema = z.object({
  id: z.string(),
  /** In the caller's language, else in one that it has. */
  title: z.string(),
  /** Whether readers see it now; otherwise the page leads with the next story. */
  isVisible: z.boolean(),
})

export const frontPageStateSchema = z.object({
  published: frontPageSchema,
  publishedAt: z.nullable(z.iso.datetime()),
  /** Counts the publications. */
  version: z.int(),
  /** Null if nothing was changed since. */
  draft: z.nullable(frontPageSchema),
  /** Counts the changes of the draft, and never starts again. */
  revision: z.int(),
  changedAt: z.nullable(z.iso.datetime()),
  /** How many posts of each section readers see, by its text id. */
  counts: z.record(z.string(), z.int()),
  /** The stories that are pinned in what is published and in the draft. */
  leadPosts: z.array(leadPostSchema),
})

export type FrontPageState = z.output<typeof frontPageStateSchema>

/**
 * `base` is what the person started from. Fields that differ in `value` are saved; if somebody else has changed one of them meanwhile, the
 * error is `conflict` and nothing is saved.
 */
export const frontPageChangeSchema = z.object({ base: frontPageSchema, value: frontPageSchema })

const countSchema = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

/** If the draft has another revision by now, or there is none, the error is `conflict`. */
export const frontPageRevisionSchema = z.object({ revision: countSchema })

/** If another version is published by now, the error is `conflict`. */
export const frontPageUndoSchema = z.object({ version: countSchema })

export const frontPageVersionSchema = z.object({
  /** 0 is the page before the first publication. */
  version: z.int(),
  publishedAt: z.nullable(z.iso.datetime()),
  publishedBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /**
   * With the sections that exist now, and without a pinned story that has ended or was deleted. Null if an older release of the product has
   * stored what no longer fits.
   */
  value: z.nullable(frontPageSchema),
})

export type FrontPageVersion = z.output<typeof frontPageVersionSchema>
