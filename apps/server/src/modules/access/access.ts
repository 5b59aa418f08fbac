import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createLimits } from '../../platform/http/limits/limits.ts'
import type { Route } from '../../platform/http/route.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { createAccessRoutes } from './access.routes.ts'
import { createPerson, type NewPerson } from './create-person.ts'
import { createAccessHousekeeping } from './housekeeping.ts'
import { createLoginLimits } from './login-limits.ts'
import { createLoginService } from './login.service.ts'
import { createPasswordCheck } from './passwords.ts'
import { createSessionsService } from './sessions.service.ts'

export { createPerson, type NewPerson } from './create-person.ts'

export interface AccessDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly captcha: Captcha
  readonly fileKeys: FileKeys
  /** Digests what limits count. */
  readonly limitsKey: Buffer
}

/** Who gets in: log-in, sessions, people's accounts. */
export interface Access {
  readonly routes: Route[]
  /** The person behind a bearer token, as stored now; null unless the session lives. */
  authenticate(token: string): Promise<Actor | null>
  /** The person behind a signed address of a file, by the session's handle. */
  actorOfFileHandle(fileHandle: string): Promise<Actor | null>
  /** Makes an account; `db` may be a transaction. */
  createPerson(db: Db, person: NewPerson): Promise<{ id: number }>
  /** What has to be tidied up now and then. */
  readonly housekeeping: readonly HousekeepingTask[]
}

export function createAccess({ db, clock, captcha, fileKeys, limitsKey }: AccessDependencies): Access {
  const sessions = createSessionsService({ db, clock })
  const limits = createLoginLimits(createLimits({ db, clock, key: limitsKey }))
  const loginService = createLoginService({
    db,
    clock,
    captcha,
    fileKeys,
    limits,
    sessions,
    passwords: createPasswordCheck(),
  })
  return {
    routes: createAccessRoutes({ captcha, limits, loginService, sessions }),
    authenticate: sessions.authenticate,
    actorOfFileHandle: sessions.actorOfFileHandle,
    createPerson: (into, person) => createPerson(into, person, clock.now()),
    housekeeping: createAccessHousekeeping({ db, clock }),
  }
}
