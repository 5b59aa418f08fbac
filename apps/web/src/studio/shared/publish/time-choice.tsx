import { formatDate } from '@mixed-zone/contract/rules/dates'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { CalendarClock, Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { bootConfig } from '../../../api/boot-config.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { formatCountdown } from '../../../league-ui/notices/embargo-notice.tsx'
import { DateTimePicker, PICKER_DELAY_MS } from '../../../ui/components/dates/date-time-picker.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { useNow } from '../use-now.ts'
import { ClockChange } from './clock-change.tsx'
import { useWeekdayIn } from './league-time.ts'
import { publishTexts } from './publish-texts.ts'
import { quickTimes } from './quick-times.ts'
import {
  resolveWallTime,
  toWallTimeChoice,
  wallTimeIn,
  zonePlace,
  type WallTimeChoice,
  type ZoneTime,
} from './zone-time.ts'

const COUNTDOWN_TICK_MS = 1_000
/** Nobody counts the seconds to a later moment. */
const MAX_COUNTDOWN_MS = 100 * DAY_MS

/** In the league's time zone. */
export interface ChosenTime extends WallTimeChoice {
  readonly setWallTime: (wallTime: string | null) => void
  readonly zoneTime: ZoneTime | null
  readonly setIsSecond: (isSecond: boolean) => void
  readonly setAt: (at: Date) => void
  readonly at: Date | null
  /** The time once the picker has reported its last change. */
  readonly settled: () => Promise<Date | null>
}

/** A moment that is chosen by the league's clock. */
export function useChosenTime(initial: Date): ChosenTime {
  const { timeZone } = bootConfig
  const [choice, setChoice] = useState<WallTimeChoice>(() => toWallTimeChoice(initial, timeZone))
  /** Set at once: a render may come later than the confirmation. */
  const latest = useRef(choice)
  const change = (part: Partial<WallTimeChoice>) => {
    latest.current = { ...latest.current, ...part }
    setChoice(latest.current)
  }
  return {
    ...choice,
    ...resolveWallTime(choice, timeZone),
    setWallTime: (wallTime) => change({ wallTime }),
    setIsSecond: (isSecond) => change({ isSecond }),
    setAt: (at) => change(toWallTimeChoice(at, timeZone)),
    settled: async () => {
      // Somebody may confirm faster than the picker reports.
      await new Promise((resolve) => setTimeout(resolve, 1.2 * PICKER_DELAY_MS))
      return resolveWallTime(latest.current, timeZone).at
    },
  }
}

/** Whether there is a time, and it is still ahead. */
export function useIsAhead(chosen: Pick<ChosenTime, 'at'> | null): boolean {
  const now = useNow(chosen === null ? null : COUNTDOWN_TICK_MS)
  return chosen !== null && chosen.at !== null && chosen.at.getTime() > now
}

interface TimeChoiceProps {
  readonly label: string
  readonly chosen: ChosenTime
  /** "Goes out in": before the countdown. */
  readonly countdownLabel: string
  readonly isEmbargo?: boolean
  /** Of the post's fixture. */
  readonly kickOff: Date | null
}

/** Day and time by the league's clock, quick times, both zones, and what is left. */
export function TimeChoice({ label, chosen, countdownLabel, isEmbargo = false, kickOff }: TimeChoiceProps) {
  const texts = useTexts(publishTexts).dialog
  const now = useNow(COUNTDOWN_TICK_MS)
  const { wallTime, setWallTime, at } = chosen
  const { timeZone } = bootConfig
  const error = at === null ? texts.noTime : at.getTime() <= now ? texts.past : undefined
  return (
    <div className="grid content-start gap-3">
      <Field label={label} isGroup error={error}>
        {(control) => <DateTimePicker control={control} value={wallTime} onChange={setWallTime} isDense />}
      </Field>
      <div role="group" aria-label={texts.quick} className="flex flex-wrap gap-2">
        {quickTimes({ now: new Date(now), timeZone, kickOff }).map(({ id, at: quick }) => (
          <button
            key={id}
            type="button"
            aria-pressed={quick.getTime() === at?.getTime()}
            onClick={() => chosen.setAt(quick)}
            className="min-h-11 rounded-control border border-line px-2.5 text-12 font-semibold hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper pointer-fine:min-h-7"
          >
            {texts.quickTimes[id]}
          </button>
        ))}
      </div>
      <ClockChange zoneTime={chosen.zoneTime} isSecond={chosen.isSecond} onChange={chosen.setIsSecond} />
      {at !== null && <ZoneTimes at={at} />}
      {at !== null && at.getTime() > now && at.getTime() - now < MAX_COUNTDOWN_MS && (
        <p className={classNames('flex items-center gap-2 text-14', isEmbargo ? 'text-flare' : 'text-sky')}>
          <Icon icon={isEmbargo ? Lock : CalendarClock} size={18} />
          {countdownLabel}
          {/* Hidden from screen readers, which would announce every second. */}
          <span aria-hidden="true" className="figures text-[1.375rem]">
            {formatCountdown(at.getTime() - now)}
          </span>
        </p>
      )}
    </div>
  )
}

/** The moment in the league's zone and in the person's own. */
function ZoneTimes({ at }: { readonly at: Date }) {
  const locale = useLocale()
  const texts = useTexts(publishTexts).dialog
  const weekdayIn = useWeekdayIn()
  const { timeZone } = bootConfig
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const isSame = wallTimeIn(at, timeZone) === wallTimeIn(at, own)
  const rows = isSame
    ? [{ zone: timeZone, note: texts.bothTimes }]
    : [
        { zone: timeZone, note: texts.leagueTime },
        { zone: own, note: texts.yourTime },
      ]
  return (
    <dl className="divide-y divide-line rounded-control border border-line text-14">
      {rows.map(({ zone, note }) => (
        <div key={note} className="flex flex-wrap items-baseline gap-x-2 px-3 py-2">
          <dt className="min-w-0 flex-1">
            <span className="font-semibold">{zonePlace(zone, locale)}</span>{' '}
            <span className="text-12 text-muted">{note}</span>
          </dt>
          <dd className="tabular-nums">
            {weekdayIn(at, zone)} {formatDate(at, { locale, withTime: true, timeZone: zone })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
