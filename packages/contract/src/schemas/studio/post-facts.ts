import * as z from 'zod/mini'
import { ASSET_KINDS } from '../asset.ts'
import { idSchema } from '../id.ts'
import {
  assetChangeSchema,
  assetDetailsSchema,
  CAMERA_FIELDS,
  fileInfoSchema,
  subtitlesSchema,
} from './asset-details.ts'
import { FIXTURE_STATES } from '../taxonomy.ts'

export const inEachLanguage = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ es: schema, en: schema, pt: schema })

/** A text in every language; some of them may be empty. */
const localisedTextSchema = (maxCharacters: number) =>
  inEachLanguage(z.string().check(z.trim(), z.maxLength(maxCharacters)))

/** A text that no language may lack. */
const fullTextSchema = (maxCharacters: number) =>
  inEachLanguage(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCharacters)))

/** Somebody of the staff, for display. */
export const colleagueSchema = z.object({ id: z.string(), name: z.string() })

/** The fields of a post beside its texts. Each is saved on its own and has a version of its own. */
export const FACT_FIELDS = [
  'section',
  'teams',
  'categories',
  'tags',
  'players',
  'matchday',
  'fixture',
  'contact',
  'rights',
  'links',
  'leadAsset',
  'assetOrder',
  'embargo',
] as const

export const factFieldSchema = z.enum(FACT_FIELDS)

export type FactField = z.output<typeof factFieldSchema>

const MAX_TERMS = 100
const MAX_LINKS = 20
const MAX_ASSETS = 1_000

const idsSchema = z.array(idSchema).check(z.maxLength(MAX_TERMS))

export const rightsFactSchema = z.object({
  texts: fullTextSchema(300),
  /** The last day on which files may be downloaded. */
  until: z.nullable(z.iso.date()),
})

export const linkFactSchema = z.object({
  titles: fullTextSchema(200),
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)),
})

/** What each field holds. Ids are those of the choices. */
export const FACT_VALUE_SCHEMAS = {
  /** A text id. */
  section: z.nullable(z.string().check(z.maxLength(100))),
  teams: idsSchema,
  categories: idsSchema,
  tags: idsSchema,
  players: idsSchema,
  matchday: z.nullable(idSchema),
  fixture: z.nullable(idSchema),
  contact: z.nullable(idSchema),
  /** Of all files that have none of their own. */
  rights: z.nullable(rightsFactSchema),
  links: z.array(linkFactSchema).check(z.maxLength(MAX_LINKS)),
  leadAsset: z.nullable(idSchema),
  /** All files of the post but subtitles, as readers see them. Those that are not named come last. */
  assetOrder: z.array(idSchema).check(z.maxLength(MAX_ASSETS)),
  /** For the next publication. `setPostEmbargo` changes that of a published post. */
  embargo: z.nullable(z.iso.datetime()),
} as const satisfies Record<FactField, z.ZodMiniType>

export type FactValues = { readonly [Field in FactField]: z.output<(typeof FACT_VALUE_SCHEMAS)[Field]> }

const factSchema = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    /** 0 until it was saved for the first time. */
    version: z.number(),
    changedBy: z.nullable(colleagueSchema),
    changedAt: z.nullable(z.iso.datetime()),
  })

export const factsSchema = z.object({
  section: factSchema(FACT_VALUE_SCHEMAS.section),
  teams: factSchema(FACT_VALUE_SCHEMAS.teams),
  categories: factSchema(FACT_VALUE_SCHEMAS.categories),
  tags: factSchema(FACT_VALUE_SCHEMAS.tags),
  players: factSchema(FACT_VALUE_SCHEMAS.players),
  matchday: factSchema(FACT_VALUE_SCHEMAS.matchday),
  fixture: factSchema(FACT_VALUE_SCHEMAS.fixture),
  contact: factSchema(FACT_VALUE_SCHEMAS.contact),
  rights: factSchema(FACT_VALUE_SCHEMAS.rights),
  links: factSchema(FACT_VALUE_SCHEMAS.links),
  leadAsset: factSchema(FACT_VALUE_SCHEMAS.leadAsset),
  assetOrder: factSchema(FACT_VALUE_SCHEMAS.assetOrder),
  embargo: factSchema(FACT_VALUE_SCHEMAS.embargo),
})

/** `version` is the one that the person saw; if it is another by now, the error is `conflict`, with `current` and `version`. */
export const factChangeSchema = z.object({
  /** As `FACT_VALUE_SCHEMAS` says for the field. */
  value: z.unknown(),
  version: z.int().check(z.minimum(0)),
})

/** A saved field. `value` is as `FACT_VALUE_SCHEMAS` says. */
const savedFactSchema = factSchema(z.unknown())

export const factSavedSchema = z.object({
  value: z.unknown(),
  version: z.number(),
  changedBy: z.nullable(colleagueSchema),
  changedAt: z.nullable(z.iso.datetime()),
  /** Empty fields that a fixture has filled in, by their names. */
  filled: z.partialRecord(factFieldSchema, savedFactSchema),
})

export type FactSaved = z.output<typeof factSavedSchema>

const assetTextFields = {
  captions: localisedTextSchema(2_000),
  /** For people who do not see the picture. */
  alternatives: localisedTextSchema(1_000),
  credit: z.string().check(z.trim(), z.maxLength(200)),
  /** Null for those of the post. */
  rights: z.nullable(fullTextSchema(300)),
  rightsUntil: z.nullable(z.iso.date()),
}

export const assetTextsSchema = z.object(assetTextFields)

export type AssetTexts = z.output<typeof assetTextsSchema>

/** As `factChangeSchema`. Texts that are missing stay as they are. */
export const assetTextsChangeSchema = z.extend(z.partial(assetTextsSchema), {
  captions: z.optional(z.partial(assetTextFields.captions)),
  alternatives: z.optional(z.partial(assetTextFields.alternatives)),
  version: z.int().check(z.minimum(0)),
})

export type AssetTextsChange = z.output<typeof assetTextsChangeSchema>

/** A file of the post, with the texts of the draft. */
export const studioAssetSchema = z.object({
  id: z.string(),
  kind: z.enum(ASSET_KINDS),
  name: z.string(),
  /** Null for a video on an external host. */
  sizeBytes: z.nullable(z.number()),
  thumbnail: z.nullable(z.string()),
  /** The largest size for the screen. */
  url: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  ...assetTextFields,
  recalledAt: z.nullable(z.iso.datetime()),
  /** Readers get it, if they see the post. */
  isPublished: z.boolean(),
  details: assetDetailsSchema,
  detailsVersion: z.number(),
  /** Texts that are as the camera wrote them. */
  fromCamera: z.array(z.enum(CAMERA_FIELDS)),
  keywords: z.array(z.string()),
  /** As the camera or the agency wrote them; empty without any. */
  copyright: z.string(),
  place: z.string(),
  file: fileInfoSchema,
  replacement: z.nullable(assetChangeSchema),
  poster: z.nullable(assetChangeSchema),
  subtitles: z.array(subtitlesSchema),
  uploadedBy: z.nullable(colleagueSchema),
  /** Of the texts. */
  version: z.number(),
  changedBy: z.nullable(colleagueSchema),
  changedAt: z.nullable(z.iso.datetime()),
})

export type StudioAsset = z.output<typeof studioAssetSchema>

export const tagChoiceSchema = z.object({
  id: z.string(),
  textId: z.string(),
  kind: z.enum(['topic', 'player']),
  name: z.string(),
  /** The id of a player's team. */
  teamId: z.nullable(z.string()),
})

export type TagChoice = z.output<typeof tagChoiceSchema>

/** No name of a tag is longer. */
export const MAX_TAG_SEARCH_CHARACTERS = 100

/** A tag that was searched by its names in any language. */
export const tagMatchSchema = z.extend(tagChoiceSchema, { names: inEachLanguage(z.string()) })

export type TagMatch = z.output<typeof tagMatchSchema>

export const fixtureChoiceSchema = z.object({
  id: z.string(),
  matchdayId: z.string(),
  /** Such as that of a derby; null for most. */
  name: z.nullable(z.string()),
  homeTeamId: z.string(),
  awayTeamId: z.string(),
  kickOff: z.iso.datetime(),
  state: z.enum(FIXTURE_STATES),
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
})

export type FixtureChoice = z.output<typeof fixtureChoiceSchema>

export const matchdayChoiceSchema = z.object({
  id: z.string(),
  textId: z.string(),
  name: z.string(),
  season: z.string(),
  number: z.int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
})

const teamChoiceSchema = z.object({ id: z.string(), textId: z.string(), name: z.string(), shortName: z.string() })

/** What can be chosen, with names in the caller's language. Tags and players are searched instead: there are too many. */
export const factChoicesSchema = z.object({
  sections: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(['featured', 'regular']) })),
  teams: z.array(teamChoiceSchema),
  categories: z.array(z.object({ id: z.string(), textId: z.string(), name: z.string() })),
  contacts: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
  /** Of the last, the current and the next ones. */
  matchdays: z.array(matchdayChoiceSchema),
  /** Of these matchdays. */
  fixtures: z.array(fixtureChoiceSchema),
})

export type FactChoices = z.output<typeof factChoicesSchema>
