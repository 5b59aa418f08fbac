import { useTexts } from '../../../../i18n/texts.ts'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { MarkedWords } from '../../../shared/marked-words.tsx'
import { factLabel } from '../fact-labels.ts'
import { postsTexts } from '../posts-texts.ts'
import {
  type ComparedSection,
  type Comparison,
  linesOf,
  type NumberedPart,
  type Side,
} from '../../../shared/versions/compare-versions.ts'

const LOOKS: Readonly<Record<ComparedSection['kind'], string>> = {
  title: 'headline-28',
  summary: 'text-18 text-ink2',
  body: '',
  caption: '',
  alternative: '',
  credit: '',
  fact: '',
}

interface ComparisonViewProps {
  readonly comparison: Comparison
  readonly side: Side
  /** The number of the change that N and P have reached. */
  readonly current: number | null
}

/** One side of a comparison, or both mixed into one text. */
export function ComparisonView({ comparison, side, current }: ComparisonViewProps) {
  const texts = useTexts(postsTexts)
  const { sectionLabels } = texts.versions
  return comparison.sections.map((section, index) => {
    const { kind, name } = section
    const label = kind === 'fact' ? factLabel(name ?? '', texts) : name
    const lines = linesOf(section, side)
    return (
      <section key={`${kind} ${name}`} className="not-first:mt-4">
        {label !== null && (
          <h2 className="text-12 font-semibold text-muted">
            {kind === 'fact'
              ? label
              : `${sectionLabels[kind === 'alternative' || kind === 'credit' ? kind : 'caption']} · ${label}`}
          </h2>
        )}
        {label === null && index === 0 && lines.length === 0 && <p className="text-muted">{texts.versions.noTitle}</p>}
        {label !== null && lines.length === 0 && <p className="text-muted">{texts.versions.empty}</p>}
        {lines.map((line, row) => (
          <p key={row} className={classNames(LOOKS[kind], 'wrap-anywhere not-first:mt-3')}>
            <ChangedWords parts={line} current={current} />
          </p>
        ))}
      </section>
    )
  })
}

function ChangedWords({
  parts,
  current,
}: {
  readonly parts: readonly NumberedPart[]
  readonly current: number | null
}) {
  return parts.map((part, index) =>
    part.change === null ? (
      <span key={index}>{part.text}</span>
    ) : (
      <span
        key={index}
        data-change={part.change}
        className={classNames('rounded-control', part.change === current && 'outline-2 outline-focus')}
      >
        <MarkedWords parts={[part]} />
      </span>
    ),
  )
}
