import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { login } from '@mixed-zone/contract/endpoints/access'
import { isStaff } from '@mixed-zone/contract/permissions'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { fullName } from '@mixed-zone/contract/rules/full-name'
import type { Mails } from '../../mails/mail-types.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { limitedNetwork } from '../../platform/http/limits/limit-subject.ts'
import { createCode } from '../../platform/random/tokens.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { describeDevice } from './describe-device.ts'
import type { AnonymousAttempt, LoginLimits } from './limits.service.ts'
import { presentLogin } from './login.presenter.ts'
import type { OneTimeCodes } from './one-time-codes/one-time-codes.service.ts'
import type { PasswordCheck } from './passwords/password-hash.ts'
import { confirmNewsletter, findByEmail, lockPerson, type PersonAtLogin, updatePerson } from './people.repository.ts'
import { permissionsOf } from './rules.ts'
import { hasUsedDevice, hasUsedNetwork } from './sessions.repository.ts'
import type { SessionsService } from './sessions.service.ts'

interface LoginDeps {
  readonly db: Db
  readonly clock: Clock
  readonly captcha: Captcha
  readonly closedAccounts: readonly string[]
  readonly fileKeys: FileKeys
  readonly limits: LoginLimits
  readonly mails: Mails
  readonly oneTimeCodes: OneTimeCodes
  readonly passwords: PasswordCheck
  readonly sessions: SessionsService
}

interface Credentials {
  readonly password: string
  readonly address: string
}

interface Device {
  readonly address: string
  readonly userAgent: string
}

interface LoginRequest {
  readonly body: BodyOf<typeof login>
  readonly address: string
  readonly userAgent: string
}

export type LoginService = ReturnType<typeof createLoginService>

export function createLoginService(deps: LoginDeps) {
  const { db, clock, captcha, closedAccounts, fileKeys, limits, mails, oneTimeCodes, passwords, sessions } = deps

  /** Takes the same time for unknown accounts, so that neither the error nor the timing reveals that an account exists. */
  async function canLogIn(person: PersonAtLogin | null, { password, address }: Credentials): Promise<boolean> {
    const isRight = await passwords.isRight(password, person?.passwordHash ?? null, limitedNetwork(address))
    if (person === null || !isRight || person.state !== 'active') return false
    if (closedAccounts.includes(person.email.toLowerCase())) return false
    return person.provisionalUntil === null || person.provisionalUntil > clock.now()
  }

  async function countWrong(attempt: AnonymousAttempt, person: PersonAtLogin | null): Promise<void> {
    const { waitsUntil } = await limits.countWrong(attempt)
    if (waitsUntil !== null && person?.state === 'active') await recordLock(person, waitsUntil)
    // Last, because it rejects once others have reached a shared limit: the owner is notified all the same.
    await limits.countWrongShared(attempt)
  }

  /** Stores the lock, which the studio shows, and notifies the owner. */
  async function recordLock(person: PersonAtLogin, waitsUntil: Date): Promise<void> {
    await db.transaction(async (tx) => {
      await updatePerson(tx, person.id, { lockedUntil: waitsUntil })
      await mails.enqueue(tx, {
        template: 'too-many-wrong-passwords',
        // At most one mail per hour, however many attempts there are.
        cause: `too-many-wrong-passwords:${person.id}:${Math.floor(clock.now().getTime() / HOUR_MS)}`,
        to: person.email,
        toName: fullName(person),
        locale: person.communicationsLocale,
        personId: person.id,
        details: { firstName: person.firstName, until: waitsUntil.toISOString() },
      })
    })
  }

  async function checkCode(attempt: AnonymousAttempt, person: PersonAtLogin, code: string | undefined): Promise<void> {
    if (code) await limits.countCode(person.id)
    const verdict = await oneTimeCodes.spend(person.id, code)
    if (verdict === 'wrong') await countWrong(attempt, person)
    if (verdict === 'wrong' || verdict === 'missing') throw new ApiError('code')
    if (verdict === 'right') await limits.clearCodes(person.id)
  }

  /** Staff only, and only from what their sessions store anyway: no identifier of a device is kept. */
  async function notifyOfNewDevice(tx: Db, person: PersonAtLogin, device: Device): Promise<void> {
    const isFirstLogin = person.lastSeenAt === null
    if (isFirstLogin || !isStaff(permissionsOf(person)) || (await hasUsedDevice(tx, person.id, device))) return
    await mails.enqueue(tx, {
      template: 'new-device',
      cause: `new-device:${person.id}:${createCode()}`,
      to: person.email,
      toName: fullName(person),
      locale: person.communicationsLocale,
      personId: person.id,
      details: {
        firstName: person.firstName,
        at: clock.now().toISOString(),
        device: describeDevice(device.userAgent),
        address: device.address,
      },
    })
  }

  return {
    async logIn({ body, address, userAgent }: LoginRequest): Promise<AnswerOf<typeof login>> {
      const attempt = { email: body.email, address }
      await captcha.spend(body.captcha)
      const found = await findByEmail(db, body.email)
      const isAllowed = await canLogIn(found, { password: body.password, address })
      if (found === null || !isAllowed) {
        await countWrong(attempt, found)
        throw new ApiError('credentials')
      }
      // Check again: concurrent attempts may have reached the limit while the password was hashed.
      await limits.check(attempt)
      if (!(await hasUsedNetwork(db, found.id, address))) await limits.checkShared(attempt)
      await checkCode(attempt, found, body.code)
      await limits.clearWrong(attempt)
      const { person, session } = await db.transaction(async (tx) => {
        const locked = await lockPerson(tx, found.id)
        // A password change, renewal or suspension has ended all sessions since the check; this login must not start one.
        if (locked === null || !isUnchanged(locked, found)) throw new ApiError('credentials')
        await notifyOfNewDevice(tx, locked, { address, userAgent })
        await updatePerson(tx, locked.id, { lastSeenAt: clock.now(), lockedUntil: null })
        const confirmed = locked.provisionalUntil === null ? locked : await confirmNewsletter(tx, locked)
        return { person: confirmed, session: await sessions.create(tx, confirmed, { address, userAgent }) }
      })
      return presentLogin(person, { session, fileKeys })
    },
  }
}

function isUnchanged(now: PersonAtLogin, checked: PersonAtLogin): boolean {
  return (
    now.passwordHash === checked.passwordHash &&
    now.state === checked.state &&
    now.provisionalUntil?.getTime() === checked.provisionalUntil?.getTime()
  )
}
