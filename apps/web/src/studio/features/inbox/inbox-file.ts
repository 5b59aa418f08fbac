import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import type { InboxFile } from '@mixed-zone/contract/schemas/studio/files'

/** What the camera or the agency wrote, in the given language if it is there; null if nothing was written. */
export function captionOf({ captions }: Pick<InboxFile, 'captions'>, locale: Locale): string | null {
  return [locale, ...LOCALES].map((one) => captions[one].trim()).find((caption) => caption !== '') ?? null
}

/** Whole days until a file is deleted; 0 on the last one. */
export function daysLeft(expiresAt: string, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(expiresAt) - now.getTime()) / DAY_MS))
}
