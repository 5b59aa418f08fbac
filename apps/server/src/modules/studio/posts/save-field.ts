import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type AuditEntry, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { touchDraft } from './drafts.repository.ts'
import { lockFact, saveFactRow } from './facts.repository.ts'

export interface SavedField {
  readonly postId: number
  /** A fact, or the texts or details of a file. */
  readonly field: string
  readonly value: unknown
  /** What the row holds, where that is more than the value. */
  readonly stored?: unknown
  /** What it was. */
  readonly before: unknown
  /** The version that the person saw. */
  readonly version: number
}

/** Saves a field of a draft that is locked. Rejects with `conflict` if somebody has saved it since. */
export async function saveField(
  tx: Db,
  { personId, at }: { personId: number; at: Date },
  { postId, field, value, stored = value, before, version }: SavedField,
): Promise<void> {
  const row = await lockFact(tx, { postId, field })
  const current = row?.version ?? 0
  if (current !== version) throw new ApiError('conflict', { current: row?.value ?? before, version: current })
  if (isDeepStrictEqual(value, before)) return
  const fact = { postId, field, value: stored, version, changedBy: personId, changedAt: at }
  const isSaved = await saveFactRow(tx, fact)
  if (!isSaved) {
    const other = await lockFact(tx, { postId, field })
    throw new ApiError('conflict', { current: other?.value ?? null, version: other?.version ?? 0 })
  }
  await recordEdit(tx, { personId, at }, { postId, changes: { [field]: { before, after: value } } })
}

type Edit = Pick<AuditEntry, 'changes' | 'details'> & { readonly postId: number }

/** Notes who has edited a draft, and tells colleagues. */
export async function recordEdit(
  tx: Db,
  { personId, at }: { personId: number; at: Date },
  { postId, ...edit }: Edit,
): Promise<void> {
  await touchDraft(tx, { postId, personId, at })
  const subject = { kind: 'post', id: postId } as const
  await recordAudit(tx, { at, actor: { personId }, action: 'post.edited', subject, ...edit })
  await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: postId })
}
