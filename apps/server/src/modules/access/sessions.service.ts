import { effectivePermissions } from '@mixed-zone/contract/permissions'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createCode, createToken, digestOf } from '../../platform/random/tokens.ts'
import { seesEmbargoed } from './embargo-terms.ts'
import { isAlive, sessionLife } from './session-life.ts'
import {
  endSession,
  findByFileHandle,
  findByTokenHash,
  insertSession,
  listByIds,
  markUsed,
  type SessionRow,
} from './sessions.repository.ts'
import type { PersonAtLogin } from './people.repository.ts'

/** How exactly the last use is known. Every read would otherwise be a write. */
const USED_EVERY_MS = 60_000

const LONGEST_TOKEN = 128

export interface OpenedSession {
  readonly token: string
  readonly fileHandle: string
  readonly endsAt: Date
}

interface Caller {
  readonly address: string
  readonly userAgent: string
}

export type SessionsService = ReturnType<typeof createSessionsService>

export function createSessionsService({ db, clock }: { db: Db; clock: Clock }) {
  async function actorOf(session: SessionRow | null): Promise<Actor | null> {
    const now = clock.now()
    const actor = session && livingActor(session, now)
    if (!session || !actor) return null
    if (now.getTime() - session.usedAt.getTime() >= USED_EVERY_MS) await markUsed(db, session.sessionId, now)
    return actor
  }

  function livingActor(session: SessionRow, now: Date): Actor | null {
    const permissions = permissionsOf(session)
    if (!isAlive(session, { role: session.role, permissions }, now)) return null
    return {
      personId: session.personId,
      sessionId: session.sessionId,
      fileHandle: session.fileHandle,
      firstName: session.firstName,
      role: session.role,
      permissions: new Set(permissions),
      seesEmbargoed: seesEmbargoed({ ...session, permissions }),
      mustChangePassword: session.provisionalUntil !== null,
    }
  }

  return {
    async authenticate(token: string): Promise<Actor | null> {
      if (token.length > LONGEST_TOKEN) return null
      return actorOf(await findByTokenHash(db, digestOf(token)))
    },

    /** Those of the sessions that live, with what their people may do now. Asking is no use of a session. */
    async actorsOfSessions(sessionIds: readonly number[]): Promise<ReadonlyMap<number, Actor>> {
      const now = clock.now()
      const rows = await listByIds(db, sessionIds)
      return new Map(
        rows.flatMap((row) => {
          const actor = livingActor(row, now)
          return actor ? [[row.sessionId, actor] as const] : []
        }),
      )
    },

    async actorOfFileHandle(fileHandle: string): Promise<Actor | null> {
      return actorOf(await findByFileHandle(db, fileHandle))
    },

    /** `tx` is the transaction in which the log-in is recorded. */
    async open(tx: Db, person: PersonAtLogin, { address, userAgent }: Caller): Promise<OpenedSession> {
      const now = clock.now()
      const token = createToken()
      const fileHandle = createCode()
      const { wholeMs } = sessionLife({ role: person.role, permissions: permissionsOf(person) })
      const endsAt = new Date(now.getTime() + wholeMs)
      await insertSession(tx, {
        personId: person.id,
        tokenHash: digestOf(token),
        fileHandle,
        address,
        device: userAgent.replaceAll('\0', ''),
        createdAt: now,
        usedAt: now,
        endsAt,
      })
      return { token, fileHandle, endsAt }
    },

    async end(actor: Actor): Promise<void> {
      await endSession(db, actor.sessionId, clock.now())
    },
  }
}

export function permissionsOf(person: Pick<PersonAtLogin, 'role' | 'permissionsAdded' | 'permissionsTaken'>) {
  return effectivePermissions({ role: person.role, added: person.permissionsAdded, taken: person.permissionsTaken })
}
