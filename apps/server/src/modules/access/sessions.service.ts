import DataLoader from 'dataloader'
import { isStaff } from '@mixed-zone/contract/permissions'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createCode, createToken, digestOf, MAX_TOKEN_CHARACTERS } from '../../platform/random/tokens.ts'
import { recordAudit } from '../audit/audit.ts'
import type { PersonAtLogin } from './people.repository.ts'
import { areTermsDue, canSeeEmbargoed, isSessionValid, permissionsOf, sessionLifetime } from './rules.ts'
import {
  endSession,
  insertSession,
  listSessionsByIds,
  markUsed,
  prepareByFileHandles,
  prepareByTokenHash,
  type SessionRow,
} from './sessions.repository.ts'

/** The precision of `usedAt`; otherwise every read would cause a write. */
const USED_PRECISION_MS = MINUTE_MS

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

interface SessionsDeps {
  readonly db: Db
  readonly clock: Clock
  /** Every read of a session observes the state of the database (decision 33). */
  readonly changes: Pick<Changes, 'observe'>
  /** Whether staff have to use one-time codes. */
  readonly isCodeRequired: () => boolean
  /** When the legal texts that people accept were published last. */
  readonly getTermsPublishedAt: () => Date | null
}

export function createSessionsService({ db, clock, changes, isCodeRequired, getTermsPublishedAt }: SessionsDeps) {
  const sessionByTokenHash = prepareByTokenHash(db)
  const sessionsByFileHandles = prepareByFileHandles(db)

  async function actorOf(session: SessionRow | undefined): Promise<Actor | null> {
    const now = clock.now()
    const actor = session ? toActor(session, now) : null
    if (!session || !actor) return null
    if (now.getTime() - session.usedAt.getTime() >= USED_PRECISION_MS) {
      await markUsed(db, session, now)
    }
    return actor
  }

  function toActor(session: SessionRow, now: Date): Actor | null {
    const permissions = permissionsOf(session)
    if (!isSessionValid(session, { role: session.role, permissions }, now)) return null
    return {
      personId: session.personId,
      sessionId: session.sessionId,
      fileHandle: session.fileHandle,
      firstName: session.firstName,
      role: session.role,
      permissions: new Set(permissions),
      isStaff: isStaff(permissions),
      seesEmbargoed: canSeeEmbargoed({ ...session, permissions }),
      mustChangePassword: session.provisionalUntil !== null,
      mustAcceptTerms: areTermsDue(session, getTermsPublishedAt()),
      mustSetUpCode: isStaff(permissions) && !session.hasOneTimeCode && isCodeRequired(),
      isConfirmed: session.confirmedUntil !== null && session.confirmedUntil > now,
    }
  }

  async function readByFileHandles(fileHandles: readonly string[]): Promise<(Actor | null)[]> {
    const rows = await changes.observe(() => sessionsByFileHandles.execute({ fileHandles: [...new Set(fileHandles)] }))
    const actors = new Map(await Promise.all(rows.map(async (row) => [row.fileHandle, await actorOf(row)] as const)))
    return fileHandles.map((fileHandle) => actors.get(fileHandle) ?? null)
  }

  let runningRead: Promise<unknown> = Promise.resolve()
  // A page shows dozens of pictures, each of which needs its session as it is stored now. Requests that arrive during a read wait for
  // it to end and share the next one: the busier the node, the fewer statements for each picture.
  const actorsByFileHandle = new DataLoader<string, Actor | null>(
    (fileHandles) => {
      const read = readByFileHandles(fileHandles)
      runningRead = read.catch(() => undefined)
      return read
    },
    { cache: false, batchScheduleFn: (dispatch) => void runningRead.then(dispatch) },
  )

  return {
    async authenticate(token: string): Promise<Actor | null> {
      if (token.length > MAX_TOKEN_CHARACTERS) return null
      const [session] = await changes.observe(() => sessionByTokenHash.execute({ tokenHash: digestOf(token) }))
      return actorOf(session)
    },

    /** Does not count as use of a session. */
    async mapActorsBySession(sessionIds: readonly number[]): Promise<ReadonlyMap<number, Actor>> {
      const rows = await changes.observe(() => listSessionsByIds(db, sessionIds))
      const now = clock.now()
      return new Map(
        rows.flatMap((row) => {
          const actor = toActor(row, now)
          return actor ? [[row.sessionId, actor] as const] : []
        }),
      )
    },

    findActorByFileHandle: (fileHandle: string): Promise<Actor | null> => actorsByFileHandle.load(fileHandle),

    async create(tx: Db, person: PersonAtLogin, { address, userAgent }: Caller): Promise<OpenedSession> {
      const now = clock.now()
      const token = createToken()
      const fileHandle = createCode()
      const { maxMs } = sessionLifetime({ role: person.role, permissions: permissionsOf(person) })
      const endsAt = new Date(now.getTime() + maxMs)
      const id = await insertSession(tx, {
        personId: person.id,
        tokenHash: digestOf(token),
        fileHandle,
        address,
        device: userAgent.replaceAll('\0', ''),
        createdAt: now,
        usedAt: now,
        endsAt,
      })
      await recordAudit(tx, {
        at: now,
        actor: { personId: person.id },
        action: 'session.started',
        subject: { kind: 'session', id },
      })
      return { token, fileHandle, endsAt }
    },

    async end(actor: Actor): Promise<void> {
      await endSession(db, actor.sessionId, clock.now())
    },
  }
}
