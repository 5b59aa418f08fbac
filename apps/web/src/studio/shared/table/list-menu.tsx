import { Columns3, Download } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { AriaLocale } from '../../../ui/components/aria-locale.tsx'
import { FLOATING } from '../../../ui/components/overlays/floating-style.ts'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { buttonStyle } from '../../../ui/primitives/button-style.ts'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { sharedTexts } from '../shared-texts.ts'
import { type ListAnswer, shownColumns, type StudioColumn } from './columns.ts'
import { buildCsv, loadAllRows, saveCsv } from './csv.ts'
import type { ListController } from './list-state.ts'

interface ColumnChoiceProps<Row> {
  readonly list: ListController
  readonly columns: readonly StudioColumn<Row>[]
}

/** Which columns are shown. */
export function ColumnChoice<Row>({ list, columns }: ColumnChoiceProps<Row>) {
  const texts = useTexts(sharedTexts).table
  const shown = shownColumns(columns, list.columns).map(({ id }) => id)
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
              .filter(({ isRowHead }) => !isRowHead)
              .map(({ id, head }) => (
                <Checkbox key={id} checked={shown.includes(id)} onChange={() => toggle(id)}>
                  {head}
                </Checkbox>
              ))}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </AriaLocale>
  )
}

interface CsvMenuProps<Row> {
  readonly list: ListController
  readonly columns: readonly StudioColumn<Row>[]
  readonly data: ListAnswer<Row> | undefined
  /** Calls the list's endpoint. */
  readonly load: (query: ListController['query']) => Promise<ListAnswer<Row>>
}

/** Saves what is shown as CSV: this page, or all that match. For those who may export. */
export function CsvMenu<Row>({ list, columns, data, load }: CsvMenuProps<Row>) {
  const texts = useTexts(sharedTexts).table
  const { states } = useBaseTexts()
  const { number } = useFormats()
  const [isBusy, setIsBusy] = useState(false)
  const mayExport = useSession((session) => session.permissions.includes('export'))
  if (!mayExport) return null
  const shown = shownColumns(columns, list.columns)
  const items = data?.items ?? []
  const total = data?.total ?? 0

  async function saveAll(): Promise<void> {
    setIsBusy(true)
    try {
      const rows = await loadAllRows({ total, loadPage: (page) => load({ ...list.query, ...page }) })
      saveCsv(buildCsv(shown, rows), list.name)
    } catch (error) {
      toasts.showError(failureMessage(error, states))
    } finally {
      setIsBusy(false)
    }
  }

  const actions = [
    {
      id: 'page',
      label: texts.csvPage({ shown: number(items.length) }),
      isDisabled: items.length === 0,
      onAction: () => saveCsv(buildCsv(shown, items), list.name),
    },
    {
      id: 'all',
      label: texts.csvAll({ shown: number(total) }),
      isDisabled: isBusy || total === 0,
      onAction: () => void saveAll(),
    },
  ]
  return (
    <span className="max-sm:hidden">
      <Menu label={isBusy ? texts.exporting : texts.export} icon={Download} isIconOnly size="small" actions={actions} />
    </span>
  )
}
