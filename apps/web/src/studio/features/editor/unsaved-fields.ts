import { saveAssetDetails } from '@mixed-zone/contract/endpoints/studio/files'
import { getPostDetail, saveAssetTexts, saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import { type AssetDetails, assetDetailsSchema } from '@mixed-zone/contract/schemas/studio/asset-details'
import {
  assetTextsSchema,
  FACT_FIELDS,
  FACT_VALUE_SCHEMAS,
  type FactField,
} from '@mixed-zone/contract/schemas/studio/post-facts'
import * as z from 'zod/mini'
import { studioClient } from '../../shared/studio-client.ts'
import { deleteUnsaved, isRecord, listUnsaved, storeUnsaved } from '../../shared/unsaved-changes.ts'
import { TEXT_KEYS, type TextChanges, toRequest } from './pictures/merge-texts.ts'

/** What is saved beside the texts: facts of a post, captions of its files, and their focal points, players and minutes. */
type FieldKind = 'fact' | 'file' | 'details'

export interface UnsavedField<Name extends string, Value> {
  readonly name: Name
  readonly value: Value
  /** Of the field when it was changed: if it has another one now, somebody else has changed it too. */
  readonly version: number
  readonly at: number
}

/** Returns null for what another version of the product may have stored. */
type Parse<Name extends string, Value> = (name: string, value: unknown) => { name: Name; value: Value } | null

export type UnsavedFields<Name extends string, Value> = ReturnType<typeof unsavedFields<Name, Value>>

/** Fields of a post that this person has changed and that the server has not saved, in this browser. */
function unsavedFields<Name extends string, Value>(kind: FieldKind, postId: string, parse: Parse<Name, Value>) {
  const prefix = `${kind}-${postId}-`
  return {
    store: (name: Name, { value, version }: Pick<UnsavedField<Name, Value>, 'value' | 'version'>): void =>
      storeUnsaved(prefix + name, { value, version, changes: 1 }),
    delete: (name: Name): void => deleteUnsaved(prefix + name),
    list: (): UnsavedField<Name, Value>[] =>
      listUnsaved(prefix).flatMap(({ name, change: { value, version, storedAt } }) => {
        const parsed = parse(name, value)
        return parsed === null ? [] : { ...parsed, version, at: storedAt }
      }),
  }
}

export const unsavedFacts = (postId: string) =>
  unsavedFields<FactField, unknown>('fact', postId, (name, value) => {
    const field = FACT_FIELDS.find((each) => each === name)
    return field !== undefined && FACT_VALUE_SCHEMAS[field].safeParse(value).success ? { name: field, value } : null
  })

const rightsSchema = z.partial(z.pick(assetTextsSchema, { rights: true, rightsUntil: true }))

/** By the id of the file: the texts that were changed, and nothing that others have written. */
export const unsavedFileTexts = (postId: string) =>
  unsavedFields<string, TextChanges>('file', postId, (name, value) => {
    if (!isRecord(value)) return null
    const changes = TEXT_KEYS.flatMap((key) => {
      const text = value[key]
      return typeof text === 'string' ? [[key, text] as const] : []
    })
    const parsed = rightsSchema.safeParse(value)
    const all = { ...Object.fromEntries(changes), ...(parsed.success && parsed.data) }
    return Object.keys(all).length === 0 ? null : { name, value: all }
  })

const NO_DETAILS: AssetDetails = { state: 'used', focalPoint: null, frame: null, players: [], minute: null }

/** By the id of the file. */
export const unsavedFileDetails = (postId: string) =>
  unsavedFields<string, Partial<AssetDetails>>('details', postId, (name, value) => {
    if (!isRecord(value)) return null
    const parsed = assetDetailsSchema.safeParse({ ...NO_DETAILS, ...value })
    if (!parsed.success) return null
    return { name, value: Object.fromEntries(Object.entries(parsed.data).filter(([key]) => key in value)) }
  })

export function listPostsWithUnsavedFields(): string[] {
  const names = (['fact', 'file', 'details'] satisfies FieldKind[]).flatMap((kind) => listUnsaved(`${kind}-`))
  return [...new Set(names.map(({ name }) => name.split('-')[0] ?? ''))]
}

/** Saves them without the editor. Those that somebody has changed meanwhile, or that were refused, stay for the editor to ask. */
export async function sendUnsavedFields(postId: string): Promise<void> {
  const facts = unsavedFacts(postId)
  for (const { name: field, value, version } of facts.list()) {
    const result = await studioClient.call(saveFact, { value, version }, { params: { id: postId, field } })
    if (result.ok) facts.delete(field)
  }
  const files = unsavedFileTexts(postId)
  const fileDetails = unsavedFileDetails(postId)
  const unsent = files.list()
  const unsentDetails = fileDetails.list()
  if (unsent.length + unsentDetails.length === 0) return
  const detail = await studioClient.call(getPostDetail, undefined, { params: { id: postId } })
  if (!detail.ok) return
  for (const { name: assetId, value, version } of unsent) {
    const asset = detail.value.assets.find(({ id }) => id === assetId)
    // Nothing can be saved for a file that was deleted.
    if (asset === undefined) files.delete(assetId)
    if (asset?.version !== version) continue
    const body = { ...toRequest(value), version }
    const result = await studioClient.call(saveAssetTexts, body, { params: { id: postId, assetId } })
    if (result.ok) files.delete(assetId)
  }
  for (const { name: assetId, value } of unsentDetails) {
    const asset = detail.value.assets.find(({ id }) => id === assetId)
    if (asset === undefined) {
      fileDetails.delete(assetId)
      continue
    }
    const body = { ...asset.details, ...value, version: asset.detailsVersion }
    const result = await studioClient.call(saveAssetDetails, body, { params: { id: postId, assetId } })
    if (result.ok) fileDetails.delete(assetId)
  }
}
