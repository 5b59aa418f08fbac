import * as z from 'zod/mini'
import { idSchema } from '../id.ts'
import { localeSchema } from '../locale.ts'
import { NETWORKS } from '../social.ts'
import { studioFixtureSchema, studioMatchdaySchema } from './matchdays.ts'
import { colleagueSchema, inEachLanguage } from './post-facts.ts'

export const PROMISE_ANCHORS = ['kick-off', 'whistle'] as const

/** Two weeks. */
export const MAX_PROMISE_MINUTES = 20_160

/** What stands for the clubs and the number of the matchday in the title of a new post. */
export const TITLE_VARIABLES = ['home', 'away', 'matchday'] as const

const promiseFieldsShape = {
  categoryId: idSchema,
  anchor: z.enum(PROMISE_ANCHORS),
  /** The deadline against the anchor; negative is before it. */
  minutes: z.int().check(z.minimum(-MAX_PROMISE_MINUTES), z.maximum(MAX_PROMISE_MINUTES)),
  locales: z.array(localeSchema).check(z.minLength(1), z.maxLength(3)),
  /** A text id; null leaves the section of a new post open. */
  sectionId: z.nullable(idSchema),
  contactId: z.nullable(idSchema),
  /** Of a new post; `{home}`, `{away}` and `{matchday}` are replaced. */
  titles: inEachLanguage(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
}

export const promiseFields = z.object(promiseFieldsShape)

export type PromiseFields = z.output<typeof promiseFields>

export const coveragePromiseSchema = z.object({
  ...promiseFieldsShape,
  id: z.string(),
  /** Of the category. */
  name: z.string(),
  version: z.number(),
})

export type CoveragePromise = z.output<typeof coveragePromiseSchema>

/**
 * How far a delivery is.
 * - `published`, also under embargo, and `scheduled`: by a post of the category about the fixture.
 * - `working`: a draft exists. `isOverdue` says that the time has passed meanwhile.
 * - `late`: the time has passed and there is nothing. `due`: soon. `upcoming`: later.
 * - `none`: nothing is promised, because the match was put off or abandoned.
 */
export const CELL_STATES = ['published', 'scheduled', 'working', 'late', 'due', 'upcoming', 'none'] as const

/** Of a promised language: there, there but the original has changed since, only in the draft, or missing. */
export const LANGUAGE_STATES = ['published', 'outdated', 'draft', 'missing'] as const

export type LanguageState = (typeof LANGUAGE_STATES)[number]

export const cellPostSchema = z.object({
  id: z.string(),
  /** In the language of the call, else in another; null without any. */
  title: z.nullable(z.string()),
  /** When it went out, or will. */
  publishedAt: z.nullable(z.iso.datetime()),
  embargoUntil: z.nullable(z.iso.datetime()),
  /** The publication against the anchor; null before the whistle. */
  minutes: z.nullable(z.number()),
  /** Of the promised languages. */
  languageStates: z.array(z.object({ locale: localeSchema, state: z.enum(LANGUAGE_STATES) })),
  /** Who wrote in it last. */
  author: z.nullable(colleagueSchema),
  /** Files while they are uploaded, in bytes per cent as well; null otherwise. */
  upload: z.nullable(z.object({ done: z.number(), total: z.number(), percent: z.number() })),
})

export const coverageCellSchema = z.object({
  promiseId: z.string(),
  state: z.enum(CELL_STATES),
  /** Null if nothing is promised. */
  dueAt: z.nullable(z.iso.datetime()),
  /** The whistle is still to come, so the time is only expected. */
  isEstimated: z.boolean(),
  isOverdue: z.boolean(),
  post: z.nullable(cellPostSchema),
})

export type CoverageCell = z.output<typeof coverageCellSchema>

export const deliverySchema = z.extend(coverageCellSchema, {
  /** Of the category. */
  name: z.string(),
})

export type Delivery = z.output<typeof deliverySchema>

export const boardFixtureSchema = z.extend(studioFixtureSchema, {
  /** It is played on the day of the board. */
  isToday: z.boolean(),
  /** In the order of the promises. */
  cells: z.array(coverageCellSchema),
})

export type BoardFixture = z.output<typeof boardFixtureSchema>

export const deliveryCountsSchema = z.object({
  promised: z.number(),
  published: z.number(),
  /** Published, but not in all promised languages. */
  incomplete: z.number(),
  working: z.number(),
  late: z.number(),
  scheduled: z.number(),
})

export const tonightSchema = z.object({
  /** The day of the board in the league's time zone; a night lasts until two. */
  day: z.iso.date(),
  /** From three hours before the first kick-off of the day. */
  isTonight: z.boolean(),
  /** No match today: the board prepares the next matchday. */
  isQuiet: z.boolean(),
  /** Null if there is no matchday today or later. */
  matchday: z.nullable(studioMatchdaySchema),
  /** In the order in which they fall due. */
  promises: z.array(coveragePromiseSchema),
  /** Those of the day first, then the other days, by kick-off. */
  fixtures: z.array(boardFixtureSchema),
  counts: deliveryCountsSchema,
  /** Of the matchday before, on a quiet day. */
  previous: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      counts: deliveryCountsSchema,
      late: z.number(),
    }),
  ),
})

export type Tonight = z.output<typeof tonightSchema>

export const tonightDeskSchema = z.object({
  /** What a person has to solve. */
  attention: z.array(
    z.union([
      z.object({
        kind: z.literal('mails'),
        count: z.number(),
        domain: z.nullable(z.string()),
        since: z.iso.datetime(),
      }),
      z.object({
        /** Those of one person to one post. */
        kind: z.literal('uploads'),
        /** Of the first of them. */
        id: z.string(),
        count: z.number(),
        name: z.string(),
        receivedBytes: z.number(),
        sizeBytes: z.number(),
        person: z.string(),
        postId: z.nullable(z.string()),
        since: z.iso.datetime(),
      }),
      z.object({
        kind: z.literal('feed'),
        /** Of the social account. */
        id: z.string(),
        network: z.enum(NETWORKS),
        handle: z.string(),
        failures: z.number(),
        since: z.iso.datetime(),
        nextAt: z.iso.datetime(),
        /** Somebody has asked to read it again. */
        isFetching: z.boolean(),
      }),
    ]),
  ),
  /** What readers see later by itself. */
  next: z.object({
    items: z.array(
      z.object({
        kind: z.enum(['publish', 'embargo']),
        postId: z.string(),
        title: z.nullable(z.string()),
        at: z.iso.datetime(),
      }),
    ),
    total: z.number(),
  }),
  /** Of the last six hours. */
  usage: z.object({
    views: z.number(),
    downloads: z.number(),
    /** A week earlier, in the same six hours. */
    before: z.number(),
    quarters: z.array(z.object({ at: z.iso.datetime(), count: z.number() })),
  }),
  mostDownloaded: z.array(
    z.object({
      postId: z.string(),
      title: z.nullable(z.string()),
      thumbnail: z.nullable(z.string()),
      downloads: z.number(),
    }),
  ),
  /** Who wrote lately or is uploading, and in what. */
  writing: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      postId: z.string(),
      title: z.nullable(z.string()),
      /** Files on their way; 0 for somebody who writes. */
      uploads: z.number(),
      at: z.iso.datetime(),
    }),
  ),
})

export type TonightDesk = z.output<typeof tonightDeskSchema>
