import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import { MERGE_UNDO_DAYS } from '@mixed-zone/contract/schemas/studio/people'
import { eq } from 'drizzle-orm'
import type { Mails } from '../../mails/mail-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { accountMerges, people } from '../../platform/database/schema/people.ts'
import { createCode } from '../../platform/random/tokens.ts'
import type { PersonAtLogin } from './people.repository.ts'

export type MailedPerson = Pick<PersonAtLogin, 'id' | 'email' | 'firstName' | 'surnames' | 'communicationsLocale'>

/** When the account is erased and the merge can no longer be undone. */
export function undoUntilOf(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS)
}

interface MergeNotice {
  readonly mails: Mails
  /** One of the two accounts, at whose address it arrives. */
  readonly to: MailedPerson
  readonly merged: MailedPerson
  readonly survivor: MailedPerson
  readonly mergedAt: Date
  readonly cause: string
  readonly delaySeconds?: number
}

/** Says which account is left. It belongs to the surviving account, and is erased with it. */
export async function mailMergeNotice(tx: Db, notice: MergeNotice): Promise<void> {
  const { mails, to, merged, survivor, mergedAt, cause, delaySeconds = 0 } = notice
  await mails.enqueue(tx, {
    template: 'accounts-merged',
    cause,
    to: to.email,
    toName: fullName(to),
    locale: to.communicationsLocale,
    personId: survivor.id,
    details: {
      firstName: to.firstName,
      keptEmail: survivor.email,
      mergedEmail: merged.email,
      erasedAt: undoUntilOf(mergedAt).toISOString(),
    },
    delaySeconds,
  })
}

/**
 * Reminds somebody who uses the address of a merged account which one is left. There is no other way in by that address: if the
 * merge was a mistake, a link would open somebody else's account.
 */
export async function remindOfMerge(
  tx: Db,
  merged: MailedPerson,
  options: Pick<MergeNotice, 'mails' | 'delaySeconds'> & Partial<Pick<MergeNotice, 'cause'>>,
): Promise<void> {
  const found = await findSurvivor(tx, merged.id)
  if (!found) return
  const cause = `merge-reminder:${merged.id}:${createCode()}`
  await mailMergeNotice(tx, { cause, ...options, to: merged, merged, ...found })
}

/** The account that is left, after all merges. */
async function findSurvivor(tx: Db, mergedId: number): Promise<{ survivor: MailedPerson; mergedAt: Date } | null> {
  const [found] = await tx
    .select({
      mergedAt: accountMerges.mergedAt,
      state: people.state,
      survivor: {
        id: people.id,
        email: people.email,
        firstName: people.firstName,
        surnames: people.surnames,
        communicationsLocale: people.communicationsLocale,
      },
    })
    .from(accountMerges)
    .innerJoin(people, eq(people.id, accountMerges.survivorId))
    .where(eq(accountMerges.mergedId, mergedId))
  if (!found) return null
  const { mergedAt, state, survivor } = found
  if (state !== 'merged') return { survivor, mergedAt }
  const last = await findSurvivor(tx, survivor.id)
  return last && { survivor: last.survivor, mergedAt }
}
