import { isDeepStrictEqual } from 'node:util'
import {
  type AssetTexts,
  FACT_FIELDS,
  type FactField,
  type FactValues,
} from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId, rowIds } from '../../../platform/database/row-id.ts'
import { isVisible } from '../../library/library.ts'
import { hasSection, haveAll, isReferenceField } from '../posts/choices.repository.ts'
import { lockDraftRow, touchDraft } from '../posts/drafts.repository.ts'
import { lockFact, saveFactRow } from '../posts/facts.repository.ts'
import { assetField, detailsField, type Draft, isFixedOnceOut, loadDraft } from '../posts/load-draft.ts'
import { resolveMergedTerms } from '../posts/merged-terms.ts'
import type { PostSnapshot } from '../posts/versions.repository.ts'

interface Restoring {
  readonly postId: number
  readonly personId: number
  readonly at: Date
}

/**
 * Saves the facts and captions of a version again, each as a new version of its field. What names something that was deleted since stays as
 * it is.
 */
export async function restoreFacts(tx: Db, restoring: Restoring, { facts, assets }: PostSnapshot): Promise<void> {
  const { postId, personId, at } = restoring
  await lockDraftRow(tx, postId)
  const draft = await loadDraft(tx, postId, at)
  const save = async (field: string, value: unknown) => {
    const stored = await lockFact(tx, { postId, field })
    await saveFactRow(tx, { postId, field, value, version: stored?.version ?? 0, changedBy: personId, changedAt: at })
    await touchDraft(tx, { postId, personId, at })
  }
  for (const field of FACT_FIELDS) {
    if (isFixedOnceOut(field) && isVisible(draft.post, at)) continue
    // A version may be older than the field.
    if (facts[field] === undefined) continue
    const value = await resolveMergedTerms(tx, field, facts[field])
    const isSame = isDeepStrictEqual(value, draft.facts[field].value)
    if (!isSame && (await isKnown(tx, draft, { field, value }))) await save(field, value)
  }
  for (const { row, texts, details } of [...draft.assets, ...draft.removed]) {
    const version = assets.find(({ id }) => id === String(row.id))
    if (!version) continue
    const { captions, alternatives, credit, rights, rightsUntil } = version
    const value: AssetTexts = { captions, alternatives, credit, rights, rightsUntil }
    if (!isDeepStrictEqual(value, texts.value)) await save(assetField(row.id), value)
    if (!isDeepStrictEqual(version.details, details.value)) await save(detailsField(row.id), version.details)
  }
}

/** Whether everything that a fact names still exists. */
async function isKnown(
  tx: Db,
  draft: Draft,
  { field, value }: { field: FactField; value: FactValues[FactField] },
): Promise<boolean> {
  if (value === null) return true
  if (field === 'section') return hasSection(tx, String(value))
  if (field === 'leadAsset') return draft.assets.some(({ row }) => String(row.id) === value)
  if (!isReferenceField(field)) return true
  const ids = (Array.isArray(value) ? value : [value]).map(String)
  return ids.every((id) => rowId(id) !== null) && haveAll(tx, field, rowIds(ids))
}
