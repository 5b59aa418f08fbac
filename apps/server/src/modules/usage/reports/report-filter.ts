import type { Locale } from '@mixed-zone/contract/locales'
import { isEndBeforeStart, parseDay } from '@mixed-zone/contract/rules/days'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'

export interface FilterRequest {
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

/** Rejects days that do not exist and an end before its start, reporting all wrong fields at once. */
export function parseReportFilter(request: FilterRequest, locale: Locale): ReportFilter {
  const startDate = parseOptionalDay(request.dateStart)
  const endDate = parseOptionalDay(request.dateEnd)
  const isReversed = startDate !== 'wrong' && endDate !== 'wrong' && isEndBeforeStart({ startDate, endDate })
  if (startDate === 'wrong' || endDate === 'wrong' || isReversed) {
    throw wrongFields(locale, {
      dateStart: startDate === 'wrong' ? 'format' : undefined,
      dateEnd: endDate === 'wrong' ? 'format' : isReversed ? 'end-before-start' : undefined,
    })
  }
  const { region, country, mediaType } = request
  return { startDate, endDate, region: orAll(region), country: orAll(country), mediaType: orAll(mediaType) }
}

function parseOptionalDay(text: string | undefined): string | null | 'wrong' {
  return text === undefined || text.trim() === '' ? null : (parseDay(text) ?? 'wrong')
}

function orAll(text: string | undefined): string | null {
  return text === undefined || text === '' || text === 'all' ? null : text
}
