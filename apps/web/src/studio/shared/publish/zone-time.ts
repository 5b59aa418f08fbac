import type { Locale } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import { DAY_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { parseWallTime } from '../../../ui/components/dates/wall-time.ts'

/** What a clock time in a zone means. At a change of clocks it may not exist, or exist twice. */
export type ZoneTime =
  | { readonly kind: 'exact'; readonly at: Date }
  /** The clock jumps over it: `at` is as long after the jump as the time is after the hour that is left out. */
  | { readonly kind: 'skipped'; readonly at: Date }
  /** The clock shows it twice: `at` is the first time. */
  | { readonly kind: 'repeated'; readonly at: Date; readonly second: Date }

/** The clock time of an instant in a zone, as the picker has it: `2026-11-15T21:00`. */
export function wallTimeIn(at: Date, timeZone: string): string {
  // English dates are year, month, day.
  return formatDate(at, { locale: 'en', withTime: true, timeZone }).replaceAll('/', '-').replace(' ', 'T')
}

/** The instants of a clock time such as `2026-10-25T02:30` in a zone; null if it is not written like that. */
export function resolveZoneTime(wallTime: string, timeZone: string): ZoneTime | null {
  const utc = new Date(`${wallTime}:00Z`).getTime()
  if (parseWallTime(wallTime) === null || Number.isNaN(utc)) return null
  // No zone changes its clock twice within two days, so both of its offsets are found.
  const before = utc - offsetAt(utc - DAY_MS, timeZone)
  const after = utc - offsetAt(utc + DAY_MS, timeZone)
  const [first, second] = [...new Set([before, after])]
    .map((time) => new Date(time))
    .filter((at) => wallTimeIn(at, timeZone) === wallTime)
    .toSorted((one, other) => one.getTime() - other.getTime())
  if (first === undefined) return { kind: 'skipped', at: new Date(before) }
  return second === undefined ? { kind: 'exact', at: first } : { kind: 'repeated', at: first, second }
}

/** What somebody has to choose for an instant: a clock time and, if that comes twice, which of the two. */
export interface WallTimeChoice {
  /** Null while there is no valid day. */
  readonly wallTime: string | null
  readonly isSecond: boolean
}

export function toWallTimeChoice(at: Date, timeZone: string): WallTimeChoice {
  const wallTime = wallTimeIn(at, timeZone)
  const zoneTime = resolveZoneTime(wallTime, timeZone)
  return { wallTime, isSecond: zoneTime?.kind === 'repeated' && at >= zoneTime.second }
}

export function resolveWallTime({ wallTime, isSecond }: WallTimeChoice, timeZone: string) {
  const zoneTime = wallTime === null ? null : resolveZoneTime(wallTime, timeZone)
  const at = zoneTime?.kind === 'repeated' && isSecond ? zoneTime.second : (zoneTime?.at ?? null)
  return { zoneTime, at }
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const minute = Math.floor(time / MINUTE_MS) * MINUTE_MS
  return new Date(`${wallTimeIn(new Date(minute), timeZone)}:00Z`).getTime() - minute
}

/** Places that are not called in Spanish and Portuguese as in the name of their zone. */
const PLACES: Readonly<Partial<Record<string, readonly [es: string, pt: string]>>> = {
  'America/Asuncion': ['Asunción', 'Assunção'],
  'America/Bogota': ['Bogotá', 'Bogotá'],
  'America/Los_Angeles': ['Los Ángeles', 'Los Angeles'],
  'America/Mexico_City': ['Ciudad de México', 'Cidade do México'],
  'America/New_York': ['Nueva York', 'Nova Iorque'],
  'America/Sao_Paulo': ['São Paulo', 'São Paulo'],
  'Asia/Dubai': ['Dubái', 'Dubai'],
  'Asia/Riyadh': ['Riad', 'Riade'],
  'Asia/Tokyo': ['Tokio', 'Tóquio'],
  'Atlantic/Azores': ['Azores', 'Açores'],
  'Atlantic/Canary': ['Canarias', 'Canárias'],
  'Europe/Athens': ['Atenas', 'Atenas'],
  'Europe/Berlin': ['Berlín', 'Berlim'],
  'Europe/Brussels': ['Bruselas', 'Bruxelas'],
  'Europe/Dublin': ['Dublín', 'Dublin'],
  'Europe/Istanbul': ['Estambul', 'Istambul'],
  'Europe/Lisbon': ['Lisboa', 'Lisboa'],
  'Europe/London': ['Londres', 'Londres'],
  'Europe/Paris': ['París', 'Paris'],
  'Europe/Rome': ['Roma', 'Roma'],
  'Europe/Vienna': ['Viena', 'Viena'],
  'Europe/Zurich': ['Zúrich', 'Zurique'],
}

/** The place in the name of a zone: `America/Argentina/Buenos_Aires` is "Buenos Aires". */
export function zonePlace(timeZone: string, locale: Locale): string {
  const [es, pt] = PLACES[timeZone] ?? []
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return { es, pt, en: undefined }[locale] ?? place
}
