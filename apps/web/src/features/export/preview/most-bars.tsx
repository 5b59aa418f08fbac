import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { exportTexts } from '../export-texts.ts'

const SHOWN_FIRST = 5

interface MostBarsProps {
  readonly title: string
  /** Highest counts first. */
  readonly rows: readonly { readonly key: string; readonly name: string; readonly count: number }[]
  /** The total number, including those that are not in `rows`. */
  readonly total: number
  readonly more: (rest: { count: number }) => string
}

/** The highest counts, each with a bar. A button shows the others. */
export function MostBars({ title, rows, total, more }: MostBarsProps) {
  const { formatNumber } = useFormats()
  const texts = useTexts(exportTexts)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? rows : rows.slice(0, SHOWN_FIRST)
  const rest = total - shown.length
  const highest = Math.max(1, shown[0]?.count ?? 0)
  if (shown.length === 0) return null
  return (
    <div className="min-w-0">
      <h2 className="headline-18 mb-2">{title}</h2>
      <ul id={listId}>
        {shown.map(({ key, name, count }) => (
          <li key={key} className="flex min-h-9 items-center gap-4 border-t border-line text-14">
            <span className="w-2/5 min-w-0 truncate" title={name}>
              {name}
            </span>
            <span aria-hidden="true" className="flex-1">
              <span
                className="block h-2 rounded-control bg-ink2"
                style={{ width: `${Math.max(1, (count / highest) * 100)}%` }}
              />
            </span>
            <span className="figures w-16 text-right">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && isOpen && <p className="border-t border-line pt-2 text-14 text-muted">{more({ count: rest })}</p>}
      {rows.length > SHOWN_FIRST && (
        <div className="border-t border-line pt-1">
          <Button
            size="small"
            variant="quiet"
            className="-ml-3"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.fewer : more({ count: rest })}
          </Button>
        </div>
      )}
    </div>
  )
}
