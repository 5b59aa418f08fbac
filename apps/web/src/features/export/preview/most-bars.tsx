import { useFormats } from '../../../i18n/use-formats.ts'

const SHOWN = 5

interface MostBarsProps {
  readonly title: string
  /** Those that count most first. */
  readonly rows: readonly { readonly key: string; readonly name: string; readonly count: number }[]
  /** How many there are, with those that are not among the rows. */
  readonly total: number
  readonly more: (rest: { count: number }) => string
}

/** Those that count most, each with its bar and its number. */
export function MostBars({ title, rows, total, more }: MostBarsProps) {
  const { number } = useFormats()
  const shown = rows.slice(0, SHOWN)
  const highest = Math.max(1, shown[0]?.count ?? 0)
  if (shown.length === 0) return null
  return (
    <div className="min-w-0">
      <h2 className="headline-18 mb-2">{title}</h2>
      <ul>
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
            <span className="figures w-16 text-right">{number(count)}</span>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className="border-t border-line pt-2 text-14 text-muted">{more({ count: total - shown.length })}</p>
      )}
    </div>
  )
}
