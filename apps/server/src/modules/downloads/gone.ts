import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import { ApiError } from '../../platform/errors/api-error.ts'

const RIGHTS_ENDED: Localised<(day: string) => string> = {
  es: (day) => `Los derechos de este archivo terminaron el ${day}.`,
  en: (day) => `The rights to this file ended on ${day}.`,
  pt: (day) => `Os direitos deste ficheiro terminaram a ${day}.`,
}

/** A file whose rights are over; `lastDay` was the last on which it could be had. */
export function rightsEnded(lastDay: string, locale: Locale): ApiError {
  const day = formatDate(`${lastDay}T00:00:00Z`, { locale, timeZone: 'UTC' })
  return new ApiError('gone', { reason: RIGHTS_ENDED[locale](day) })
}

/** A file that was withdrawn, with the reason that the editor gave. */
export function recalled(reasons: Localised | null, locale: Locale): ApiError {
  return new ApiError('gone', { reason: reasons?.[locale] ?? '' })
}
