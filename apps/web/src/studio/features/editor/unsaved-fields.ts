import { getPostDetail, saveAssetTexts, saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import { FACT_FIELDS, FACT_VALUE_SCHEMAS, type FactField } from '@mixed-zone/contract/schemas/studio/post-facts'
import { studioClient } from '../../shared/studio-client.ts'
import { deleteUnsaved, isRecord, listUnsaved, storeUnsaved } from '../../shared/unsaved-changes.ts'
import { applyTexts, TEXT_KEYS, type TextChanges, textsOf } from './files/merge-texts.ts'

/** What is saved beside the texts: facts of a post, and captions of its files. */
type FieldKind = 'fact' | 'file'

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

/** By the id of the file: the texts that were changed, and nothing that others have written. */
export const unsavedFileTexts = (postId: string) =>
  unsavedFields<string, TextChanges>('file', postId, (name, value) => {
    if (!isRecord(value)) return null
    const changes = TEXT_KEYS.flatMap((key) => {
      const text = value[key]
      return typeof text === 'string' ? [[key, text] as const] : []
    })
    return changes.length === 0 ? null : { name, value: Object.fromEntries(changes) }
  })

export function listPostsWithUnsavedFields(): string[] {
  const names = (['fact', 'file'] satisfies FieldKind[]).flatMap((kind) => listUnsaved(`${kind}-`))
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
  const unsent = files.list()
  if (unsent.length === 0) return
  const detail = await studioClient.call(getPostDetail, undefined, { params: { id: postId } })
  if (!detail.ok) return
  for (const { name: assetId, value, version } of unsent) {
    const asset = detail.value.assets.find(({ id }) => id === assetId)
    // Nothing can be saved for a file that was deleted.
    if (asset === undefined) files.delete(assetId)
    if (asset?.version !== version) continue
    const body = { ...applyTexts(textsOf(asset), value), version }
    const result = await studioClient.call(saveAssetTexts, body, { params: { id: postId, assetId } })
    if (result.ok) files.delete(assetId)
  }
}
