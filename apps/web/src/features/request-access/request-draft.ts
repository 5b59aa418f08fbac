import type { Locale } from '@mixed-zone/contract/locales'
import { readRequest, type RequestValues } from './request-values.ts'

/** Where a request that is not sent yet is kept: what was typed, and never a captcha. */
export const REQUEST_DRAFT_KEY = 'access-request'

export function readDraft(locale: Locale): RequestValues {
  try {
    return readRequest(JSON.parse(localStorage.getItem(REQUEST_DRAFT_KEY) ?? 'null'), locale)
  } catch {
    // Forbidden, or written by something else: one begins anew.
    return readRequest(null, locale)
  }
}

export function keepDraft(values: RequestValues): void {
  try {
    localStorage.setItem(REQUEST_DRAFT_KEY, JSON.stringify(values))
  } catch {
    // A full or forbidden storage costs the draft its memory, not the visit.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(REQUEST_DRAFT_KEY)
  } catch {
    // Then nothing was kept either.
  }
}
