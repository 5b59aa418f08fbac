import { isDeepStrictEqual } from 'node:util'
import type { Localised } from '@mixed-zone/contract/locales'
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
  readonly published: AssetTexts
}

export interface Draft {
  readonly post: PublishedPost
  readonly facts: Facts
  /** What readers see. */
  readonly published: FactValues
  readonly assets: readonly DraftAsset[]
  /** A fact or the texts of a file were saved since the last publication. */
  readonly haveFactsChanged: boolean
}

/** A field that holds the texts of a file. */
export const assetField = (assetId: number) => `asset:${assetId}`

/** The facts of a post as they are edited: what was saved, else what readers see. */
export async function loadDraft(db: Db, postId: number, now: Date): Promise<Draft> {
  const [post, stored, rows] = await Promise.all([
    findPublishedPost(db, postId),
    listStoredFacts(db, postId),
    listDraftAssets(db, postId),
  ])
  if (!post) throw new ApiError('not-found')
  const storedFacts = new Map(stored.map((fact) => [fact.field, fact]))
  const commonRights = commonRightsOf(rows)
  const published = publishedFacts(post, { rights: commonRights, assetOrder: idsOf(rows) }, now)
  const facts = mergeFacts(published, storedFacts, isVisible(post, now))
  const ordered = inOrder(rows, facts.assetOrder.value)
  return {
    post,
    facts: { ...facts, assetOrder: { ...facts.assetOrder, value: idsOf(ordered) } },
    published,
    assets: ordered.map((row) => draftAssetOf(row, storedFacts.get(assetField(row.id)), commonRights)),
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

const EMPTY: Localised = { es: '', en: '', pt: '' }

function draftAssetOf(row: DraftAssetRow, stored: StoredFact | undefined, common: Rights): DraftAsset {
  const published: AssetTexts = {
    captions: row.captions ?? EMPTY,
    alternatives: row.alternatives ?? EMPTY,
    credit: row.credit,
    // The same for all files: those of the post.
    rights: common ? null : row.rights,
    rightsUntil: common ? null : row.rightsUntil,
  }
  // Stored by `saveAssetTexts`, whose schema it has.
  const saved = stored?.value as AssetTexts | undefined
  return { row, published, texts: { value: saved ?? published, ...savedBy(stored) } }
}
