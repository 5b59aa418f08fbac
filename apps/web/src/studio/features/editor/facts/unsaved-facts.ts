import { saveFact } from '@mixed-zone/contract/endpoints/studio/posts'
import { FACT_FIELDS, FACT_VALUE_SCHEMAS, type FactField } from '@mixed-zone/contract/schemas/studio/post-facts'
import { studioClient } from '../../../shared/studio-client.ts'
import { deleteUnsaved, listUnsaved, storeUnsaved } from '../../../shared/unsaved-changes.ts'

const PREFIX = 'fact-'

export interface UnsavedFact {
  readonly field: FactField
  readonly value: unknown
  /** Of the field when it was changed: if it has another one now, somebody else has changed it too. */
  readonly version: number
  readonly at: number
}

const nameOf = (postId: string, field: FactField) => `${PREFIX}${postId}-${field}`

export function storeUnsavedFact(postId: string, { field, value, version }: Omit<UnsavedFact, 'at'>): void {
  storeUnsaved(nameOf(postId, field), { value, version, changes: 1 })
}

export const deleteUnsavedFact = (postId: string, field: FactField): void => deleteUnsaved(nameOf(postId, field))

/** Fields of a post that this person has changed and that were not saved before the tab was closed. */
export function listUnsavedFacts(postId: string): UnsavedFact[] {
  return listUnsaved(`${PREFIX}${postId}-`).flatMap(({ name, change: { value, version, storedAt } }) => {
    const field = FACT_FIELDS.find((each) => each === name)
    // Another version of the product may have stored it.
    if (field === undefined || !FACT_VALUE_SCHEMAS[field].safeParse(value).success) return []
    return { field, value, version, at: storedAt }
  })
}

export function listPostsWithUnsavedFacts(): string[] {
  return [...new Set(listUnsaved(PREFIX).map(({ name }) => name.split('-')[0] ?? ''))]
}

/** Saves them without the editor. Those that somebody has changed meanwhile stay, for the editor to ask. */
export async function sendUnsavedFacts(postId: string): Promise<void> {
  for (const { field, value, version } of listUnsavedFacts(postId)) {
    const result = await studioClient.call(saveFact, { value, version }, { params: { id: postId, field } })
    if (result.ok) deleteUnsavedFact(postId, field)
  }
}
