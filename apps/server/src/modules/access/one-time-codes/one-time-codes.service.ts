import { generateSecret, generateURI, verify } from 'otplib'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'
import { recordAudit } from '../../audit/audit.ts'
import { isStaff } from '../session-life.ts'
import {
  confirmSecret,
  deleteOneTimeCodes,
  findSecret,
  insertRecoveryCodes,
  offerSecret,
  spendRecoveryCode,
  spendStep,
} from './one-time-codes.repository.ts'
import { createRecoveryCodes, recoveryDigest } from './recovery-codes.ts'

const STEP_SECONDS = 30

const ISSUER = 'Mixed Zone'

interface OneTimeCodesDependencies {
  readonly db: Db
  readonly clock: Clock
  /** Encrypts the secrets: 32 bytes. */
  readonly key: Buffer
}

/** What a code is worth: `none` where the account asks for none. */
export type CodeVerdict = 'none' | 'missing' | 'wrong' | 'right'

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

export function createOneTimeCodes({ db, clock, key }: OneTimeCodesDependencies) {
  const purpose = (personId: number) => `one-time-code:${personId}`

  function openSecret(personId: number, sealed: Buffer): string {
    const secret = unseal(key, purpose(personId), sealed)
    if (typeof secret !== 'string') throw new Error('the secret of one-time codes is not readable')
    return secret
  }

  /** The step whose code this is, one step's worth of a wrong clock allowed; null where it is none, or was used. */
  async function stepOf(code: string, { secret, afterStep }: { secret: string; afterStep: number }) {
    if (!/^\d{6}$/.test(code)) return null
    const epoch = Math.floor(clock.now().getTime() / 1000)
    const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS })
    if (!result.valid) return null
    const step = Math.floor(epoch / STEP_SECONDS) + result.delta
    return step > afterStep ? step : null
  }

  return {
    async isSet(personId: number): Promise<boolean> {
      return (await findSecret(db, personId))?.confirmedAt != null
    },

    /** Whether the code opens the account. A right one is used up. */
    async spend(personId: number, code: string | undefined): Promise<CodeVerdict> {
      const row = await findSecret(db, personId)
      if (row?.confirmedAt == null) return 'none'
      const typed = code?.trim() ?? ''
      if (typed === '') return 'missing'
      const digits = typed.replace(/\s/g, '')
      const step = await stepOf(digits, { secret: openSecret(personId, row.secret), afterStep: row.lastStep })
      if (step !== null) return (await spendStep(db, personId, step)) ? 'right' : 'wrong'
      const codeHash = recoveryDigest(typed)
      return (await spendRecoveryCode(db, personId, { codeHash, at: clock.now() })) ? 'right' : 'wrong'
    },

    /** Offers a secret. It protects nothing until a code of it was seen. */
    async start(actor: Actor, email: string): Promise<{ secret: string; uri: string }> {
      if (!isStaff({ role: actor.role, permissions: [...actor.permissions] })) throw new ApiError('permission')
      const secret = generateSecret()
      const sealed = seal(key, purpose(actor.personId), secret)
      const isOffered = await offerSecret(db, { personId: actor.personId, secret: sealed, createdAt: clock.now() })
      if (!isOffered) throw new ApiError('conflict')
      return { secret, uri: generateURI({ issuer: ISSUER, label: email, secret }) }
    },

    /** From now on log-in asks for a code. Null where this one is wrong. */
    async confirm(actor: Actor, code: string): Promise<{ recoveryCodes: string[] } | null> {
      const row = await findSecret(db, actor.personId)
      if (!row || row.confirmedAt !== null) throw new ApiError('conflict')
      const digits = code.replace(/\s/g, '')
      const step = await stepOf(digits, { secret: openSecret(actor.personId, row.secret), afterStep: 0 })
      if (step === null) return null
      const recoveryCodes = createRecoveryCodes()
      const at = clock.now()
      await db.transaction(async (tx) => {
        if (!(await confirmSecret(tx, actor.personId, { at, step, secret: row.secret }))) throw new ApiError('conflict')
        await insertRecoveryCodes(tx, actor.personId, recoveryCodes.map(recoveryDigest))
        await recordAudit(tx, { at, action: 'one-time-code.set', ...ofActor(actor) })
      })
      return { recoveryCodes }
    },

    async stop(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await deleteOneTimeCodes(tx, actor.personId))) throw new ApiError('conflict')
        await recordAudit(tx, { at: clock.now(), action: 'one-time-code.stopped', ...ofActor(actor) })
      })
    },
  }
}

function ofActor({ personId }: Actor) {
  return { actor: { personId }, subject: { kind: 'person', id: personId } } as const
}
