import { useMemo } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { classNames } from '../../ui/primitives/class-names.ts'

/** The time of today's moments, the date of others. */
export function useShortTime(): (at: string) => string {
  const { date, time } = useFormats()
  return useMemo(() => (at) => (date(at) === date(new Date()) ? time(at) : date(at)), [date, time])
}

/** When something happened, in a row of a list. The exact moment is in the tooltip. */
export function ShortTime({ at, className }: { readonly at: string; readonly className?: string }) {
  const { dateTime } = useFormats()
  const shortTime = useShortTime()
  return (
    <time dateTime={at} title={dateTime(at)} className={classNames('whitespace-nowrap tabular-nums', className)}>
      {shortTime(at)}
    </time>
  )
}
