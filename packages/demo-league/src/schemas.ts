import { LOCALES } from '@mixed-zone/contract/locales'
import { NETWORKS } from '@mixed-zone/contract/schemas/social'
import type { SectionKey } from '@mixed-zone/contract/sections'
import * as z from 'zod/mini'

// The shape of every file in data/ and posts/. Keys of other files are plain strings here; the tests follow each of them.

export const localisedSchema = z.strictObject({ es: z.string(), en: z.string(), pt: z.string() })

export const clubSchema = z.strictObject({
  name: z.string(),
  shortName: z.string(),
  /** Three letters, for tables. */
  code: z.string(),
  main: z.string(),
  second: z.string(),
  city: z.string(),
  stadium: z.string(),
  coach: z.string(),
})

/** Women and men play in the same teams. */
export const playerSchema = z.strictObject({
  name: z.string(),
  club: z.string(),
  number: z.number(),
  position: z.enum(['goalkeeper', 'defender', 'midfielder', 'winger', 'forward']),
})

export type Club = z.output<typeof clubSchema>

export const derbySchema = z.strictObject({ clubs: z.array(z.string()), names: localisedSchema })

export type Derby = z.output<typeof derbySchema>

/** A fixture without a state has not been played. Kick-off times are computed around the first start. */
export const fixtureSchema = z.strictObject({
  matchday: z.number(),
  home: z.string(),
  away: z.string(),
  state: z._default(z.enum(['scheduled', 'live', 'finished', 'postponed']), 'scheduled'),
  score: z.pipe(
    z.optional(z.string().check(z.regex(/^\d+-\d+$/))),
    z.transform((score) => {
      const [home, away] = (score ?? '').split('-').map(Number)
      return score === undefined || home === undefined || away === undefined ? null : { home, away }
    }),
  ),
})

export type Fixture = z.output<typeof fixtureSchema>

/** What the league publishes for each match. `minutes` are after the anchor, negative ones before it. */
export const promiseSchema = z.strictObject({
  category: z.string(),
  anchor: z.enum(['kick-off', 'whistle']),
  minutes: z.number(),
  section: z.string(),
  contact: z.string(),
  titles: localisedSchema,
})

/** A desk of the league, or the press officer of a club under the club's key. */
export const contactSchema = z.strictObject({
  name: z.string(),
  roles: localisedSchema,
  email: z.string(),
  telephone: z.string(),
})

/** The picture's file is `art/pictures/{key}.jpg`. */
export const pictureSchema = z.strictObject({
  scene: z.string(),
  club: z.string(),
  rival: z.optional(z.string()),
  photographer: z.string(),
  focalX: z.number(),
  focalY: z.number(),
  caption: localisedSchema,
  alt: localisedSchema,
})

export type Picture = z.output<typeof pictureSchema>

/** The files in `art/videos` are `{stem}.mp4`, `{stem}.jpg` (the poster) and `{stem}.{es,en,pt}.vtt`. */
export const videoSchema = z.strictObject({
  stem: z.string(),
  durationMs: z.number(),
  width: z.number(),
  height: z.number(),
  title: localisedSchema,
  alt: localisedSchema,
})

/** The file is in `art/documents`, and is downloaded under the same name. */
export const documentSchema = z.strictObject({ file: z.string(), title: localisedSchema })

const mediaPersonFields = {
  firstName: z.string(),
  surnames: z.string(),
  email: z.string(),
  company: z.string(),
  mediaType: z.string(),
  workType: z.string(),
  region: z.string(),
  country: z.string(),
  prefix: z.string(),
  number: z.string(),
  locale: z.enum(LOCALES),
  newsletter: z.boolean(),
}

const authorisedPersonSchema = z.strictObject({
  ...mediaPersonFields,
  /** Sees embargoed posts. */
  embargo: z.optional(z.boolean()),
  /** A trusted mail domain let them in. */
  byDomain: z.optional(z.boolean()),
  /** Did not use the portal for this many days before the first start. */
  quietDays: z.optional(z.number()),
  /** Has not replaced the provisional password, which ends this long after the first start; negative if it has ended. */
  provisionalHours: z.optional(z.number()),
  /** Locked for this long after the first start. */
  lockedMinutes: z.optional(z.number()),
  suspendedReason: z.optional(z.string()),
  /** Their last mail came back, or could not be delivered. */
  mail: z.optional(z.enum(['returned', 'failed'])),
})

const waitingPersonSchema = z.strictObject({
  ...mediaPersonFields,
  hoursAgo: z.number(),
  /** Internal notes of the desk, the oldest first. */
  notes: z.optional(z.array(z.strictObject({ hoursAgo: z.number(), text: z.string() }))),
  /** An earlier request of the same address, which was rejected. */
  earlier: z.optional(z.strictObject({ daysAgo: z.number(), reason: z.string() })),
})

const rejectedPersonSchema = z.strictObject({ ...mediaPersonFields, daysAgo: z.number(), reason: z.string() })

export type MediaPerson = z.output<z.ZodMiniObject<typeof mediaPersonFields>>

export type AuthorisedPerson = z.output<typeof authorisedPersonSchema>

/** Invented journalists by the state of their access request. Nobody can log in as one of them. */
export const mediaPeopleSchema = z.strictObject({
  authorised: z.array(authorisedPersonSchema),
  waiting: z.array(waitingPersonSchema),
  rejected: z.array(rejectedPersonSchema),
})

/** A mail domain with a rule of its own. */
export const mailDomainSchema = z.strictObject({
  domain: z.string(),
  state: z.enum(['authorise', 'ask', 'distrust']),
  daysAgo: z.number(),
  /** Why it is no longer authorised at once. */
  takenBack: z.optional(z.enum(['suspension', 'returned-mail'])),
})

export const quickLinkSchema = z.strictObject({
  titles: localisedSchema,
  icon: z.string(),
  /** The newest post with a document, a post by its key, or a path below the language. */
  to: z.union([
    z.strictObject({ document: z.string() }),
    z.strictObject({ post: z.string() }),
    z.strictObject({ path: z.string() }),
  ]),
})

export type QuickLink = z.output<typeof quickLinkSchema>

/** Accounts without feeds, so that the demo never calls another server. Items are newest first. */
export const socialAccountSchema = z.strictObject({
  network: z.enum(NETWORKS),
  handle: z.string(),
  url: z.string(),
  items: z.array(
    z.strictObject({ hoursAgo: z.number(), title: z.string(), text: z.string(), picture: z.nullable(z.string()) }),
  ),
})

const postRightsSchema = z.strictObject({
  kind: z.string(),
  /** The last day of use in days after the first start; negative if it is over, missing if there is none. */
  untilDays: z.optional(z.number()),
})

export type PostRights = z.output<typeof postRightsSchema>

const postPictureSchema = z.strictObject({
  picture: z.string(),
  /** Overrides the picture's own caption. */
  caption: z.optional(localisedSchema),
  rights: z.optional(postRightsSchema),
})

const translationSchema = z.strictObject({
  title: z.string(),
  summary: z.string(),
  /** Lines of simple HTML. */
  body: z.pipe(
    z.array(z.string()),
    z.transform((lines) => lines.join('')),
  ),
})

export type PostTranslation = z.output<typeof translationSchema>

/**
 * A post without its key (the file's name) and its section (the folder's name). Times are relative to the first start, so texts
 * name no fixed date: `{day:-1}` becomes the day before it ("14 November") and `{season}` becomes "2026-27". `{contacts}` becomes
 * the list of all press contacts.
 */
export const postSchema = z.strictObject({
  /** Published this long before the first start; negative if it is scheduled for later. */
  hoursAgo: z.number(),
  /** Embargoed until this long after the first start. */
  embargoHours: z.optional(z.number()),
  teams: z.array(z.string()),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  players: z.optional(z.array(z.string())),
  /** Only for a post about a whole matchday; a fixture implies its own. */
  matchday: z.optional(z.number()),
  /** Each pairing at home and away happens once in a season. */
  fixture: z.optional(z.strictObject({ home: z.string(), away: z.string() })),
  /** The first one is the lead picture. */
  pictures: z.array(
    z.union([
      z.pipe(
        z.string(),
        z.transform((picture): z.output<typeof postPictureSchema> => ({ picture })),
      ),
      postPictureSchema,
    ]),
  ),
  videos: z.optional(z.array(z.string())),
  /** Where an external video host is configured (`VIDEO_HOST`), its videos are there and not in our storage. */
  hasExternalVideos: z.optional(z.boolean()),
  documents: z.optional(z.array(z.string())),
  external: z.optional(z.array(z.strictObject({ title: localisedSchema, url: z.string() }))),
  contact: z.optional(z.string()),
  /** For every picture and video of the post that has none of its own. */
  rights: z.optional(postRightsSchema),
  corrections: z.optional(z.array(z.strictObject({ hoursAgo: z.number(), text: localisedSchema }))),
  translations: z.strictObject({
    es: z.optional(translationSchema),
    en: z.optional(translationSchema),
    pt: z.optional(translationSchema),
  }),
})

export type DemoPost = z.output<typeof postSchema> & { readonly key: string; readonly section: SectionKey }
