import { effectivePermissions } from '@mixed-zone/contract/permissions'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { createCode } from '../../platform/random/tokens.ts'
import type { WaitingRequests } from '../build-content.ts'
import type { AnyMail } from '../mail-types.ts'
import {
  countWaiting,
  listActiveStaff,
  listLastTold,
  listOldestWaiting,
  lockDesk,
  lockWaitingFor,
} from './desk.repository.ts'

const TEMPLATE = 'desk-requests'

/** Requests often come in twos and threes: the first mail waits for the others. */
const FIRST_WAIT_SECONDS = 60

/** And then, for so long, one mail is enough. */
const QUIET_SECONDS = 15 * 60

/** A mail is no list to work through. */
const MOST_LISTED = 10

export interface DeskNotice {
  /** Writes one mail to each who decides, unless one is on its way that will say it anyway. */
  tellDesk(db: Db): Promise<void>
  /** What waits now. */
  listWaiting(db: Db): Promise<WaitingRequests>
}

export function createDeskNotice({ clock, outbox }: { clock: Clock; outbox: Outbox<AnyMail> }): DeskNotice {
  return {
    async tellDesk(db) {
      await lockDesk(db)
      const now = clock.now()
      const isTold = await lockWaitingFor(db, TEMPLATE)
      const lastTold = await listLastTold(db, TEMPLATE)
      for (const { id, email, firstName, surnames, locale, ...grants } of await listActiveStaff(db)) {
        if (isTold.has(id) || !effectivePermissions(grants).includes('users')) continue
        await outbox.enqueue(db, {
          template: TEMPLATE,
          cause: `${TEMPLATE}:${id}:${createCode()}`,
          to: email,
          toName: `${firstName} ${surnames}`,
          locale,
          personId: id,
          details: { firstName },
          delaySeconds: waitSeconds(now, lastTold.get(id)),
        })
      }
    },
    async listWaiting(db) {
      const now = clock.now().getTime()
      const oldest = await listOldestWaiting(db, MOST_LISTED)
      return {
        count: await countWaiting(db),
        oldest: oldest.map(({ firstName, surnames, companyName, createdAt }) => ({
          name: `${firstName} ${surnames}`,
          companyName,
          minutes: Math.max(0, Math.floor((now - createdAt.getTime()) / 60_000)),
        })),
      }
    },
  }
}

function waitSeconds(now: Date, lastTold: Date | undefined): number {
  const quiet = lastTold ? QUIET_SECONDS - (now.getTime() - lastTold.getTime()) / 1000 : 0
  return Math.max(FIRST_WAIT_SECONDS, quiet)
}
