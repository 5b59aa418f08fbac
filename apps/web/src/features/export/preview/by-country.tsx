import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useExportWords } from '../words/export-words.ts'

const SHOWN = 8

interface ByCountryProps {
  readonly title: string
  readonly byCountry: ReportPreview['byCountry']
}

/** The countries that count most, each with its bar and its number. */
export function ByCountry({ title, byCountry }: ByCountryProps) {
  const words = useExportWords()
  const { number } = useFormats()
  const ordered = byCountry.toSorted((one, other) => other.count - one.count)
  const shown = ordered.slice(0, SHOWN)
  const rest = ordered.length - shown.length
  const highest = Math.max(1, shown[0]?.count ?? 0)
  if (shown.length === 0) return null
  return (
    <div className="mt-8 max-w-180">
      <h2 className="headline-18 mb-2">{title}</h2>
      <ul>
        {shown.map(({ country, name, count }) => (
          <li key={country} className="flex min-h-9 items-center gap-4 border-t border-line text-14">
            <span className="w-2/5 min-w-0 truncate">{name === '' ? words.noCountry : name}</span>
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
      {rest > 0 && (
        <p className="border-t border-line pt-2 text-14 text-muted">{words.moreCountries({ count: rest })}</p>
      )}
    </div>
  )
}
