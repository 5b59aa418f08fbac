import type { DemoState, LeftDemo } from '@mixed-zone/contract/schemas/studio/demo'
import { isViolation } from '../../../platform/database/database-errors.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DemoTable } from '../../../platform/database/schema/records.ts'
import { asAuditActor, hasOwnAdmin } from '../../access/access.ts'
import { anonymiseInAudit, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { deleteUnchangedDraft } from '../front-page/front-page.service.ts'
import { countMarked, deleteMarked, isDemoPerson, keepUsedRows, listDemoPeople, lockMarks } from './demo.repository.ts'

interface DemoDeps extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  /** For long transactions. */
  readonly backgroundDb: Db
  readonly publicUrl: string
}

/** What other screens show, and who sees them. */
const CHANGED = [
  { kind: 'post', permission: 'posts' },
  { kind: 'request', permission: 'users' },
  { kind: 'mail', permission: 'users' },
  { kind: 'fixture', permission: 'taxonomy' },
  { kind: 'setting', permission: 'settings' },
] as const

type Leaver = Pick<Actor, 'personId' | 'role'> | 'command'

export type DemoService = ReturnType<typeof createDemoService>

/** The demo league in this installation, until it is left. */
export function createDemoService({ db, clock, changes, backgroundDb, publicUrl }: DemoDeps) {
  /** Null if there is no demo data, or none is left. */
  async function count(): Promise<DemoState['counts']> {
    const marked = await countMarked(db)
    return marked.size === 0 ? null : presentCounts(marked)
  }

  async function findBlocker(tx: Db, { personId, role }: Pick<Actor, 'personId' | 'role'>) {
    if (await isDemoPerson(tx, personId)) return 'demo-account'
    return role === 'admin' ? null : 'role'
  }

  async function remove(tx: Db, leaver: Leaver): Promise<LeftDemo> {
    await lockMarks(tx)
    const isAllowed = leaver === 'command' ? await hasOwnAdmin(tx) : (await findBlocker(tx, leaver)) === null
    if (!isAllowed) throw new ApiError('permission')
    if ((await countMarked(tx)).size === 0) throw new ApiError('not-found')
    const kept = await keepUsedRows(tx)
    const removed = presentCounts(await countMarked(tx))
    for (const person of await listDemoPeople(tx)) await anonymiseInAudit(tx, person)
    await deleteMarked(tx, new URL(publicUrl).host)
    await deleteUnchangedDraft(tx)
    await recordAudit(tx, {
      at: clock.now(),
      actor: asAuditActor(leaver),
      action: 'setting.demo-removed',
      subject: { kind: 'setting', id: 'demo' },
      details: { ...removed, kept },
    })
    for (const { kind, permission } of CHANGED) await recordStudioEvent(tx, { kind, permission, subjectId: 'demo' })
    return { removed, kept }
  }

  return {
    count,

    async get(actor: Actor): Promise<DemoState> {
      const counts = await count()
      return { counts, blockedBy: counts && (await findBlocker(db, actor)) }
    },

    /**
     * Deletes all demo data, and what belongs to it, in one transaction. What the league's own posts use stays, and is the
     * league's from then on. The files are collected when nothing refers to them any more.
     */
    async leave(leaver: Leaver): Promise<LeftDemo> {
      try {
        return await changes.commit(
          async (tx, affect) => {
            affect('posts')
            affect('taxonomy')
            return remove(tx, leaver)
          },
          { db: backgroundDb },
        )
      } catch (error) {
        // Somebody has just used a row of the demo in a post.
        throw isViolation(error, 'foreign-key') ? new ApiError('conflict', { cause: error }) : error
      }
    },
  }
}

function presentCounts(marked: ReadonlyMap<DemoTable, number>) {
  const total = (table: DemoTable) => marked.get(table) ?? 0
  return { posts: total('posts'), people: total('people'), clubs: total('teams'), fixtures: total('fixtures') }
}
