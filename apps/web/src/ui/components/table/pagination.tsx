import { pageCount, TABLE_PAGE_SIZES, type TablePageSize } from '@mixed-zone/contract/rules/limits'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import { Select } from '../../primitives/select.tsx'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: TablePageSize
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: TablePageSize) => void
  /** The name of the table, on a screen with several. */
  readonly tableName?: string
}

/** Page size, the range shown, and buttons for the previous and next page. */
export function Pagination({ page, pageSize, total, onPage, onPageSize, tableName }: PaginationProps) {
  const texts = useBaseTexts().ui
  const { formatNumber } = useFormats()
  const rowsId = useId()
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  const shown = texts.rowsShown({ first: formatNumber(first), last: formatNumber(last), total: formatNumber(total) })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-14 text-muted">
      <div className="flex items-center gap-3">
        <label htmlFor={rowsId}>{texts.rows}</label>
        <Select
          id={rowsId}
          isInline
          isDense
          value={String(pageSize)}
          onChange={(event) => {
            const chosen = TABLE_PAGE_SIZES.find((size) => String(size) === event.target.value)
            if (chosen !== undefined) onPageSize(chosen)
          }}
          options={TABLE_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </div>
      <nav
        aria-label={tableName === undefined ? texts.pages : `${texts.pages}: ${tableName}`}
        className="ml-auto flex items-center gap-2"
      >
        <p aria-live="polite" className="mr-1">
          {shown}
        </p>
        <IconButton
          icon={ChevronLeft}
          variant="secondary"
          size="small"
          label={texts.previousPage}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          variant="secondary"
          size="small"
          label={texts.nextPage}
          disabled={page >= pageCount(total, pageSize)}
          onClick={() => onPage(page + 1)}
        />
      </nav>
    </div>
  )
}
