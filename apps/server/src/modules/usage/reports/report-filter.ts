import type { Locale } from '@mixed-zone/contract/locales'
import { parseDay } from '@mixed-zone/contract/rules/date-input'
import { isEndBeforeStart } from '@mixed-zone/contract/rules/date-range'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'

export interface AskedFilter {
  readonly dateStart?: string | undefined
  readonly dateEnd?: string | undefined
  readonly region?: string | undefined
  readonly country?: string | undefined
  readonly mediaType?: string | undefined
}

/** Days of the league's time zone, both included; null means all. */
export interface ReportFilter {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly region: string | null
  readonly country: string | null
  readonly mediaType: string | null
}

/** What the report is asked to hold. Rejects days that do not exist and an end before its start, all of them at once. */
export function parseReportFilter(asked: AskedFilter, locale: Locale): ReportFilter {
  const startDate = dayOf(asked.dateStart)
  const endDate = dayOf(asked.dateEnd)
  const isTurned = startDate !== 'wrong' && endDate !== 'wrong' && isEndBeforeStart({ startDate, endDate })
  if (startDate === 'wrong' || endDate === 'wrong' || isTurned) {
    throw wrongFields(locale, {
      dateStart: startDate === 'wrong' ? 'format' : undefined,
      dateEnd: endDate === 'wrong' ? 'format' : isTurned ? 'end-before-start' : undefined,
    })
  }
  const { region, country, mediaType } = asked
  return { startDate, endDate, region: oneOf(region), country: oneOf(country), mediaType: oneOf(mediaType) }
}

function dayOf(text: string | undefined): string | null | 'wrong' {
  return text === undefined || text.trim() === '' ? null : (parseDay(text) ?? 'wrong')
}

function oneOf(text: string | undefined): string | null {
  return text === undefined || text === '' || text === 'all' ? null : text
}
