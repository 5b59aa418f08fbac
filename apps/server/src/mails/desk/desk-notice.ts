import { effectivePermissions } from '@mixed-zone/contract/permissions'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { createCode } from '../../platform/random/tokens.ts'
import type { PendingRequests } from '../build-content.ts'
import type { AnyMail } from '../mail-types.ts'
import {
  countWaiting,
  listActiveStaff,
  listLastNotified,
  listOldestWaiting,
  lockDesk,
  lockUnsentNotices,
} from './desk.repository.ts'

const TEMPLATE = 'desk-requests'

/** Requests often come in twos and threes, so the first mail waits for the others. */
const MIN_DELAY_SECONDS = 60
const MIN_INTERVAL_SECONDS = 15 * 60

/** The mail is a summary, not a list to work through. */
const MAX_LISTED = 10

export interface DeskNotice {
  /** Skips people with an unsent mail, which will include the new request. */
  notifyDesk(db: Db): Promise<void>
  listPendingRequests(db: Db): Promise<PendingRequests>
}

export function createDeskNotice({ clock, outbox }: { clock: Clock; outbox: Outbox<AnyMail> }): DeskNotice {
  return {
    async notifyDesk(db) {
      await lockDesk(db)
      const now = clock.now()
      const haveUnsent = await lockUnsentNotices(db, TEMPLATE)
      const lastNotified = await listLastNotified(db, TEMPLATE)
      for (const { id, email, firstName, surnames, locale, ...grants } of await listActiveStaff(db)) {
        if (haveUnsent.has(id) || !effectivePermissions(grants).includes('users')) continue
        await outbox.enqueue(db, {
          template: TEMPLATE,
          cause: `${TEMPLATE}:${id}:${createCode()}`,
          to: email,
          toName: fullName({ firstName, surnames }),
          locale,
          personId: id,
          details: { firstName },
          skipPreview: true,
          delaySeconds: delayAfter(lastNotified.get(id), now),
        })
      }
    },
    async listPendingRequests(db) {
      const now = clock.now().getTime()
      const oldest = await listOldestWaiting(db, MAX_LISTED)
      return {
        count: await countWaiting(db),
        oldest: oldest.map(({ firstName, surnames, companyName, createdAt }) => ({
          name: fullName({ firstName, surnames }),
          companyName,
          minutes: Math.max(0, Math.floor((now - createdAt.getTime()) / 60_000)),
        })),
      }
    },
  }
}

function delayAfter(lastNotified: Date | undefined, now: Date): number {
  const rest = lastNotified ? MIN_INTERVAL_SECONDS - (now.getTime() - lastNotified.getTime()) / 1000 : 0
  return Math.max(MIN_DELAY_SECONDS, rest)
}
