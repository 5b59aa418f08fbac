import type { Db } from '../../../platform/database/database.ts'
import { lockFact, setPublishedFact } from './facts.repository.ts'
import type { Draft } from './load-draft.ts'
import type { Pending, StateBefore } from './pending.repository.ts'

interface PublishedEmbargo {
  readonly embargo: string | null
  readonly at: Date
  /** Of a publication that is undone together with this one. */
  readonly replaced: StateBefore | null
}

/** Writes an embargo that was chosen for the publication to the facts. Returns what undoing the publication puts back. */
export async function overwriteEmbargoFact(
  tx: Db,
  { post, facts }: Draft,
  { embargo, at, replaced }: PublishedEmbargo,
): Promise<StateBefore['embargoFact']> {
  const { value, version } = facts.embargo
  const first = replaced?.embargoFact
  if (embargo === value) return first
  const written = await setPublishedFact(tx, { postId: post.id, field: 'embargo', value: embargo, at })
  // A fact that was never saved follows the post.
  if (written === null) return undefined
  // Unless somebody has saved the fact since, the first of the two publications has overwritten what was planned.
  return { value: first?.version === version ? first.value : value, version: written }
}

/** What somebody has saved since the publication stays. */
export async function restoreEmbargoFact(
  tx: Db,
  { postId, before: { embargoFact } }: Pending,
  at: Date,
): Promise<void> {
  if (!embargoFact) return
  const current = await lockFact(tx, { postId, field: 'embargo' })
  if (current?.version !== embargoFact.version) return
  await setPublishedFact(tx, { postId, field: 'embargo', value: embargoFact.value, at })
}
