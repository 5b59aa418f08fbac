import {
  type AccentUse,
  describeAccent,
  GROUNDS,
  leagueAccent,
  WHITE,
} from '@mixed-zone/contract/rules/colour/league-accent'
import { Check, Contrast } from 'lucide-react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { settingsTexts } from '../settings-texts.ts'

const SAMPLE_GROUNDS = {
  'text-light': GROUNDS.light[0],
  'text-dark': GROUNDS.dark[0],
  'text-night': GROUNDS.night[0],
  'edge-light': GROUNDS.light[0],
  'edge-dark': GROUNDS.dark[0],
} as const

/** What becomes of the colour in each use, with its contrast. */
export function AccentReport({ colour }: { readonly colour: string }) {
  const texts = useTexts(settingsTexts).brand
  const locale = useLocale()
  const uses = describeAccent(colour)
  if (uses === null) return null
  const isCorrected = uses.some(({ change }) => change !== 'none')
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const isErrorMoved = leagueAccent(colour)?.error != null
  return (
    <div role="status" className="grid gap-2">
      <div className="rounded-picture border border-line bg-surface">
        <p className="flex items-center gap-3 border-b border-line px-4 py-3 font-semibold">
          <Icon icon={Contrast} size={18} />
          <span className="flex-1">{isCorrected ? texts.corrected : texts.asIs}</span>
          <span className="flex items-center gap-1 rounded-control bg-pitch-tint px-2 py-0.5 text-14 text-pitch">
            <Icon icon={Check} size={18} />
            AA
          </span>
        </p>
        <ul className="divide-y divide-line">
          {uses.map(({ use, colour: shown, onColour, change, ratio }) => (
            <li key={use} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-14">
              <Sample use={use} colour={shown} onColour={onColour} />
              <span className="min-w-0 flex-1">
                {texts.uses[use === 'button' ? (onColour === WHITE ? 'button-white' : 'button-ink') : use]}
                <span className="text-muted"> · {texts.change[change]}</span>
              </span>
              <span className="text-muted uppercase">{shown}</span>
              <strong className="font-head" aria-label={texts.ratio({ ratio: number.format(ratio) })}>
                {number.format(ratio)}
              </strong>
            </li>
          ))}
        </ul>
      </div>
      {isErrorMoved && <p className="text-14 text-muted">{texts.errorMoved}</p>}
    </div>
  )
}

type SampleProps = Pick<AccentUse, 'use' | 'colour' | 'onColour'>

/** Edges are shown as an edge: as text they would need more contrast. */
function Sample({ use, colour, onColour }: SampleProps) {
  const isEdge = use === 'edge-light' || use === 'edge-dark'
  const style =
    use === 'button'
      ? { background: colour, color: onColour ?? undefined }
      : { background: SAMPLE_GROUNDS[use], ...(isEdge ? { borderColor: colour } : { color: colour }) }
  return (
    <span
      aria-hidden="true"
      className={`h-6 w-8.5 rounded-control text-center text-12 leading-5.5 font-semibold ${isEdge ? 'border-2' : 'border border-line'}`}
      style={style}
    >
      {!isEdge && 'Aa'}
    </span>
  )
}
