import type { MyData } from '@mixed-zone/contract/schemas/account'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  findProfile,
  listAuditOf,
  listBasketOf,
  listMailsOf,
  listMergedAccounts,
  listNoticesOf,
  listReceivedOf,
  listRequestsOf,
  listSavedViewsOf,
  listSessionsOf,
  listUsageOf,
  type ProfileRow,
} from './people.repository.ts'
import { presentUserData } from './profile.service.ts'

const BATCH_ROWS = 5_000

interface MyDataDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly hasOneTimeCode: (personId: number) => Promise<boolean>
}

export type MyDataService = ReturnType<typeof createMyDataService>

export function createMyDataService({ db, clock, hasOneTimeCode }: MyDataDeps) {
  async function presentAccount(person: ProfileRow): Promise<MyData['account']> {
    return {
      ...presentUserData(person, { oneTimeCode: await hasOneTimeCode(person.id) }),
      // Nobody has a session of a merged account.
      state: person.state === 'suspended' ? 'suspended' : 'active',
      suspendedReason: person.suspendedReason,
      createdAt: person.createdAt.toISOString(),
      updatedAt: person.updatedAt.toISOString(),
      lastSeenAt: isoOrNull(person.lastSeenAt),
      embargoTermsAcceptedAt: isoOrNull(person.embargoTermsAcceptedAt),
      termsAcceptedAt: isoOrNull(person.termsAcceptedAt),
    }
  }

  async function loadUsage(personId: number): Promise<MyData['usage']> {
    const usage: MyData['usage'] = []
    let afterId = 0
    for (;;) {
      const batch = await listUsageOf(db, personId, { afterId, limit: BATCH_ROWS })
      for (const { id: _id, at, postId, assetId, ...used } of batch) {
        usage.push({ ...used, at: at.toISOString(), postId: idOrNull(postId), assetId: idOrNull(assetId) })
      }
      const last = batch.at(-1)
      if (last === undefined || batch.length < BATCH_ROWS) return usage
      afterId = last.id
    }
  }

  return {
    async get(actor: Actor): Promise<MyData> {
      const person = await findProfile(db, actor.personId)
      if (!person) throw new ApiError('token')
      const mergedAccounts = await listMergedAccounts(db, person.id)
      const requests = await listRequestsOf(db, person)
      const sessions = await listSessionsOf(db, person.id)
      const mails = await listMailsOf(db, person)
      const audit = await listAuditOf(db, person.id)
      const basket = await listBasketOf(db, person.id)
      const notices = await listNoticesOf(db, person.id)
      const received = await listReceivedOf(db, person.id)
      return {
        exportedAt: clock.now().toISOString(),
        account: await presentAccount(person),
        mergedAccounts: mergedAccounts.map(({ createdAt, mergedAt, erasedAt, ...merged }) => ({
          ...merged,
          createdAt: createdAt.toISOString(),
          mergedAt: mergedAt.toISOString(),
          erasedAt: erasedAt.toISOString(),
        })),
        requests: requests.map(({ createdAt, decidedAt, legalAcceptedAt, notes, ...request }) => ({
          ...request,
          notes: notes.map(({ at, text }) => ({ at: new Date(at).toISOString(), text })),
          requestedAt: createdAt.toISOString(),
          decidedAt: isoOrNull(decidedAt),
          legalAcceptedAt: legalAcceptedAt.toISOString(),
        })),
        sessions: sessions.map(({ device, address, createdAt, usedAt, endedAt }) => ({
          device,
          address,
          createdAt: createdAt.toISOString(),
          lastUsedAt: usedAt.toISOString(),
          endedAt: isoOrNull(endedAt),
        })),
        basket: basket.map(({ assetId, addedAt }) => ({ assetId: String(assetId), addedAt: addedAt.toISOString() })),
        notices: notices.map(({ postId, at, readAt, kind }) => ({
          kind,
          postId: String(postId),
          at: at.toISOString(),
          readAt: isoOrNull(readAt),
        })),
        savedViews: await listSavedViewsOf(db, person.id),
        received: received.map(({ item, receivedAt }) => ({ item, at: receivedAt.toISOString() })),
        usage: await loadUsage(person.id),
        mails: mails.map(({ template, createdAt, sentAt }) => ({
          template,
          createdAt: createdAt.toISOString(),
          sentAt: isoOrNull(sentAt),
        })),
        audit: audit.map(({ at, action, actorId }) => ({
          at: at.toISOString(),
          action,
          byYou: actorId === person.id,
        })),
      }
    },
  }
}

function isoOrNull(date: Date | null): string | null {
  return date?.toISOString() ?? null
}

function idOrNull(id: number | null): string | null {
  return id === null ? null : String(id)
}
