import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccess, hasPost, insertUpdate, isWritable, type PersonAccess } from './documents.repository.ts'
import { type CloseReason, refusalOf } from './open-connections.ts'

/** The statement that stores an update notices changes of permissions itself; the rest is checked as often as this. */
const MAX_AGE_MS = 15_000
const MAX_CHECKS = 3

/** The reason why a connection ends. */
export class Refused extends Error {
  readonly reason: CloseReason

  constructor(reason: CloseReason) {
    super(reason)
    this.name = 'Refused'
    this.reason = reason
  }
}

export interface WriterAccessDeps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  /** Counts as use of the session. */
  readonly authenticate: (token: string) => Promise<Actor | null>
}

interface Checked {
  readonly actor: Actor
  readonly access: PersonAccess
  readonly at: Date
}

export type WriterAccess = ReturnType<typeof createWriterAccess>

/** What the person at a connection may do, as the database has it at each update. */
export function createWriterAccess({ db, clock, authenticate }: WriterAccessDeps, token: string) {
  let checked: Checked | null = null

  async function check(): Promise<Checked> {
    // Before the permissions: if they change in between, the statement below finds other values and stores nothing.
    const access = await findAccess(db, token)
    const actor = await authenticate(token)
    const reason = refusalOf(access && actor)
    if (reason !== null || !access || !actor) throw new Refused(reason ?? 'session')
    checked = { actor, access, at: clock.now() }
    return checked
  }

  return {
    check,
    /** Returns the number of the update. */
    async store(postId: number, bytes: Uint8Array): Promise<number> {
      for (let attempt = 0; attempt < MAX_CHECKS; attempt += 1) {
        const at = clock.now()
        const isFresh = attempt === 0 && checked !== null && at.getTime() - checked.at.getTime() < MAX_AGE_MS
        const { actor, access } = isFresh && checked ? checked : await check()
        const { personId, sessionId } = actor
        const number = await insertUpdate(db, { postId, personId, sessionId, bytes, at, access })
        if (number !== null) return number
      }
      if (await isWritable(db, postId)) throw new Refused('tryAgain')
      throw new Refused((await hasPost(db, postId)) ? 'trash' : 'notFound')
    },
  }
}
