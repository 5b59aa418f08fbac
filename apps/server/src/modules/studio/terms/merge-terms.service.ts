import type { AnswerOf, BodyOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { mergeTerms, previewTermMerge, undoTermMerges } from '@mixed-zone/contract/endpoints/studio/terms'
import type { Locale } from '@mixed-zone/contract/locales'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { type EditableTermKind, MAX_MERGED_TERMS, MERGE_UNDO_DAYS } from '@mixed-zone/contract/schemas/studio/terms'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/database-errors.ts'
import { requireRowId, rowIds } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { HousekeepingTask } from '../../../platform/jobs/housekeeping.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listFactsNaming, moveFacts, restoreFacts } from './merge-facts.ts'
import { movePromise, restorePromise } from './merge-promises.ts'
import { moveSquads, restoreSquads } from './merge-squads.ts'
import {
  areOpponents,
  countSharedPosts,
  deleteMerge,
  endMerges,
  insertMerge,
  listOpenMerges,
  listPostIdsOf,
  lockMerge,
  lockPostsOf,
  lockTerms,
  type MergePair,
  type MovedRows,
  markDraftsStale,
  moveInDrafts,
  moveInSavedViews,
  moveLinks,
  moveReferences,
  type OpenMerge,
  restoreLinks,
  restoreReferences,
  type TermRecord,
} from './merge-terms.repository.ts'
import { restoreTermRow } from './restore-term.ts'
import type { TermChanges } from './term-changes.ts'
import { TERM_SOURCES } from './term-tables.ts'
import { deleteTermRow } from './term-writes.repository.ts'
import { presentMerge, presentTermRow } from './terms.presenter.ts'
import { countUses, listTermsById } from './terms.repository.ts'
import { deleteAlias, insertAlias, moveAliases } from './text-ids.ts'

interface MergeTermsDeps extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  readonly termChanges: TermChanges
  readonly backgroundDb: Db
}

interface LockedPair {
  readonly pair: MergePair
  /** The merged row. */
  readonly record: TermRecord
  /** Posts that name it, which are locked. */
  readonly postIds: readonly number[]
}

export type MergeTermsService = ReturnType<typeof createMergeTermsService>

/** Several rows become one: everything that names them names that one, and their addresses lead to it. See decision 70. */
export function createMergeTermsService({ db, backgroundDb, clock, changes, termChanges }: MergeTermsDeps) {
  /** Moves everything from one row to the other and deletes it. */
  async function mergeOne(tx: Db, actor: Actor, { pair, record, postIds }: LockedPair): Promise<void> {
    const { kind, mergedId, survivorId } = pair
    const { table } = TERM_SOURCES[kind]
    const at = clock.now()
    const facts = await moveFacts(tx, pair, at)
    const moved: MovedRows = {
      facts,
      ...(await moveLinks(tx, pair)),
      ...(await moveReferences(tx, pair)),
      squads: await moveSquads(tx, pair),
      promise: await movePromise(tx, pair),
      aliases: await moveAliases(tx, table, { from: mergedId, to: survivorId }),
      savedViews: await moveInSavedViews(tx, pair),
    }
    await moveInDrafts(tx, pair, postIds)
    const crestFileId = record['crest_file_id']
    await insertMerge(tx, {
      kind: table,
      mergedId,
      survivorId,
      merged: record,
      moved,
      crestFileId: typeof crestFileId === 'number' ? crestFileId : null,
      mergedAt: at,
      mergedBy: actor.personId,
      undoUntil: new Date(at.getTime() + MERGE_UNDO_DAYS * DAY_MS),
    })
    await deleteTermRow(tx, table, mergedId)
    await insertAlias(tx, table, { textId: record.text_id, id: survivorId, at })
  }

  /** Locks all posts that name one of the merged rows, in the order of all other edits. */
  async function lockNaming(tx: Db, kind: EditableTermKind, mergedIds: readonly number[]): Promise<number[]> {
    const ids = new Set<number>()
    for (const mergedId of mergedIds) {
      for (const id of await listPostIdsOf(tx, { kind, mergedId })) ids.add(id)
      for (const { postId } of await listFactsNaming(tx, { kind, mergedId })) ids.add(postId)
    }
    await lockPostsOf(tx, [...ids])
    return [...ids]
  }

  async function undoOne(tx: Db, merge: OpenMerge): Promise<{ kind: EditableTermKind; survivor: TermRecord }> {
    const { mergedId, survivorId, merged, moved, kind: table } = merge
    const kind = kindOf(merge)
    const [survivor] = await lockTerms(tx, kind, [survivorId])
    // It was merged itself, which has to be undone first, or deleted.
    if (!survivor) throw new ApiError('conflict')
    const pair = { kind, mergedId, survivorId }
    const postIds = [
      ...moved.posts,
      ...moved.shared.map(([postId]) => postId),
      ...moved.facts.map(({ postId }) => postId),
    ]
    await lockPostsOf(tx, [...new Set(postIds)])
    await deleteAlias(tx, table, merged.text_id)
    await restoreTermRow(tx, table, { record: merged, crestFileId: crestOf(merged) })
    await restoreFacts(tx, pair, { moved: moved.facts, at: clock.now() })
    await restoreLinks(tx, pair, moved)
    await restoreReferences(tx, pair, moved)
    await restoreSquads(tx, pair, moved.squads)
    if (moved.promise) await restorePromise(tx, pair, moved.promise)
    await moveAliases(tx, table, { from: survivorId, to: mergedId, textIds: moved.aliases })
    await moveInSavedViews(tx, { kind, mergedId: survivorId, survivorId: mergedId }, moved.savedViews)
    await markDraftsStale(tx, postIds)
    await deleteMerge(tx, merge.id)
    await termChanges.reindex(tx, table, mergedId)
    await termChanges.reindex(tx, table, survivorId)
    return { kind, survivor }
  }

  const endOldMerges: HousekeepingTask = {
    name: 'end merges of terms',
    run: () => endMerges(backgroundDb, clock.now()),
  }

  return {
    endOldMerges,

    async preview(
      { kind, ids }: QueryOf<typeof previewTermMerge>,
      locale: Locale,
    ): Promise<AnswerOf<typeof previewTermMerge>> {
      const wanted = [...new Set(rowIds(ids.split(',')))].slice(0, MAX_MERGED_TERMS + 1)
      const rows = await listTermsById(db, kind, { ids: wanted, locale })
      if (rows.length === 0 || rows.length < wanted.length) throw new ApiError('not-found')
      const terms: AnswerOf<typeof previewTermMerge>['terms'] = []
      for (const row of rows) terms.push({ ...presentTermRow(kind, row), uses: await countUses(db, kind, row.id) })
      return {
        terms,
        shared: await countSharedPosts(db, kind, wanted),
        obstacle: kind === 'teams' && (await areOpponents(db, wanted)) ? 'opponents' : null,
      }
    },

    async merge(actor: Actor, body: BodyOf<typeof mergeTerms>): Promise<AnswerOf<typeof mergeTerms>> {
      const { kind } = body
      const survivorId = requireRowId(body.survivorId)
      const mergedIds = [...new Set(body.mergedIds.map(requireRowId))]
      if (mergedIds.includes(survivorId)) throw new ApiError('conflict')
      const { table } = TERM_SOURCES[kind]
      await changes
        .commit(async (tx, affect) => {
          const records = await lockTerms(tx, kind, [survivorId, ...mergedIds])
          const recordOf = (id: number) => {
            const record = records.find((one) => one.id === id)
            if (!record) throw new ApiError('not-found')
            return record
          }
          const survivor = recordOf(survivorId)
          if (kind === 'teams' && (await areOpponents(tx, [survivorId, ...mergedIds]))) throw new ApiError('conflict')
          const postIds = await lockNaming(tx, kind, mergedIds)
          for (const mergedId of mergedIds) {
            await mergeOne(tx, actor, { pair: { kind, mergedId, survivorId }, record: recordOf(mergedId), postIds })
          }
          await termChanges.reindex(tx, table, survivorId)
          await termChanges.record(tx, actor, {
            kind,
            action: 'term.merged',
            textId: survivor.text_id,
            details: { merged: mergedIds.map((id) => recordOf(id).text_id) },
          })
          affect('posts')
          affect('taxonomy')
        })
        .catch((error: unknown) => {
          // Something refers to it that a merge does not know.
          throw isViolation(error, 'foreign-key') ? new ApiError('conflict', { cause: error }) : error
        })
      const open = await listOpenMerges(db, { table, survivorId, now: clock.now() })
      return { merges: open.filter((merge) => mergedIds.includes(merge.mergedId)).map(presentMerge) }
    },

    /** Rejects with `conflict` if one can no longer be undone. */
    async undo(actor: Actor, { ids }: BodyOf<typeof undoTermMerges>): Promise<void> {
      // The latest first, since an earlier one may have been part of it.
      const wanted = [...new Set(ids.map(requireRowId))].toSorted((one, other) => other - one)
      await changes.commit(async (tx, affect) => {
        for (const id of wanted) {
          const merge = await lockMerge(tx, id, clock.now())
          if (!merge) throw new ApiError('not-found')
          const { kind, survivor } = await undoOne(tx, merge)
          await termChanges.record(tx, actor, {
            kind,
            action: 'term.merge-undone',
            textId: survivor.text_id,
            details: { merged: [merge.merged.text_id] },
          })
        }
        affect('posts')
        affect('taxonomy')
      })
    },
  }
}

function kindOf({ kind, merged }: OpenMerge): EditableTermKind {
  if (kind === 'team') return 'teams'
  if (kind === 'category') return 'categories'
  return merged['kind'] === 'player' ? 'players' : 'tags'
}

function crestOf(record: TermRecord): number | null {
  const id = record['crest_file_id']
  return typeof id === 'number' ? id : null
}
