import type { Mails } from '../../../mails/mail-types.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { createDecideService } from '../requests/decide.service.ts'
import { createRequestsService } from '../requests/requests.service.ts'
import { createTrustedDomainsService } from '../requests/trusted-domains.service.ts'
import { createDeskPeopleService } from './desk-people.service.ts'
import { createInviteService } from './invite.service.ts'

export interface DeskDeps {
  readonly db: Db
  readonly clock: Clock
  readonly mails: Mails
}

export type Desk = ReturnType<typeof createDesk>

/** Decisions about access, for the studio's endpoints and for `npm run admin`. */
export function createDesk(deps: DeskDeps) {
  return {
    requests: createRequestsService(deps),
    decisions: createDecideService(deps),
    people: createDeskPeopleService(deps),
    domains: createTrustedDomainsService(deps),
    invitations: createInviteService(deps),
  }
}
