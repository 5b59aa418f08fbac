import { saveFrontPageDraft } from '@mixed-zone/contract/endpoints/studio/front-page'
import { countFrontPageChanges } from '@mixed-zone/contract/rules/merge-front-page'
import { type FrontPage, frontPageSchema } from '@mixed-zone/contract/schemas/studio/front-page'
import * as z from 'zod/mini'
import { studioClient } from '../../shared/studio-client.ts'
import { deleteUnsaved, findUnsaved, storeUnsaved } from '../../shared/unsaved-changes.ts'

const NAME = 'front-page'

/** What was changed, and what it was changed from. */
export interface UnsavedFrontPage {
  readonly base: FrontPage
  readonly value: FrontPage
}

const unsavedSchema = z.object({ base: frontPageSchema, value: frontPageSchema })

export function storeUnsavedFrontPage({ base, value }: UnsavedFrontPage): void {
  storeUnsaved(NAME, { value: { base, value }, version: 0, changes: countFrontPageChanges(base, value) })
}

/** What another version of the product has stored may not fit: it counts as nothing. */
export function findUnsavedFrontPage(): UnsavedFrontPage | null {
  const parsed = z.safeParse(unsavedSchema, findUnsaved(NAME)?.value)
  return parsed.success ? parsed.data : null
}

export const deleteUnsavedFrontPage = (): void => deleteUnsaved(NAME)

/** Saves it without its screen. What somebody else has changed meanwhile stays, for the screen to ask. */
export async function sendUnsavedFrontPage(): Promise<void> {
  const unsaved = findUnsavedFrontPage()
  if (unsaved === null) return
  const result = await studioClient.call(saveFrontPageDraft, unsaved)
  if (result.ok) deleteUnsavedFrontPage()
}
