import * as z from 'zod/mini'
import { idSchema } from '../id.ts'
import { inEachLanguage } from './post-facts.ts'

/** What posts are filed under. Each is a tab of one table. Sections are fixed: the front page names them. */
export const TERM_KINDS = ['teams', 'categories', 'tags', 'players', 'sections'] as const

export type TermKind = (typeof TERM_KINDS)[number]

export function isTermKind(value: string): value is TermKind {
  return TERM_KINDS.some((kind) => kind === value)
}

/** Those that are created, merged and deleted. */
export const EDITABLE_TERM_KINDS = ['teams', 'categories', 'tags', 'players'] as const

export type EditableTermKind = (typeof EDITABLE_TERM_KINDS)[number]

export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'winger', 'forward'] as const

export type Position = (typeof POSITIONS)[number]

/** How long a merge can be undone. */
export const MERGE_UNDO_DAYS = 30

export const MAX_MERGED_TERMS = 20

const MAX_NAME_CHARACTERS = 120

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_CHARACTERS))

/** May be empty. */
const lineSchema = z.string().check(z.trim(), z.maxLength(MAX_NAME_CHARACTERS))

/** The part of the address. `all` means no filter. */
export const textIdSchema = z.string().check(
  z.trim(),
  z.maxLength(100),
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  z.refine((textId) => textId !== 'all', 'format'),
)

/** Of a club whose colours nobody has chosen yet. */
export const DEFAULT_CLUB_COLOURS = { mainColour: '#0a57a6', secondColour: '#ffffff' }

const colourSchema = z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/))

/** Without `textId` it is made of the name. */
export const termFields = {
  names: inEachLanguage(nameSchema),
  textId: z.optional(textIdSchema),
  /** The club of a player; null for other tags. */
  teamId: z.optional(z.nullable(idSchema)),
}

export const teamFields = {
  /** The same in all languages. */
  name: nameSchema,
  shortName: nameSchema,
  textId: z.optional(textIdSchema),
  /** Two to four letters or digits, or empty. */
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^(?:[A-Z0-9]{2,4})?$/)),
  city: lineSchema,
  stadium: lineSchema,
  coach: lineSchema,
  mainColour: colourSchema,
  secondColour: colourSchema,
  contactId: z.nullable(idSchema),
}

/** The version that the person saw. If it is another by now, the error is `conflict`. */
const versionField = { version: z.int().check(z.minimum(1)) }

/** Fields that are missing stay as they are. A former text id leads to the new one. */
export const termChangeSchema = z.extend(z.partial(z.object(termFields)), versionField)

export const teamChangeSchema = z.extend(z.partial(z.object(teamFields)), versionField)

/** Null removes it. */
export const crestChangeSchema = z.object({ file: z.nullable(z.base64().check(z.minLength(1))), ...versionField })

export const termNamesSchema = inEachLanguage(z.string())

/** What a club has beyond a name. */
export const clubSchema = z.object({
  shortName: z.string(),
  code: z.string(),
  city: z.string(),
  stadium: z.string(),
  coach: z.string(),
  mainColour: z.string(),
  secondColour: z.string(),
  contact: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The address of the crest; another one after each upload. */
  crest: z.nullable(z.string()),
  /** In the squad of the latest season. */
  players: z.int(),
})

export type Club = z.output<typeof clubSchema>

export const playerSchema = z.object({
  team: z.nullable(z.object({ id: z.string(), textId: z.string(), name: z.string() })),
  /** Of the latest season. */
  number: z.nullable(z.int()),
  position: z.nullable(z.enum(POSITIONS)),
})

export const listedTermSchema = z.object({
  /** Of a section, its text id. */
  id: z.string(),
  kind: z.enum(TERM_KINDS),
  textId: z.string(),
  names: termNamesSchema,
  /** In any state, drafts that name it included. */
  posts: z.int(),
  /** The newest that readers see or will see. */
  lastPostAt: z.nullable(z.iso.datetime()),
  version: z.int(),
  club: z.nullable(clubSchema),
  player: z.nullable(playerSchema),
  section: z.nullable(z.object({ kind: z.enum(['featured', 'regular']) })),
})

export type ListedTerm = z.output<typeof listedTermSchema>

/** Of any kind: what a kind does not have is empty in its file. */
export const TERMS_EXPORT_COLUMNS = [
  'name',
  'nameEs',
  'nameEn',
  'namePt',
  'textId',
  'city',
  'code',
  'mainColour',
  'secondColour',
  'stadium',
  'coach',
  'contact',
  'players',
  'team',
  'number',
  'position',
  'sectionKind',
  'posts',
  'lastPostAt',
] as const

/** Who uses it. Everything but saved views keeps it from being deleted. */
export const termUsesSchema = z.object({
  /** What is published or was. */
  posts: z.int(),
  /** Drafts that name it, of posts that are not counted above. */
  drafts: z.int(),
  /** Files whose captions name the player. */
  captions: z.int(),
  fixtures: z.int(),
  /** Players of the club. */
  players: z.int(),
  /** Squads that the player is in, or members of the club's squads. */
  squads: z.int(),
  /** Deliveries of the category that the league promises for each match. */
  promises: z.int(),
  /** Of the studio's lists of posts and players. */
  savedViews: z.int(),
})

export type TermUses = z.output<typeof termUsesSchema>

export const termMergeSchema = z.object({
  id: z.string(),
  textId: z.string(),
  names: termNamesSchema,
  mergedAt: z.iso.datetime(),
  undoUntil: z.iso.datetime(),
  mergedBy: z.nullable(z.string()),
})

export type TermMerge = z.output<typeof termMergeSchema>

export const squadMemberSchema = z.object({
  playerId: z.string(),
  textId: z.string(),
  name: z.string(),
  number: z.nullable(z.int()),
  position: z.enum(POSITIONS),
})

export const termDetailSchema = z.extend(listedTermSchema, {
  uses: termUsesSchema,
  /** Former text ids, and those of merged rows. */
  aliases: z.array(z.string()),
  /** What was merged into it and can still be undone, the latest first. */
  merges: z.array(termMergeSchema),
  /** Of a club, by number; empty for others. */
  squad: z.array(squadMemberSchema),
})

export type TermDetail = z.output<typeof termDetailSchema>

export const termCountsSchema = z.object({
  teams: z.int(),
  categories: z.int(),
  tags: z.int(),
  players: z.int(),
  sections: z.int(),
  /** The latest one, null before the first. */
  season: z.nullable(z.string()),
  contacts: z.array(z.object({ id: z.string(), name: z.string() })),
  /** All clubs by name, for choosing that of a player. */
  clubs: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const MERGE_OBSTACLES = ['opponents'] as const

export const mergePreviewOfTermsSchema = z.object({
  terms: z.array(z.extend(listedTermSchema, { uses: termUsesSchema })),
  /** Posts that have more than one of them. */
  shared: z.int(),
  /** Why they cannot be merged: two of the clubs play each other. */
  obstacle: z.nullable(z.enum(MERGE_OBSTACLES)),
})

export type TermMergePreview = z.output<typeof mergePreviewOfTermsSchema>

export const newTermMergeSchema = z.object({
  kind: z.enum(EDITABLE_TERM_KINDS),
  survivorId: idSchema,
  mergedIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_MERGED_TERMS)),
})
