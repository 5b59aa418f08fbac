import type { Mails } from '../../../mails/mail-types.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createDecideService } from '../requests/decide.service.ts'
import { createRequestsService } from '../requests/requests.service.ts'
import { createTrustedDomainsService } from '../requests/trusted-domains.service.ts'
import { createDeskPeopleService } from './desk-people.service.ts'
import { createInviteService } from './invite.service.ts'

export interface DeskDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
}

export type Desk = ReturnType<typeof createDesk>

export function createDesk(deps: DeskDeps) {
  return {
    requests: createRequestsService(deps),
    decisions: createDecideService(deps),
    people: createDeskPeopleService(deps),
    domains: createTrustedDomainsService(deps),
    invitations: createInviteService(deps),
  }
}
