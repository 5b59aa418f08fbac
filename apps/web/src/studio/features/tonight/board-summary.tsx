import type { CoverageCell, Tonight } from '@mixed-zone/contract/schemas/studio/coverage'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { leagueTime } from './league-time.ts'
import { tonightTexts } from './tonight-texts.ts'

/** The night header over the board: day, matchday, how many deliveries are out, and a mark for each. */
export function BoardSummary({ tonight, now }: { readonly tonight: Tonight; readonly now: number }) {
  const { weekday, date } = useFormats()
  const isPhone = useIsPhone()
  return (
    <div className="night px-4 py-4 sm:px-6">
      <p className="text-14 text-muted">
        {weekday(tonight.day)}, {date(tonight.day)}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="headline-36">{tonight.matchday?.name}</h2>
        {isPhone ? <span className="headline-36">{leagueTime(now)}</span> : <Counts counts={tonight.counts} />}
      </div>
      <DeliveryBar cells={tonight.fixtures.flatMap(({ cells }) => cells)} />
      {isPhone && <Counts counts={tonight.counts} />}
    </div>
  )
}

function Counts({ counts }: Pick<Tonight, 'counts'>) {
  const texts = useTexts(tonightTexts)
  if (counts.promised === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-14 font-semibold max-sm:mt-2">
      <span>
        {texts.publishedCount(counts)} <span className="font-normal text-muted">{texts.publishedWord(counts)}</span>
      </span>
      {counts.late > 0 && <span className="text-flare">{texts.late({ count: counts.late })}</span>}
      {counts.scheduled > 0 && <span className="text-sky">{texts.scheduled({ count: counts.scheduled })}</span>}
    </p>
  )
}

const DELIVERY_COLOURS = [
  { of: (cell: CoverageCell) => cell.state === 'published' && isComplete(cell), look: 'bg-pitch' },
  {
    of: (cell: CoverageCell) => cell.state === 'published' && !isComplete(cell),
    look: 'bg-linear-to-r from-pitch from-60% to-accent-text to-60%',
  },
  {
    of: ({ state, isOverdue }: CoverageCell) => state === 'working' && !isOverdue,
    look: 'bg-linear-to-r from-ink from-50% to-line to-50%',
  },
  { of: ({ state, isOverdue }: CoverageCell) => state === 'late' || isOverdue, look: 'bg-flare' },
  { of: ({ state }: CoverageCell) => state === 'scheduled', look: 'bg-sky' },
  { of: ({ state }: CoverageCell) => state === 'due' || state === 'upcoming', look: 'bg-line' },
] as const

const isComplete = ({ post }: CoverageCell) => post?.languageStates.every(({ state }) => state === 'published') ?? false

/** Decorative: the sentence beside it has the numbers. */
function DeliveryBar({ cells }: { readonly cells: readonly CoverageCell[] }) {
  if (cells.length === 0) return null
  return (
    <div aria-hidden="true" className="mt-3 flex flex-wrap gap-px sm:gap-[3px]">
      {DELIVERY_COLOURS.flatMap(({ of, look }) =>
        cells
          .filter((cell) => of(cell))
          .map((_, index) => (
            <span key={`${look} ${index}`} className={`h-1.5 min-w-1 flex-1 sm:min-w-1.5 rounded-pill ${look}`} />
          )),
      )}
    </div>
  )
}
