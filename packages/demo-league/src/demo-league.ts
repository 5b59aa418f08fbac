import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localised } from '@mixed-zone/contract/locales'
import { FEATURED_SECTION_KEYS, REGULAR_SECTION_KEYS, sectionTextId } from '@mixed-zone/contract/sections'
import * as z from 'zod/mini'
import { createRoundUps } from './round-ups.ts'
import {
  type Club,
  clubSchema,
  contactSchema,
  type DemoPost,
  type Derby,
  derbySchema,
  documentSchema,
  fixtureSchema,
  localisedSchema,
  mailDomainSchema,
  mediaPeopleSchema,
  type Picture,
  pictureSchema,
  playerSchema,
  postSchema,
  promiseSchema,
  type QuickLink,
  quickLinkSchema,
  socialAccountSchema,
  videoSchema,
} from './schemas.ts'
import { planSeason, type Season, type Start } from './season.ts'

const ROOT = join(import.meta.dirname, '..')

/** The folder with `crests/`, `documents/`, `pictures/` and `videos/`. */
export const ART_FOLDER = join(ROOT, 'art')

/** The folder of the section `{product}-stories`. */
const PRODUCT_KEY = 'league'

type ByKey<T> = ReadonlyMap<string, T>

/** The invented league for a first start at a given moment. Maps are keyed by the names that posts use. */
export interface DemoLeague {
  readonly clubs: ByKey<Club>
  readonly players: ByKey<z.output<typeof playerSchema>>
  readonly derbies: readonly Derby[]
  readonly categories: ByKey<Localised>
  /** Topics. Players and matchdays are tags as well. */
  readonly tags: ByKey<Localised>
  readonly contacts: ByKey<z.output<typeof contactSchema>>
  readonly promises: readonly z.output<typeof promiseSchema>[]
  readonly rights: ByKey<Localised>
  readonly pictures: ByKey<Picture>
  readonly videos: ByKey<z.output<typeof videoSchema>>
  readonly documents: ByKey<z.output<typeof documentSchema>>
  readonly mediaPeople: z.output<typeof mediaPeopleSchema>
  readonly mailDomains: readonly z.output<typeof mailDomainSchema>[]
  readonly quickLinks: readonly QuickLink[]
  readonly socialAccounts: readonly z.output<typeof socialAccountSchema>[]
  readonly season: Season
  readonly posts: readonly DemoPost[]
}

function readJson<S extends z.ZodMiniType>(schema: S, ...path: readonly string[]): z.output<S> {
  const file = join(ROOT, ...path)
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`)
  return result.data
}

function readData<S extends z.ZodMiniType>(schema: S, name: string): z.output<S> {
  return readJson(schema, 'data', `${name}.json`)
}

function readMap<S extends z.ZodMiniType>(schema: S, name: string): Map<string, z.output<S>> {
  return new Map(Object.entries(readData(z.record(z.string(), schema), name)))
}

function readPosts(): DemoPost[] {
  return [...FEATURED_SECTION_KEYS, ...REGULAR_SECTION_KEYS].flatMap((section) => {
    const folder = sectionTextId(section, PRODUCT_KEY)
    return readdirSync(join(ROOT, 'posts', folder))
      .toSorted()
      .map((name) => ({ ...readJson(postSchema, 'posts', folder, name), key: name.replace('.json', ''), section }))
  })
}

/** Reads all files of the league, and adds the round-ups that follow from the season's results. */
export function loadDemoLeague(start: Start): DemoLeague {
  const derbies = readData(z.array(derbySchema), 'derbies')
  const written = readPosts()
  const league = {
    clubs: readMap(clubSchema, 'clubs'),
    players: readMap(playerSchema, 'players'),
    derbies,
    categories: readMap(localisedSchema, 'categories'),
    tags: readMap(localisedSchema, 'tags'),
    contacts: readMap(contactSchema, 'contacts'),
    promises: readData(z.array(promiseSchema), 'promises'),
    rights: readMap(localisedSchema, 'rights'),
    pictures: readMap(pictureSchema, 'pictures'),
    videos: readMap(videoSchema, 'videos'),
    documents: readMap(documentSchema, 'documents'),
    mediaPeople: readData(mediaPeopleSchema, 'media-people'),
    mailDomains: readData(z.array(mailDomainSchema), 'mail-domains'),
    quickLinks: readData(z.array(quickLinkSchema), 'quick-links'),
    socialAccounts: readData(z.array(socialAccountSchema), 'social-accounts'),
    season: planSeason(start, { fixtures: readData(z.array(fixtureSchema), 'fixtures'), derbies }),
  }
  return { ...league, posts: [...written, ...createRoundUps(league, { ...start, written })] }
}
