import { fullName } from '@mixed-zone/contract/rules/full-name'
import type {
  MergeCandidate,
  MergePreview,
  PersonMerge,
  StudioPerson,
} from '@mixed-zone/contract/schemas/studio/people'
import { UNDO_SECONDS } from '@mixed-zone/contract/schemas/studio/requests'
import type { Mails } from '../../../mails/mail-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { HousekeepingTask } from '../../../platform/jobs/housekeeping.ts'
import { cancelWaitingOf } from '../../../platform/mail/mails.repository.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  canGrant,
  endSessionsOf,
  isLastAdmin,
  lockAdmins,
  lockGrantable,
  lockPeople,
  lockPerson,
  mailMergeNotice,
  type PersonAtLogin,
  refuseLastAdmin,
  spendResetsOf,
  undoUntilOf,
  updatePerson,
} from '../../access/access.ts'
import { permissionsOf } from '../../access/rules.ts'
import { type AuditAction, changesBetween, recordAudit } from '../../audit/audit.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { eraseMergedAccount } from '../../people/people.ts'
import {
  copyRows,
  countRowsOf,
  deleteMerge,
  findMerge,
  restoreRows,
  insertMerge,
  listEndedMerges,
  listMergesInto,
  listMergesOf,
  type MergeRow,
  moveRows,
} from './merge.repository.ts'
import { presentMerge, presentPerson } from './people.presenter.ts'
import { findPerson, type PersonRow } from './people.repository.ts'

/** Merges that end in one run of the nightly task; more are left for the next night. */
const MAX_ENDED = 500

interface MergeDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly mails: Mails
  readonly backgroundDb: Db
}

interface Accounts {
  readonly survivor: PersonAtLogin
  readonly merged: PersonAtLogin
}

const causesOf = (mergeId: number) => ({ survivor: `merge:${mergeId}:kept`, merged: `merge:${mergeId}:merged` })

export type MergeService = ReturnType<typeof createMergeService>

/** Two accounts of one person become one. See decision 52. */
export function createMergeService({ db, backgroundDb, clock, mails }: MergeDeps) {
  /** Who merges or separates has to hold every permission of either account, neither of which is their own. */
  async function lockAccounts(tx: Db, actor: Actor, ids: { survivorId: number; mergedId: number }): Promise<Accounts> {
    const { survivorId, mergedId } = ids
    // Admins first, then in the order of ids, as every change of people does: another order could deadlock.
    await lockAdmins(tx)
    await lockPeople(tx, [actor.personId, survivorId, mergedId])
    const grantable = await lockGrantable(tx, actor)
    const survivor = await lockPerson(tx, survivorId)
    const merged = await lockPerson(tx, mergedId)
    if (!survivor || !merged) throw new ApiError('not-found')
    const isOwn = actor.personId === survivorId || actor.personId === mergedId
    const held = [...permissionsOf(survivor), ...permissionsOf(merged)]
    if (isOwn || !grantable.has('users') || !canGrant(grantable, held)) throw new ApiError('permission')
    return { survivor, merged }
  }

  async function recordBoth(tx: Db, actor: Actor, { survivor, merged, ...change }: RecordedChange): Promise<void> {
    const entry = { at: clock.now(), actor: { personId: actor.personId } }
    await recordAudit(tx, {
      ...entry,
      action: change.action,
      subject: { kind: 'person', id: survivor.id },
      details: { person: merged.id },
      // By the address as well: it is erased with either account.
      personal: { address: merged.email, name: fullName(survivor), details: { email: merged.email } },
    })
    await recordAudit(tx, {
      ...entry,
      action: change.actionOfMerged,
      subject: { kind: 'person', id: merged.id },
      details: { person: survivor.id },
      changes: changesBetween<Pick<PersonAtLogin, 'state'>>({ state: change.before }, { state: change.after }),
      personal: { name: fullName(merged) },
    })
    for (const { id } of [survivor, merged]) {
      await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: id })
    }
  }

  async function mailMerge(tx: Db, mergeId: number, { survivor, merged }: Accounts): Promise<void> {
    const causes = causesOf(mergeId)
    const notice = { mails, survivor, merged, mergedAt: clock.now(), delaySeconds: UNDO_SECONDS }
    await mailMergeNotice(tx, { ...notice, to: survivor, cause: causes.survivor })
    await mailMergeNotice(tx, { ...notice, to: merged, cause: causes.merged })
  }

  /** Only those who were told of the merge are told that it was undone. */
  async function mailUndo(tx: Db, mergeId: number, accounts: Accounts): Promise<void> {
    const causes = causesOf(mergeId)
    const cancelled = await mails.cancelUntried(tx, Object.values(causes))
    for (const side of ['survivor', 'merged'] as const) {
      if (cancelled.includes(causes[side])) continue
      const { id, email, firstName, surnames, communicationsLocale } = accounts[side]
      await mails.enqueue(tx, {
        template: 'merge-undone',
        cause: `merge-undone:${mergeId}:${id}`,
        to: email,
        toName: fullName({ firstName, surnames }),
        locale: communicationsLocale,
        personId: id,
        details: { firstName, email: accounts.merged.email },
      })
    }
  }

  async function candidate(person: PersonRow): Promise<MergeCandidate> {
    return {
      ...presentPerson(person, clock.now()),
      isLastAdmin: await isLastAdmin(db, person.id),
      counts: await countRowsOf(db, person),
    }
  }

  /** The account is erased; what it had stays with the surviving one. */
  async function endMerge({ mergedId }: MergeRow): Promise<void> {
    await backgroundDb.transaction(async (tx) => {
      await lockAdmins(tx)
      const locked = await findMerge(tx, mergedId)
      if (!locked || locked.undoUntil > clock.now()) return
      await lockPeople(tx, [locked.survivorId, mergedId])
      const merge = await findMerge(tx, mergedId)
      const merged = await lockPerson(tx, mergedId)
      const survivor = merge && (await lockPerson(tx, merge.survivorId))
      if (!merge || !merged || !survivor) return
      // Downloads that were running at the time of the merge were counted for it afterwards.
      await moveRows(tx, merge.id, { merged, survivor })
      await eraseMergedAccount(tx, merged, clock.now())
      await recordStudioEvent(tx, { kind: 'request', permission: 'users', subjectId: survivor.id })
    })
  }

  const endMerges: HousekeepingTask = {
    name: 'end merges of accounts',
    async run() {
      for (const merge of await listEndedMerges(backgroundDb, { now: clock.now(), limit: MAX_ENDED })) {
        await endMerge(merge)
      }
    },
  }

  return {
    endMerges,

    async preview(actor: Actor, id: string, otherId: string): Promise<MergePreview> {
      const [person, other] = await Promise.all([find(db, id), find(db, otherId)])
      if (person.id === other.id) throw new ApiError('not-found')
      const isOwn = actor.personId === person.id || actor.personId === other.id
      const canMerge = canGrant(actor.permissions, [...permissionsOf(person), ...permissionsOf(other)])
      return {
        person: await candidate(person),
        other: await candidate(other),
        cannotMerge: isOwn ? 'own-account' : canMerge ? null : 'more-permissions',
      }
    },

    async merge(actor: Actor, id: string, otherId: string): Promise<PersonMerge> {
      const [survivorId, mergedId] = [rowId(id), rowId(otherId)]
      if (survivorId === null || mergedId === null) throw new ApiError('not-found')
      if (survivorId === mergedId) throw new ApiError('conflict')
      return db.transaction(async (tx) => {
        const accounts = await lockAccounts(tx, actor, { survivorId, mergedId })
        const { survivor, merged } = accounts
        // Somebody else has merged one of them meanwhile.
        if (survivor.state === 'merged' || merged.state === 'merged') throw new ApiError('conflict')
        await refuseLastAdmin(tx, mergedId)
        const at = clock.now()
        const mergeId = await insertMerge(tx, {
          mergedId,
          survivorId,
          mergedState: merged.state,
          mergedAt: at,
          mergedBy: actor.personId,
          undoUntil: undoUntilOf(at),
        })
        for (const personId of [survivorId, mergedId]) await endSessionsOf(tx, personId, { at })
        await spendResetsOf(tx, mergedId, at)
        // Passwords and links of an account that is closed.
        await cancelWaitingOf(tx, { personId: mergedId })
        await moveRows(tx, mergeId, accounts)
        await copyRows(tx, mergeId, { mergedId, survivorId })
        await updatePerson(tx, mergedId, { state: 'merged' })
        await mailMerge(tx, mergeId, accounts)
        await recordBoth(tx, actor, {
          ...accounts,
          action: 'person.merged',
          actionOfMerged: 'person.merged-into',
          before: merged.state,
          after: 'merged',
        })
        const merge = (await listMergesOf(tx, survivorId)).find((known) => known.id === mergeId)
        if (!merge) throw new ApiError('not-found')
        return presentMerge(merge)
      })
    },

    /** Answers the account that is there again. */
    async undo(actor: Actor, id: string, otherId: string): Promise<StudioPerson> {
      const [survivorId, mergedId] = [rowId(id), rowId(otherId)]
      if (survivorId === null || mergedId === null) throw new ApiError('not-found')
      return db.transaction(async (tx) => {
        const accounts = await lockAccounts(tx, actor, { survivorId, mergedId })
        const merge = await findMerge(tx, mergedId)
        if (merge?.survivorId !== survivorId) throw new ApiError('not-found')
        // Its rows are those of another account now: that merge has to be undone first.
        if (accounts.survivor.state === 'merged') throw new ApiError('conflict')
        if (merge.undoUntil <= clock.now()) throw new ApiError('conflict')
        await restoreRows(tx, merge.id, accounts)
        await updatePerson(tx, mergedId, { state: merge.mergedState })
        await mailUndo(tx, merge.id, accounts)
        await deleteMerge(tx, merge.id)
        // What another merged account has as well, and was not copied for that reason.
        for (const other of await listMergesInto(tx, survivorId)) await copyRows(tx, other.id, other)
        await recordBoth(tx, actor, {
          ...accounts,
          action: 'person.merge-undone',
          actionOfMerged: 'person.merge-undone',
          before: 'merged',
          after: merge.mergedState,
        })
        return presentPerson(await find(tx, otherId), clock.now())
      })
    },
  }
}

interface RecordedChange extends Accounts {
  readonly action: AuditAction
  readonly actionOfMerged: AuditAction
  readonly before: PersonAtLogin['state']
  readonly after: PersonAtLogin['state']
}

async function find(db: Db, id: string): Promise<PersonRow> {
  const personId = rowId(id)
  const person = personId === null ? null : await findPerson(db, personId)
  if (!person) throw new ApiError('not-found')
  return person
}
