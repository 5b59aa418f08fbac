import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { updateUserData } from '@mixed-zone/contract/endpoints/people'
import type { Locale } from '@mixed-zone/contract/locales'
import { effectivePermissions } from '@mixed-zone/contract/permissions'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import { ApiError } from '../../platform/errors/api-error.ts'
import { wrongFields } from '../../platform/errors/wrong-fields.ts'
import { regionOfCountry } from '../../platform/geo/countries.ts'
import { isPrefix, nationalNumber } from '../../platform/geo/telephones.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { areEmbargoTermsDue } from '../access/rules.ts'
import { recordAudit } from '../audit/audit.ts'
import {
  endNewsletter,
  findProfile,
  findSubscription,
  lockProfile,
  type ProfileRow,
  updateProfile,
} from './people.repository.ts'

type Change = BodyOf<typeof updateUserData>

interface ProfileDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly hasOneTimeCode: (personId: number) => Promise<boolean>
}

export type ProfileService = ReturnType<typeof createProfileService>

export function createProfileService({ db, clock, hasOneTimeCode }: ProfileDeps) {
  async function present(person: ProfileRow | null): Promise<UserData> {
    // Deleted by another request since this one was authenticated.
    if (!person) throw new ApiError('token')
    return presentUserData(person, { oneTimeCode: await hasOneTimeCode(person.id) })
  }

  return {
    async get(actor: Actor): Promise<UserData> {
      return present(await findProfile(db, actor.personId))
    },

    async update(actor: Actor, change: Change, locale: Locale): Promise<UserData> {
      const telephoneNumber = checkTelephone(change, locale)
      const updated = await db.transaction(async (tx) => {
        const person = await lockProfile(tx, actor.personId)
        if (!person) return null
        checkCountry(person, change, locale)
        await updateProfile(tx, person.id, { ...columnsOf(change, telephoneNumber), updatedAt: clock.now() })
        return findProfile(tx, person.id)
      })
      return present(updated)
    },

    /** The first acceptance stays on record. Embargoed posts are visible from the next request on. */
    async acceptEmbargoTerms(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const person = await lockProfile(tx, actor.personId)
        if (!person) throw new ApiError('token')
        if (person.embargoTermsAcceptedAt !== null) return
        const at = clock.now()
        await updateProfile(tx, person.id, { embargoTermsAcceptedAt: at })
        await recordAudit(tx, {
          at,
          actor: { personId: person.id },
          action: 'embargo-terms.accepted',
          subject: { kind: 'person', id: person.id },
        })
      })
    },

    /** The legal texts as they are now; the audit log keeps every acceptance. */
    async acceptTerms(actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const person = await lockProfile(tx, actor.personId)
        if (!person) throw new ApiError('token')
        const at = clock.now()
        await updateProfile(tx, person.id, { termsAcceptedAt: at })
        await recordAudit(tx, {
          at,
          actor: { personId: person.id },
          action: 'terms.accepted',
          subject: { kind: 'person', id: person.id },
        })
      })
    },

    async unsubscribe(code: string): Promise<void> {
      // A path can contain characters that PostgreSQL cannot store; no code has them.
      const isStorable = !code.includes('\0') && code.isWellFormed()
      if (!isStorable || !(await endNewsletter(db, code))) throw new ApiError('not-found')
    },

    async checkSubscription(code: string): Promise<{ subscribed: boolean }> {
      const subscription = await findSubscription(db, code)
      if (subscription === null) throw new ApiError('not-found')
      return subscription
    },
  }
}

function checkTelephone({ telephone }: Change, locale: Locale): string | undefined {
  if (!telephone) return undefined
  const number = nationalNumber(telephone)
  if (number !== null) return number
  throw wrongFields(
    locale,
    isPrefix(telephone.prefix) ? { 'telephone.number': 'format' } : { 'telephone.prefix': 'format' },
  )
}

/** Region and country may be sent alone; each has to agree with the other as stored. */
function checkCountry(person: ProfileRow, { region, country }: Change, locale: Locale): void {
  if (region === undefined && country === undefined) return
  if (regionOfCountry(country ?? person.country) !== (region ?? person.region)) {
    throw wrongFields(locale, { country: 'format' })
  }
}

function columnsOf(change: Change, telephoneNumber: string | undefined): Parameters<typeof updateProfile>[2] {
  const columns = {
    firstName: change.name,
    surnames: change.surnames,
    telephonePrefix: change.telephone?.prefix,
    telephoneNumber,
    region: change.region,
    country: change.country,
    companyName: change.companyName,
    mediaType: change.mediaType,
    workType: change.workType,
    communicationsLocale: change.comunicationsLocale,
    newsletter: change.newsletter,
    // A choice made while logged in needs no confirmation by mail.
    newsletterPending: change.newsletter === undefined ? undefined : false,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

export function presentUserData(person: ProfileRow, { oneTimeCode }: { oneTimeCode: boolean }): UserData {
  const permissions = effectivePermissions({
    role: person.role,
    added: person.permissionsAdded,
    taken: person.permissionsTaken,
  })
  return {
    id: String(person.id),
    role: person.role,
    permissions,
    email: person.email,
    name: person.firstName,
    surnames: person.surnames,
    telephone: { prefix: person.telephonePrefix, number: person.telephoneNumber },
    region: person.region,
    country: person.country,
    companyName: person.companyName,
    mediaType: person.mediaType,
    workType: person.workType,
    comunicationsLocale: person.communicationsLocale,
    newsletter: person.newsletter,
    accessSince: person.createdAt.toISOString(),
    oneTimeCode,
    mustAcceptEmbargoTerms: areEmbargoTermsDue({ ...person, permissions }),
  }
}
