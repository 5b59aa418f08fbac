import type { Mails } from '../../../mails/mail-types.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { createDecideService } from '../requests/decide.service.ts'
import { createListRequestsService } from '../requests/list-requests.service.ts'
import { createTrustedDomainsService } from '../requests/trusted-domains.service.ts'
import { createDeskPeopleService } from './desk-people.service.ts'
import { createInviteService } from './invite.service.ts'

export interface DeskDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly mails: Mails
}

export type Desk = ReturnType<typeof createDesk>

/** What those do who decide about access: by the back office's calls, or at a terminal. */
export function createDesk(dependencies: DeskDependencies) {
  return {
    requests: createListRequestsService(dependencies),
    decisions: createDecideService(dependencies),
    people: createDeskPeopleService(dependencies),
    domains: createTrustedDomainsService(dependencies),
    invitations: createInviteService(dependencies),
  }
}
