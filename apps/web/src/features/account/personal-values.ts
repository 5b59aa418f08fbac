import type { Locale } from '@mixed-zone/contract/locales'
import { updateUserDataSchema, type UserData } from '@mixed-zone/contract/schemas/account'
import { checkBySchema } from '../../forms/check-by-schema.ts'
import { createDraft } from '../../forms/draft.ts'
import {
  asText,
  checkTelephone,
  isRecord,
  parsePersonalValues,
  type PersonalValues,
  toTelephoneBody,
} from '../../forms/personal/personal-values.ts'
import type { FormErrors } from '../../forms/use-api-form.ts'
import { splitNumber } from '../../ui/components/inputs/telephone-number.ts'

export function toPersonalValues(data: UserData): PersonalValues {
  const { name, surnames, region, country, companyName, mediaType, workType, comunicationsLocale } = data
  const telephone = splitNumber(`${data.telephone.prefix}${data.telephone.number}`)
  return { name, surnames, telephone, region, country, companyName, mediaType, workType, comunicationsLocale }
}

export interface PersonalChange {
  /** The changed fields that are valid, as the API takes them. */
  readonly body: Readonly<Record<string, unknown>>
  /** Messages for the changed fields that are not. */
  readonly errors: FormErrors
}

export function findChange(values: PersonalValues, saved: PersonalValues, locale: Locale): PersonalChange {
  const body = buildChangedBody(values, saved)
  const errors: Record<string, string> = { ...checkBySchema(updateUserDataSchema, body, { locale }) }
  if ('telephone' in body) {
    const error = checkTelephone(values.telephone, locale)
    if (error !== null) errors['telephone'] = error
  }
  // Region and country are only sent together.
  const isPlaceWrong = 'region' in errors || 'country' in errors
  const valid = Object.entries(body).filter(
    ([name]) => !(name in errors) && !(isPlaceWrong && (name === 'region' || name === 'country')),
  )
  return { body: Object.fromEntries(valid), errors }
}

function buildChangedBody(values: PersonalValues, saved: PersonalValues): Record<string, unknown> {
  const { telephone, ...fields } = values
  const changed = Object.entries(fields).filter(([name, value]) => Reflect.get(saved, name) !== value)
  const body: Record<string, unknown> = Object.fromEntries(changed)
  if ('region' in body || 'country' in body) Object.assign(body, { region: values.region, country: values.country })
  if (telephone.country !== saved.telephone.country || telephone.number !== saved.telephone.number) {
    body['telephone'] = toTelephoneBody(telephone)
  }
  return body
}

interface PersonalDraft {
  /** Nobody else who logs in on this tab may get the values. */
  readonly email: string
  readonly values: PersonalValues
}

/** Unsaved values of somebody whose session ended while they typed. They come back after the next log-in. */
export function personalDraft(data: UserData) {
  return createDraft<PersonalDraft>({
    key: 'unsaved-account',
    storage: () => sessionStorage,
    parse: (stored) => {
      if (!isRecord(stored) || asText(stored['email']) !== data.email || !isRecord(stored['values'])) return null
      return { email: data.email, values: parsePersonalValues(stored['values'], toPersonalValues(data)) }
    },
  })
}
