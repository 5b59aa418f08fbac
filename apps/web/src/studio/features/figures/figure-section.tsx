import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { figuresTexts } from './figures-texts.ts'

interface FigureSectionProps {
  readonly title: string
  /** Instead of the title, which it contains. */
  readonly heading?: ReactNode
  /** Beside the title, such as a legend. */
  readonly note?: ReactNode
  /** The switch between bars and table; without it there is none. */
  readonly view?: {
    readonly isTable: boolean
    readonly onChange: (isTable: boolean) => void
    readonly barsLabel: string
  }
  readonly end?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the figures: a title over a line, a chart and its table. */
export function FigureSection({ title, heading, note, view, end, className, children }: FigureSectionProps) {
  const texts = useTexts(figuresTexts)
  return (
    <section aria-label={title} className={classNames('min-w-0 border-t-3 border-ink pt-3', className)}>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="headline-18 min-w-0">{heading ?? title}</h2>
        {Boolean(note) && <div className="text-14 text-muted">{note}</div>}
        <div className="ml-auto flex items-center gap-2">
          {end}
          {view && (
            <SegmentedControl
              label={texts.view({ name: title })}
              segments={[
                { value: 'bars', label: view.barsLabel },
                { value: 'table', label: texts.table },
              ]}
              value={view.isTable ? 'table' : 'bars'}
              onChange={(value) => view.onChange(value === 'table')}
            />
          )}
        </div>
      </div>
      {children}
    </section>
  )
}
