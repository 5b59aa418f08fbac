import type { Locale } from '@mixed-zone/contract/locales'
import { updateUserDataSchema, type UserData } from '@mixed-zone/contract/schemas/account'
import { validateForm } from '../../forms/validate-form.ts'
import { createDraft } from '../../forms/draft.ts'
import {
  checkTelephone,
  isRecord,
  parsePersonalValues,
  type PersonalValues,
  toTelephoneBody,
} from '../../forms/personal/personal-values.ts'
import type { FormErrors } from '../../forms/use-api-form.ts'
import { UNSAVED_PREFIX } from '../../session/unsaved-edits.ts'
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
  const errors: Record<string, string> = { ...validateForm(updateUserDataSchema, body, { locale }) }
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

export function changedFields(values: PersonalValues, saved: PersonalValues): Partial<PersonalValues> {
  const { telephone, ...fields } = values
  const { country, number } = saved.telephone
  const isTelephoneChanged = telephone.country !== country || telephone.number !== number
  const changed = Object.entries(fields).filter(([name, value]) => Reflect.get(saved, name) !== value)
  return { ...Object.fromEntries(changed), ...(isTelephoneChanged && { telephone }) }
}

function buildChangedBody(values: PersonalValues, saved: PersonalValues): Record<string, unknown> {
  const { telephone, ...fields } = changedFields(values, saved)
  const isPlaceChanged = 'region' in fields || 'country' in fields
  return {
    ...fields,
    ...(isPlaceChanged && { region: values.region, country: values.country }),
    ...(telephone && { telephone: toTelephoneBody(telephone) }),
  }
}

/** Keeps what was typed until it is saved, also for a later visit. Nobody else who logs in on this browser may get it. */
export function personalDraft(data: UserData) {
  return createDraft<Partial<PersonalValues>>({
    key: `${UNSAVED_PREFIX}account-${data.id}`,
    storage: () => localStorage,
    parse: (stored) => (isRecord(stored) ? parsePersonalValues(stored, toPersonalValues(data)) : null),
  })
}
