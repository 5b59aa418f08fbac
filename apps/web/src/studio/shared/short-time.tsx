import { useMemo } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { classNames } from '../../ui/primitives/class-names.ts'
import { zonePlace } from './publish/zone-time.ts'

/** The time of today's moments, the date of others. */
export function useShortTime(): (at: string) => string {
  const { date, time } = useFormats()
  return useMemo(() => (at) => (date(at) === date(new Date()) ? time(at) : date(at)), [date, time])
}

/** The exact moment, with the place whose clock shows it, for tooltips. */
export function useExactTime(): (at: string) => string {
  const { dateTime } = useFormats()
  const locale = useLocale()
  return useMemo(() => (at) => `${dateTime(at)} (${zonePlace(bootConfig.timeZone, locale)})`, [dateTime, locale])
}

/** When something happened, in a row of a list. The exact moment is in the tooltip. */
export function ShortTime({ at, className }: { readonly at: string; readonly className?: string }) {
  const exactTime = useExactTime()
  const shortTime = useShortTime()
  return (
    <time dateTime={at} title={exactTime(at)} className={classNames('whitespace-nowrap tabular-nums', className)}>
      {shortTime(at)}
    </time>
  )
}
