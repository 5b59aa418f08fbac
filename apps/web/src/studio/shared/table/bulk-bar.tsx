import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { sharedTexts } from '../shared-texts.ts'
import type { RowSelection } from './row-selection.ts'

interface BulkBarProps {
  readonly selection: RowSelection
  readonly pageIds: readonly string[]
  /** All that match. */
  readonly total: number
  /** Beside the number, what the selected rows have in common. */
  readonly note?: string
  /** Buttons; the main one has `BULK_BUTTON`. */
  readonly children: ReactNode
}

/** The white button of the bar: amber is for the screen's own next step. */
export const BULK_BUTTON = 'border-on-night! bg-on-night! text-night!'

/** Over the table while rows are selected. */
export function BulkBar({ selection, pageIds, total, note, children }: BulkBarProps) {
  const texts = useTexts(sharedTexts).table
  const { formatNumber } = useFormats()
  const { ids, isAllMatching } = selection
  const count = isAllMatching ? total : ids.size
  if (count === 0) return null
  const isPageSelected = pageIds.length > 0 && pageIds.every((id) => ids.has(id))
  return (
    <div
      role="group"
      aria-label={texts.bulk}
      className="night flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-2"
    >
      <p role="status" className="text-14 font-semibold">
        {texts.selected({ count, shown: formatNumber(count) })}
      </p>
      {note !== undefined && <p className="text-14 text-muted">{note}</p>}
      {isPageSelected && !isAllMatching && total > ids.size && (
        <button
          type="button"
          onClick={selection.selectAllMatching}
          className="underlined min-h-9 rounded-control text-14 font-semibold"
        >
          {texts.selectAllMatching({ shown: formatNumber(total) })}
        </button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2 max-lg:order-last max-lg:basis-full">{children}</div>
      <IconButton
        icon={X}
        size="small"
        label={texts.clearSelection}
        onClick={selection.clear}
        className="max-lg:ml-auto lg:-ml-2"
      />
    </div>
  )
}
