import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type {
  createSocialAccount,
  setSocialOrder,
  updateSocialAccount,
} from '@mixed-zone/contract/endpoints/studio/social-accounts'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { MAX_SOCIAL_ACCOUNTS, type StudioSocialAccount } from '@mixed-zone/contract/schemas/studio/social-accounts'
import type { Db } from '../../../platform/database/database.ts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, type AuditEntry, changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import type { Pages } from '../../pages/pages.ts'
import {
  deleteSocialAccountRow,
  deleteSocialItems,
  insertSocialAccount,
  listSocialAccountRows,
  lockSocialAccounts,
  markFetchRequested,
  setSocialPosition,
  type SocialAccountRow,
  updateSocialAccountRow,
} from './social-accounts.repository.ts'

/** A job that has not run by then was lost: the button works again, and the schedule reads the feed. */
const MAX_FETCH_MS = 15 * MINUTE_MS

export interface SocialAccountsDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly pages: Pick<Pages, 'requestFeed'>
}

type Fields = BodyOf<typeof createSocialAccount>

export type SocialAccountsService = ReturnType<typeof createSocialAccountsService>

/** The accounts of the social page. Each change takes effect when it is saved. */
export function createSocialAccountsService({ db, clock, pages }: SocialAccountsDeps) {
  async function list(): Promise<StudioSocialAccount[]> {
    const now = clock.now()
    return (await listSocialAccountRows(db)).map((row) => presentAccount(row, now))
  }

  async function load(id: number): Promise<StudioSocialAccount> {
    const account = (await list()).find((one) => one.id === String(id))
    if (!account) throw new ApiError('not-found')
    return account
  }

  /** Not due before the job should have run, so that the schedule does not read the feed at the same time. */
  const afterJob = () => new Date(clock.now().getTime() + MAX_FETCH_MS)

  async function requestFeed(tx: Db, id: number): Promise<void> {
    await markFetchRequested(tx, id, clock.now())
    await pages.requestFeed(tx, id)
  }

  async function record(tx: Db, actor: Actor, { action, subject, changes }: Recorded): Promise<void> {
    const person = { personId: actor.personId }
    await recordAudit(tx, { at: clock.now(), actor: person, action, subject, ...(changes && { changes }) })
    await announce(tx)
  }

  return {
    list: async () => ({ accounts: await list() }),

    async create(actor: Actor, fields: Fields): Promise<StudioSocialAccount> {
      const id = await db.transaction(async (tx) => {
        const known = await lockSocialAccounts(tx)
        if (known.length >= MAX_SOCIAL_ACCOUNTS) throw new ApiError('conflict')
        const created = await insertSocialAccount(tx, { ...fields, nextFetchAt: afterJob(), createdAt: clock.now() })
        if (fields.feedUrl !== null) await requestFeed(tx, created)
        const changes = changesBetween(NO_FIELDS, fields)
        await record(tx, actor, { action: 'social-account.created', subject: subjectOf(created), changes })
        return created
      })
      return load(id)
    },

    async update(actor: Actor, id: string, change: BodyOf<typeof updateSocialAccount>): Promise<StudioSocialAccount> {
      const { version, ...fields } = change
      const accountId = requireRowId(id)
      await db.transaction(async (tx) => {
        const account = (await lockSocialAccounts(tx)).find((one) => one.id === accountId)
        if (!account) throw new ApiError('not-found')
        if (account.version !== version) {
          throw new ApiError('conflict', { current: fieldsOf(account), version: account.version })
        }
        const changes = changesBetween(fieldsOf(account), fields)
        if (Object.keys(changes).length === 0) return
        const hasNewFeed = fields.feedUrl !== undefined && fields.feedUrl !== account.feedUrl
        const feedState = hasNewFeed ? { ...UNREAD, nextFetchAt: afterJob() } : {}
        await updateSocialAccountRow(tx, accountId, { ...fields, ...feedState })
        // Nothing would renew or replace them.
        if (hasNewFeed && fields.feedUrl === null) await deleteSocialItems(tx, accountId)
        if (hasNewFeed && fields.feedUrl !== null) await requestFeed(tx, accountId)
        await record(tx, actor, { action: 'social-account.changed', subject: subjectOf(accountId), changes })
      })
      return load(accountId)
    },

    async delete(actor: Actor, id: string): Promise<void> {
      const accountId = requireRowId(id)
      await db.transaction(async (tx) => {
        const account = (await lockSocialAccounts(tx)).find((one) => one.id === accountId)
        if (!account) throw new ApiError('not-found')
        await deleteSocialAccountRow(tx, accountId)
        const changes = changesBetween<typeof NO_FIELDS>(fieldsOf(account), NO_FIELDS)
        await record(tx, actor, { action: 'social-account.deleted', subject: subjectOf(accountId), changes })
      })
    },

    async setOrder(actor: Actor, { ids, previousIds }: BodyOf<typeof setSocialOrder>) {
      await db.transaction(async (tx) => {
        const rows = await lockSocialAccounts(tx)
        const before = rows.toSorted((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => String(id))
        if (!isDeepStrictEqual(before, previousIds)) throw new ApiError('conflict', { current: before })
        const isPermutation = isDeepStrictEqual(ids.toSorted(), before.toSorted())
        if (!isPermutation) throw new ApiError('not-found')
        if (isDeepStrictEqual(ids, before)) return
        for (const [position, id] of ids.entries()) await setSocialPosition(tx, Number(id), position)
        const changes = changesBetween({ order: before }, { order: ids })
        const subject = { kind: 'list', id: 'social-accounts' } as const
        await record(tx, actor, { action: 'social-account.ordered', subject, changes })
      })
      return { accounts: await list() }
    },

    /** Rejects with `conflict` for an account that is only a link. */
    async fetch(_actor: Actor, id: string): Promise<StudioSocialAccount> {
      const accountId = requireRowId(id)
      await db.transaction(async (tx) => {
        const account = (await lockSocialAccounts(tx)).find((one) => one.id === accountId)
        if (!account) throw new ApiError('not-found')
        if (account.feedUrl === null) throw new ApiError('conflict')
        await requestFeed(tx, accountId)
        await announce(tx)
      })
      return load(accountId)
    },
  }
}

interface Recorded extends Pick<AuditEntry, 'subject' | 'changes'> {
  readonly action: AuditAction
}

/** Of a feed that was never read. */
const UNREAD = {
  etag: null,
  lastModified: null,
  failures: 0,
  failingSince: null,
  readAt: null,
  problem: null,
  problemStatus: null,
  fetchRequestedAt: null,
}

/** What there is before an account is created, and after it was deleted. */
const NO_FIELDS: Readonly<Record<keyof Fields, string | null>> = {
  network: null,
  handle: null,
  url: null,
  feedUrl: null,
}

const subjectOf = (id: number) => ({ kind: 'social-account', id }) as const

const fieldsOf = ({ network, handle, url, feedUrl }: Fields): Fields => ({ network, handle, url, feedUrl })

const announce = (tx: Db) =>
  recordStudioEvent(tx, { kind: 'setting', permission: 'publish', subjectId: 'social-accounts' })

/** Whether somebody has asked to read a feed, and it is not read yet. */
export function isFetching(requestedAt: Date | null, now: Date): boolean {
  return requestedAt !== null && now.getTime() - requestedAt.getTime() < MAX_FETCH_MS
}

function presentAccount(row: SocialAccountRow, now: Date): StudioSocialAccount {
  const { problem, problemStatus, fetchRequestedAt, nextFetchAt, feedUrl } = row
  return {
    id: String(row.id),
    ...fieldsOf(row),
    version: row.version,
    items: row.items,
    readAt: row.readAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    problem: problem === null ? null : { kind: problem, status: problemStatus },
    nextFetchAt: feedUrl === null ? null : nextFetchAt.toISOString(),
    isFetching: isFetching(fetchRequestedAt, now),
  }
}
