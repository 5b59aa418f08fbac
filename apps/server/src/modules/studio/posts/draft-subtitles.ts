import { type AssetDetails, assetDetailsSchema } from '@mixed-zone/contract/schemas/studio/asset-details'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database.ts'
import { lockFact } from './facts.repository.ts'
import { detailsField } from './load-draft.ts'
import { saveField } from './save-field.ts'

const UNSAVED: AssetDetails = { state: 'used', focalPoint: null, frame: null, players: [], minute: null }

interface TrackState {
  readonly postId: number
  readonly trackId: number
  readonly state: 'used' | 'removed'
}

/** Uses or removes subtitles of a draft that is locked. Whoever is last wins, as with the states of files. */
export async function setTrackState(
  tx: Db,
  writer: { readonly personId: number; readonly at: Date },
  { postId, trackId, state }: TrackState,
): Promise<void> {
  const field = detailsField(trackId)
  const stored = await lockFact(tx, { postId, field })
  const parsed = stored && z.safeParse(assetDetailsSchema, stored.value)
  const before = parsed?.success ? parsed.data : UNSAVED
  await saveField(tx, writer, { postId, field, value: { ...before, state }, before, version: stored?.version ?? 0 })
}
