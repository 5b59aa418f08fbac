import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import { seal, unseal } from '../../../platform/crypto/seal.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { digestOf } from '../../../platform/random/tokens.ts'
import { recordAudit } from '../../audit/audit.ts'
import {
  confirmSecret,
  deleteOneTimeCodes,
  findSecret,
  insertRecoveryCodes,
  saveUnconfirmedSecret,
  spendRecoveryCode,
  spendStep,
} from './one-time-codes.repository.ts'

const STEP_SECONDS = 30
const ISSUER = 'Mixed Zone'

interface OneTimeCodesDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly key: Buffer
}

export type CodeVerdict = 'none' | 'missing' | 'wrong' | 'right'

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

export function createOneTimeCodes({ db, clock, key }: OneTimeCodesDeps) {
  const purpose = (personId: number) => `one-time-code:${personId}`

  function openSecret(personId: number, sealed: Buffer): string {
    const secret = unseal(key, purpose(personId), sealed)
    if (typeof secret !== 'string') throw new Error('the stored one-time secret is invalid')
    return secret
  }

  /** The TOTP time step of a code, with a tolerance of one step; null if it is wrong or was used before. */
  async function findStep(code: string, { secret, afterStep }: { secret: string; afterStep: number }) {
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

    /** Checks a code or recovery code. A right one cannot be used again. */
    async spend(personId: number, code: string | undefined): Promise<CodeVerdict> {
      const row = await findSecret(db, personId)
      if (row?.confirmedAt == null) return 'none'
      const typed = code?.trim() ?? ''
      if (typed === '') return 'missing'
      const digits = typed.replace(/\s/g, '')
      const step = await findStep(digits, { secret: openSecret(personId, row.secret), afterStep: row.lastStep })
      if (step !== null) return (await spendStep(db, personId, step)) ? 'right' : 'wrong'
      const codeHash = recoveryDigest(typed)
      return (await spendRecoveryCode(db, personId, { codeHash, at: clock.now() })) ? 'right' : 'wrong'
    },

    /** Creates a secret, which is not required before it is confirmed. */
    async start(actor: Actor, email: string): Promise<{ secret: string; uri: string }> {
      if (!actor.isStaff) throw new ApiError('permission')
      const secret = generateSecret()
      const sealed = seal(key, purpose(actor.personId), secret)
      const isSaved = await saveUnconfirmedSecret(db, {
        personId: actor.personId,
        secret: sealed,
        createdAt: clock.now(),
      })
      if (!isSaved) throw new ApiError('conflict')
      return { secret, uri: generateURI({ issuer: ISSUER, label: email, secret }) }
    },

    /** Login requires a code from now on. Null if this one is wrong. */
    async confirm(actor: Actor, code: string): Promise<{ recoveryCodes: string[] } | null> {
      const row = await findSecret(db, actor.personId)
      if (!row || row.confirmedAt !== null) throw new ApiError('conflict')
      const digits = code.replace(/\s/g, '')
      const step = await findStep(digits, { secret: openSecret(actor.personId, row.secret), afterStep: 0 })
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

/** Without characters that look alike. */
const RECOVERY_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_CODES = 10
const RECOVERY_GROUPS = 4
const RECOVERY_GROUP_CHARACTERS = 4

/** For a lost phone, to be kept on paper. About 79 random bits each. */
function createRecoveryCodes(): string[] {
  const pick = () => RECOVERY_CHARACTERS.charAt(randomInt(RECOVERY_CHARACTERS.length))
  const group = () => Array.from({ length: RECOVERY_GROUP_CHARACTERS }, pick).join('')
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: RECOVERY_GROUPS }, group).join('-'))
}

/** Ignores case and separators. */
function recoveryDigest(code: string): Buffer {
  return digestOf(code.toLowerCase().replace(/[^a-z\d]/g, ''))
}
