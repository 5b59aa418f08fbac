import { isDeepStrictEqual } from 'node:util'
import {
  type AssetDetails,
  assetDetailsSchema,
  type CameraField,
} from '@mixed-zone/contract/schemas/studio/asset-details'
import {
  type AssetTexts,
  FACT_FIELDS,
  FACT_VALUE_SCHEMAS,
  type FactField,
  type FactValues,
} from '@mixed-zone/contract/schemas/studio/post-facts'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { isVisible } from '../../library/library.ts'
import { loadTexts } from './asset-texts.ts'
import {
  type Colleague,
  type DraftAssetRow,
  findPublishedPost,
  listDraftAssets,
  listStoredFacts,
  type PublishedPost,
  type StoredFact,
} from './drafts.repository.ts'

export interface Fact<Value> {
  readonly value: Value
  readonly version: number
  readonly changedBy: Colleague | null
  readonly changedAt: Date | null
}

export type Facts = { readonly [Field in FactField]: Fact<FactValues[Field]> }

export interface DraftAsset {
  readonly row: DraftAssetRow
  readonly texts: Fact<AssetTexts>
  /** Of the camera, and deleted by somebody. */
  readonly clearedTexts: readonly CameraField[]
  readonly published: AssetTexts
  readonly details: Fact<AssetDetails>
  /** What the next publication will make of it. */
  readonly replacement: DraftAssetRow | null
  readonly poster: DraftAssetRow | null
  /** One for each language that has any. */
  readonly subtitles: readonly DraftAssetRow[]
  /** All that there are, also those that were removed or replaced. */
  readonly tracks: readonly DraftTrack[]
}

export interface DraftTrack {
  readonly row: DraftAssetRow
  readonly details: Fact<AssetDetails>
}

export interface Draft {
  readonly post: PublishedPost
  readonly facts: Facts
  /** What readers see. */
  readonly published: FactValues
  /** Without those that were removed. */
  readonly assets: readonly DraftAsset[]
  readonly removed: readonly DraftAsset[]
  /** A fact or the texts of a file were saved since the last publication. */
  readonly haveFactsChanged: boolean
}

/** A field that holds the texts of a file. */
export const assetField = (assetId: number) => `asset:${assetId}`

/** A field that holds what editors say about a file beside its texts. */
export const detailsField = (assetId: number) => `details:${assetId}`

/** A file that has no post yet. */
export function assetOfInbox(row: DraftAssetRow): DraftAsset {
  return { ...withParts(row, [], []), ...textsOf(row, undefined, null), details: detailsOf(row, undefined) }
}

/** The facts of a post as they are edited: what was saved, else what readers see. */
export async function loadDraft(db: Db, postId: number, now: Date): Promise<Draft> {
  const [post, stored, rows] = await Promise.all([
    findPublishedPost(db, postId),
    listStoredFacts(db, postId),
    listDraftAssets(db, postId),
  ])
  if (!post) throw new ApiError('not-found')
  const storedFacts = new Map(stored.map((fact) => [fact.field, fact]))
  const main = rows.filter(({ changeOf, subtitlesOf }) => changeOf === null && subtitlesOf === null)
  const shown = main.filter(({ postId: readersPost }) => readersPost !== null)
  const commonRights = commonRightsOf(shown)
  const published = publishedFacts(post, { rights: commonRights, assetOrder: idsOf(shown) }, now)
  const facts = mergeFacts(published, storedFacts, isVisible(post, now))
  const detailsFor = (row: DraftAssetRow) => detailsOf(row, storedFacts.get(detailsField(row.id)))
  const tracks = rows
    .filter(({ subtitlesOf }) => subtitlesOf !== null)
    .map((row) => ({ row, details: detailsFor(row) }))
  const all = inOrder(main, facts.assetOrder.value).map((row) => ({
    ...withParts(row, rows, tracks),
    ...textsOf(row, storedFacts.get(assetField(row.id)), commonRights),
    details: detailsFor(row),
  }))
  const isRemoved = ({ details }: DraftAsset) => details.value.state === 'removed'
  const assets = all.filter((asset) => !isRemoved(asset))
  return {
    post,
    facts: { ...facts, assetOrder: { ...facts.assetOrder, value: assets.map(({ row }) => String(row.id)) } },
    published,
    assets,
    removed: all.filter(isRemoved),
    haveFactsChanged: stored.some(({ version, publishedVersion }) => version > publishedVersion),
  }
}

type Rights = FactValues['rights']

/** The rights of all files, if they are the same. */
function commonRightsOf(rows: readonly DraftAssetRow[]): Rights {
  const [first] = rows
  if (!first?.rights) return null
  const isCommon = rows.every(
    ({ rights, rightsUntil }) => isDeepStrictEqual(rights, first.rights) && rightsUntil === first.rightsUntil,
  )
  return isCommon ? { texts: first.rights, until: first.rightsUntil } : null
}

const idsOf = (rows: readonly DraftAssetRow[]) => rows.map(({ id }) => String(id))

/** Files that were added since the order was chosen come last. */
function inOrder(rows: readonly DraftAssetRow[], order: readonly string[]): DraftAssetRow[] {
  const places = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ id }: DraftAssetRow) => places.get(String(id)) ?? order.length
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

type FileFacts = Pick<FactValues, 'rights' | 'assetOrder'>

function publishedFacts(post: PublishedPost, { rights, assetOrder }: FileFacts, now: Date): FactValues {
  const { embargoUntil } = post
  return {
    section: post.sectionId,
    teams: [...post.teams],
    categories: [...post.categories],
    tags: [...post.tags],
    players: [...post.players],
    matchday: post.matchdayId,
    fixture: post.fixtureId,
    contact: post.contactId,
    rights,
    links: [...post.links],
    leadAsset: post.leadAssetId,
    assetOrder,
    embargo: embargoUntil && embargoUntil > now ? embargoUntil.toISOString() : null,
  }
}

function mergeFacts(published: FactValues, stored: ReadonlyMap<string, StoredFact>, isOut: boolean): Facts {
  const entries = FACT_FIELDS.map((field) => {
    const fact = stored.get(field)
    const parsed = fact && z.safeParse(FACT_VALUE_SCHEMAS[field], fact.value)
    // A value of another version that is no longer valid counts as not saved.
    const isValid = parsed?.success && !(isOut && isFixedOnceOut(field))
    const value = isValid ? parsed.data : published[field]
    return [field, { value, ...savedBy(fact) }]
  })
  // Every field is there with a value of its own schema.
  return Object.fromEntries(entries) as Facts
}

/** The embargo of a post that is out is changed at once or not at all: one that is only planned would say what is not true. */
export const isFixedOnceOut = (field: FactField) => field === 'embargo'

function savedBy(fact: StoredFact | undefined): Omit<Fact<never>, 'value'> {
  return {
    version: fact?.version ?? 0,
    changedBy: fact?.changedBy ?? null,
    changedAt: fact?.changedAt ?? null,
  }
}

function textsOf(row: DraftAssetRow, stored: StoredFact | undefined, common: Rights) {
  // The same for all files: those of the post.
  const rights = common ? { rights: null, rightsUntil: null } : row
  const { value, published, cleared } = loadTexts(row, stored, rights)
  return { published, texts: { value, ...savedBy(stored) }, clearedTexts: cleared }
}

function detailsOf(row: DraftAssetRow, stored: StoredFact | undefined): Fact<AssetDetails> {
  const parsed = stored && z.safeParse(assetDetailsSchema, stored.value)
  const isCentred = row.focalX === CENTRE && row.focalY === CENTRE
  const unsaved: AssetDetails = {
    state: 'used',
    focalPoint: isCentred ? null : { x: row.focalX, y: row.focalY },
    frame: row.frame,
    players: [],
    minute: null,
  }
  return { value: parsed?.success ? parsed.data : unsaved, ...savedBy(stored) }
}

const CENTRE = 0.5

function withParts(row: DraftAssetRow, rows: readonly DraftAssetRow[], allTracks: readonly DraftTrack[]) {
  const findChange = (kind: DraftAssetRow['changeKind']) =>
    rows.find(({ changeOf, changeKind }) => changeOf === row.id && changeKind === kind) ?? null
  const tracks = allTracks.filter((track) => track.row.subtitlesOf === row.id)
  return {
    row,
    replacement: findChange('replacement'),
    poster: findChange('poster'),
    subtitles: latestOfEachLanguage(tracks.filter(({ details }) => details.value.state === 'used')),
    tracks,
  }
}

/** A track that was added later takes the place of the one that readers have. */
function latestOfEachLanguage(tracks: readonly DraftTrack[]): DraftAssetRow[] {
  const inOrderOfAge = tracks.map(({ row }) => row).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return [...new Map(inOrderOfAge.map((row) => [row.locale, row])).values()]
}
