import type { Endpoint } from '@mixed-zone/contract/endpoint'
import { Columns3, Download } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { portal } from '../../../api/portal-client.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { AriaLocale } from '../../../ui/components/aria-locale.tsx'
import { FLOATING } from '../../../ui/components/overlays/floating-style.ts'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { buttonStyle } from '../../../ui/primitives/button-style.ts'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { startExport } from '../exports.ts'
import { sharedTexts } from '../shared-texts.ts'
import { useListRoom } from '../use-media-query.ts'
import { type ColumnChoices, shownColumns, type StudioColumn } from './columns.ts'
import type { ListController } from './list-state.ts'
import type { RowSelection } from './row-selection.ts'

interface ColumnChoiceProps<Row> {
  readonly list: ListController
  readonly columns: readonly StudioColumn<Row>[]
}

/** Which columns are shown. */
export function ColumnChoice<Row>({ list, columns }: ColumnChoiceProps<Row>) {
  const texts = useTexts(sharedTexts).table
  const room = useListRoom(list.hasPanel)
  const shown = shownColumns(columns, { chosen: list.columns, room }).map(({ id }) => id)
  const toggle = (id: string) =>
    list.setColumns(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id])
  return (
    <AriaLocale>
      <DialogTrigger>
        <AriaButton
          aria-label={texts.columns}
          className={`${buttonStyle({ variant: 'quiet', size: 'small', isSquare: true })} max-sm:hidden data-focus-visible:outline-2 data-focus-visible:outline-focus`}
        >
          <Icon icon={Columns3} size={18} />
        </AriaButton>
        <Popover className={FLOATING} offset={4} placement="bottom end">
          <Dialog aria-label={texts.columns} className="px-4 py-3 text-14 outline-none">
            {columns
              .filter(({ isRowHeader }) => !isRowHeader)
              .map(({ id, header }) => (
                <Checkbox key={id} checked={shown.includes(id)} onChange={() => toggle(id)}>
                  {header}
                </Checkbox>
              ))}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </AriaLocale>
  )
}

interface ExportMenuProps {
  readonly list: ListController
  readonly columns: readonly ColumnChoices[]
  /** The rows that match. */
  readonly total: number
  readonly selection?: RowSelection
  /** Made by `listExportSchema` for this list. */
  readonly endpoint: Endpoint & { readonly bytes: true }
  /** Of the endpoint's path. */
  readonly params?: Readonly<Record<string, string>>
  /** "People": names the list. */
  readonly title: string
}

const FORMATS = ['csv', 'xlsx'] as const

/** Saves what matches, or the selected rows, with the columns that are shown. For those who may export. */
export function ExportMenu({ list, columns, total, selection, endpoint, params, title }: ExportMenuProps) {
  const texts = useTexts(sharedTexts).exports
  const { formatNumber } = useFormats()
  const mayExport = useSession((session) => session.permissions.includes('export'))
  if (!mayExport) return null
  const ids = selection === undefined || selection.isAllMatching ? [] : [...selection.ids]

  function save(format: (typeof FORMATS)[number], selected?: readonly string[]): void {
    const { page: _page, pageSize: _pageSize, ...orderAndFilters } = list.query
    // A tablet saves the same file as a desk.
    const shown = shownColumns(columns, { chosen: list.columns }).flatMap(({ exportColumns }) => exportColumns ?? [])
    const body = { ...orderAndFilters, columns: [...new Set(shown)], format, ids: selected }
    void startExport({
      label: texts.label({ title, shown: formatNumber(selected?.length ?? total), format: format.toUpperCase() }),
      fileName: `${list.name}.${format}`,
      // The filters and columns of the list are those of its endpoint, which checks them.
      fetch: (signal) => portal.callForFile(endpoint, body as never, { signal, ...(params && { params }) }),
    })
  }

  const actions = FORMATS.flatMap((format) => {
    const name = format.toUpperCase()
    const selected = {
      id: `selected-${format}`,
      label: texts.selected({ shown: formatNumber(ids.length), format: name }),
      onAction: () => save(format, ids),
    }
    const all = {
      id: `all-${format}`,
      label: texts.all({ shown: formatNumber(total), format: name }),
      isDisabled: total === 0,
      onAction: () => save(format),
    }
    return ids.length === 0 ? [all] : [selected, all]
  })
  return (
    <span className="max-sm:hidden">
      <Menu label={texts.export} icon={Download} isIconOnly size="small" actions={actions} />
    </span>
  )
}
