import { FIELD_MESSAGES } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { UserData } from '@mixed-zone/contract/schemas/account'
import { updateUserData } from '@mixed-zone/contract/endpoints/people'
import { checkBySchema } from '../../forms/check-by-schema.ts'
import type { FormErrors } from '../../forms/use-api-form.ts'
import { prefixOf, splitNumber, type TelephoneValue, wholeNumber } from '../../ui/components/inputs/telephone-number.ts'

/** What the personal fields hold: what is sent, but that a telephone knows its country. */
export interface PersonalValues {
  readonly name: string
  readonly surnames: string
  readonly telephone: TelephoneValue
  readonly region: string
  readonly country: string
  readonly companyName: string
  readonly mediaType: string
  readonly workType: string
  readonly comunicationsLocale: string
}

export function valuesOfData(data: UserData): PersonalValues {
  const { name, surnames, region, country, companyName, mediaType, workType, comunicationsLocale } = data
  const telephone = splitNumber(`${data.telephone.prefix}${data.telephone.number}`)
  return { name, surnames, telephone, region, country, companyName, mediaType, workType, comunicationsLocale }
}

export interface PersonalChange {
  /** What can be sent, as the contract wants it. */
  readonly body: Readonly<Record<string, unknown>>
  readonly errors: FormErrors
}

/** What of the fields is new and right, to be sent, and what is new and wrong, to be told. */
export function changeOf(values: PersonalValues, saved: PersonalValues, locale: Locale): PersonalChange {
  const body = changedBody(values, saved)
  const errors: Record<string, string> = { ...checkBySchema(updateUserData.body, body, locale) }
  if ('telephone' in body && !('telephone' in errors) && wholeNumber(values.telephone) === null) {
    errors['telephone'] = FIELD_MESSAGES[locale].format
  }
  // A region and its country are one answer: neither goes without the other.
  const isPlaceWrong = 'region' in errors || 'country' in errors
  const right = Object.entries(body).filter(
    ([name]) => !(name in errors) && !(isPlaceWrong && (name === 'region' || name === 'country')),
  )
  return { body: Object.fromEntries(right), errors }
}

function changedBody(values: PersonalValues, saved: PersonalValues): Record<string, unknown> {
  const { telephone, ...texts } = values
  const changed = Object.entries(texts).filter(([name, value]) => Reflect.get(saved, name) !== value)
  const body: Record<string, unknown> = Object.fromEntries(changed)
  if ('region' in body || 'country' in body) Object.assign(body, { region: values.region, country: values.country })
  if (telephone.country !== saved.telephone.country || telephone.number !== saved.telephone.number) {
    body['telephone'] = { prefix: prefixOf(telephone.country) ?? '', number: telephone.number.trim() }
  }
  return body
}
