import { Lock } from 'lucide-react'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { Icon } from '../../ui/primitives/icon.tsx'

const SECOND_MS = 1000
const DAY_SECONDS = 86_400
const END_RETRY_MS = 5 * SECOND_MS

interface EmbargoNoticeProps {
  /** ISO date and time. */
  readonly until: string
  /** The league's IANA time zone, and the name of its place. */
  readonly leagueZone: { readonly timeZone: string; readonly place: string }
  /** The time by the clock that ends the embargo; the reader's own by default. */
  readonly getNow?: () => number
  /** Called when it has ended, and again until the notice is gone: the server's clock may be late, or cannot be reached. */
  readonly onEnd?: () => void
}

/** The end of an embargo in the league's and the reader's time zone, with a countdown. */
export function EmbargoNotice({ until, leagueZone, getNow = Date.now, onEnd }: EmbargoNoticeProps) {
  const texts = useBaseTexts().ui
  const locale = useLocale()
  const [now, setNow] = useState(getNow)
  const leftMs = new Date(until).getTime() - now
  const isOver = leftMs <= 0

  useEffect(() => {
    const timer = setInterval(() => setNow(getNow()), SECOND_MS)
    return () => clearInterval(timer)
  }, [getNow])

  const handleEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (!isOver) return
    handleEnd()
    const timer = setInterval(handleEnd, END_RETRY_MS)
    return () => clearInterval(timer)
  }, [isOver])

  const atLeague = formatDate(until, { locale, withTime: true, timeZone: leagueZone.timeZone })
  const atReader = formatDate(until, { locale, withTime: true })
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-flare bg-flare-tint px-4 py-3 text-ink">
      <Icon icon={Lock} className="text-flare" />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold text-flare">{texts.embargoedUntil({ at: atLeague })}</strong>{' '}
        {atReader === atLeague
          ? `${leagueZone.place}.`
          : texts.embargoZones({ place: leagueZone.place, readerTime: atReader.slice(-5) })}{' '}
        {texts.embargoRule}
      </p>
      {/* Hidden from screen readers, which would announce every second. */}
      <span aria-hidden="true" className="figures text-18 text-flare sm:text-[1.375rem]">
        {formatCountdown(leftMs)}
      </span>
    </aside>
  )
}

/** The time left: `1:47:32`, from a day on `2d 3:05:09`, `0:00:00` once it is over. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const days = Math.floor(seconds / DAY_SECONDS)
  const hours = Math.floor((seconds % DAY_SECONDS) / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const clock = `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
  return days > 0 ? `${days}d ${clock}` : clock
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
