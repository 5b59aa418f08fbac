import type { OwnSession } from '@mixed-zone/contract/schemas/account'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { recordAudit } from '../audit/audit.ts'
import { isAlive } from './session-life.ts'
import { endSession, listOpenSessions } from './sessions.repository.ts'

export type OwnSessionsService = ReturnType<typeof createOwnSessionsService>

/** A person's own sessions: where they are logged in, and a way to end each. */
export function createOwnSessionsService({ db, clock }: { db: Db; clock: Clock }) {
  async function listLiving(actor: Actor) {
    const now = clock.now()
    const standing = { role: actor.role, permissions: [...actor.permissions] }
    return (await listOpenSessions(db, actor.personId)).filter((session) => isAlive(session, standing, now))
  }

  return {
    async list(actor: Actor): Promise<{ sessions: OwnSession[] }> {
      const living = await listLiving(actor)
      const sessions = living.map(({ id, device, address, createdAt, usedAt }) => ({
        id: String(id),
        device,
        address,
        createdAt: createdAt.toISOString(),
        lastUsedAt: usedAt.toISOString(),
        current: id === actor.sessionId,
      }))
      return { sessions }
    },

    async end(actor: Actor, id: string): Promise<void> {
      const number = rowId(id)
      const living = await listLiving(actor)
      const session = living.find((own) => own.id === number)
      if (!session) throw new ApiError('not-found')
      const at = clock.now()
      await db.transaction(async (tx) => {
        await endSession(tx, session.id, at)
        await recordAudit(tx, {
          at,
          actor: { personId: actor.personId },
          action: 'session.ended',
          subject: { kind: 'person', id: actor.personId },
        })
      })
    },
  }
}
