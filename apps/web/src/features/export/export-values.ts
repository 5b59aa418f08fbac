import { CONTRACT_TEXTS } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import { formatDateInput, isEndBeforeStart, parseDateInput } from '@mixed-zone/contract/rules/days'
import type { ReportFormat, ReportType } from '@mixed-zone/contract/schemas/reports'
import type { FormErrors } from '../../forms/use-api-form.ts'

/** The API's value for no choice. */
export const ALL = 'all'

export interface ExportValues {
  readonly exportType: ReportType
  /** As typed: d/m/Y, or empty for an open end. */
  readonly dateStart: string
  readonly dateEnd: string
  readonly region: string
  readonly country: string
  readonly mediaType: string
  readonly format: ReportFormat
}

const DAY_MS = 86_400_000

/** The last `count` days including today, in the league's time zone. */
export function lastDays(count: number, { now, timeZone }: { readonly now: Date; readonly timeZone: string }) {
  // Swedish dates are ISO dates.
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(now)
  const first = new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10)
  return { dateStart: formatDateInput(first), dateEnd: formatDateInput(today) }
}

export function firstValues(moment: { readonly now: Date; readonly timeZone: string }): ExportValues {
  return {
    exportType: 'news-views',
    ...lastDays(30, moment),
    region: ALL,
    country: ALL,
    mediaType: ALL,
    format: 'xlsx',
  }
}

/** The request body. Dates are trimmed, because the API's length limit includes spaces. */
export function toQuery(values: ExportValues): ExportValues {
  return { ...values, dateStart: values.dateStart.trim(), dateEnd: values.dateEnd.trim() }
}

/** Rejects days that do not exist and an end before the start. The server checks the same. */
export function checkExport({ dateStart, dateEnd }: ExportValues, locale: Locale): FormErrors {
  const messages = CONTRACT_TEXTS[locale].fieldMessages
  const startDate = parseDateInput(dateStart)
  const endDate = parseDateInput(dateEnd)
  const isWrong = (text: string, day: string | null) => text.trim() !== '' && day === null
  const errors: Record<string, string> = {}
  if (isWrong(dateStart, startDate)) errors['dateStart'] = messages.format
  if (isWrong(dateEnd, endDate)) errors['dateEnd'] = messages.format
  else if (isEndBeforeStart({ startDate, endDate })) errors['dateEnd'] = messages['end-before-start']
  return errors
}
