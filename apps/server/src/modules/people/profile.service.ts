import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { updateUserData } from '@mixed-zone/contract/endpoints/people'
import type { Locale } from '@mixed-zone/contract/locales'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { wrongFields } from '../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { regionOfCountry } from '../../platform/geo/countries.ts'
import { isPrefix, nationalNumber } from '../../platform/geo/telephones.ts'
import { findProfile, lockProfile, type ProfileRow, updateProfile } from './people.repository.ts'
import { presentUserData } from './user-data.presenter.ts'

type Change = BodyOf<typeof updateUserData>

interface ProfileDependencies {
  readonly db: Db
  readonly clock: Clock
  readonly hasOneTimeCode: (personId: number) => Promise<boolean>
}

export type ProfileService = ReturnType<typeof createProfileService>

export function createProfileService({ db, clock, hasOneTimeCode }: ProfileDependencies) {
  async function present(person: ProfileRow | null): Promise<UserData> {
    // Deleted in another window since the call was let in.
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
        checkPlace(person, change, locale)
        await updateProfile(tx, person.id, { ...columnsOf(change, telephoneNumber), updatedAt: clock.now() })
        return findProfile(tx, person.id)
      })
      return present(updated)
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

/** Either may be sent alone: it has to agree with the other as stored. */
function checkPlace(person: ProfileRow, { region, country }: Change, locale: Locale): void {
  if (region === undefined && country === undefined) return
  if (regionOfCountry(country ?? person.country) !== (region ?? person.region)) {
    throw wrongFields(locale, { country: 'format' })
  }
}

/** Each column by name; what was not sent stays as it is. */
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
    // Whoever decides while logged in has decided.
    newsletterPending: change.newsletter === undefined ? undefined : false,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
