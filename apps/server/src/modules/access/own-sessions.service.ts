import type { OwnSession } from '@mixed-zone/contract/schemas/account'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { recordAudit } from '../audit/audit.ts'
import { isSessionValid } from './rules.ts'
import { endSession, listOpenSessions } from './sessions.repository.ts'

export type OwnSessionsService = ReturnType<typeof createOwnSessionsService>

export function createOwnSessionsService({ db, clock }: { db: Db; clock: Clock }) {
  async function listValid(actor: Actor) {
    const now = clock.now()
    const grants = { role: actor.role, permissions: [...actor.permissions] }
    return (await listOpenSessions(db, actor.personId)).filter((session) => isSessionValid(session, grants, now))
  }

  return {
    async list(actor: Actor): Promise<{ sessions: OwnSession[] }> {
      const valid = await listValid(actor)
      const sessions = valid.map(({ id, device, address, createdAt, usedAt }) => ({
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
      const sessionId = rowId(id)
      const valid = await listValid(actor)
      const session = valid.find((own) => own.id === sessionId)
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
