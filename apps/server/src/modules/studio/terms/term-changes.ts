import type { EditableTermKind } from '@mixed-zone/contract/schemas/studio/terms'
import type { Db } from '../../../platform/database/database.ts'
import type { TermTable } from '../../../platform/database/schema/library.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, type AuditEntry, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { reindexPostsWithTerms } from '../../search/search.ts'

interface TermChangesDeps extends Pick<Platform, 'clock' | 'changes' | 'jobs'> {
  readonly backgroundDb: Db
}

interface ReindexJob {
  readonly table: TermTable
  readonly id: number
}

const REINDEX_QUEUE = {
  name: 'reindex-terms',
  concurrency: 1,
  pollSeconds: 5,
  timeoutSeconds: 1_800,
  retry: { limit: 5, delaySeconds: 5, maxDelaySeconds: 300 },
  // A change while the job runs needs another run.
  onePerKey: 'queued',
} as const

const SUBJECT_KINDS = { teams: 'team', categories: 'category', tags: 'tag', players: 'player' } as const

interface RecordedChange extends Pick<AuditEntry, 'details' | 'changes'> {
  readonly kind: EditableTermKind
  readonly action: AuditAction
  readonly textId: string
}

export type TermChanges = ReturnType<typeof createTermChanges>

/** What every change of a club, category, tag or player is followed by. */
export function createTermChanges({ clock, changes, jobs, backgroundDb }: TermChangesDeps) {
  const queue = jobs.queue<ReindexJob>(REINDEX_QUEUE)
  queue.handle(async ({ table, id }) => {
    await reindexPostsWithTerms(backgroundDb, {
      teamIds: table === 'team' ? [id] : [],
      categoryIds: table === 'category' ? [id] : [],
      tagIds: table === 'tag' ? [id] : [],
    })
    // Results of searches were cached meanwhile.
    await changes.commit(async (_tx, affect) => void affect('posts'), { db: backgroundDb })
  })

  return {
    /** Posts are found by the new name. In a job, since thousands of them may have it. */
    reindex: (tx: Db, table: TermTable, id: number) => queue.send(tx, { data: { table, id }, key: `${table}:${id}` }),

    async record(tx: Db, actor: Actor, { kind, action, textId, ...entry }: RecordedChange): Promise<void> {
      await recordAudit(tx, {
        at: clock.now(),
        actor: { personId: actor.personId },
        action,
        subject: { kind: SUBJECT_KINDS[kind], id: textId },
        ...entry,
      })
      // All staff: the choices of the editor are reloaded by it too.
      await recordStudioEvent(tx, { kind: 'fixture', permission: null, subjectId: `${kind}:${textId}` })
      // Posts show the names of their tags.
      await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId: 'terms' })
    },
  }
}
