import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import {
  type countMails,
  exportMails,
  exportSuppressedAddresses,
  sendTestMail,
} from '@mixed-zone/contract/endpoints/studio/mail'
import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import { ADDRESS_EXPORT_COLUMNS, MAIL_TEMPLATES, type MailState } from '@mixed-zone/contract/schemas/studio/mail'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { useCommands } from '../../shared/commands.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { studioKey } from '../../shared/studio-query.ts'
import { FilterBar, SearchFilter, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { ListFooter } from '../../shared/table/list-footer.tsx'
import { ColumnChoice, ExportMenu } from '../../shared/table/list-menu.tsx'
import { type ListController, useList } from '../../shared/table/list-state.ts'
import { ListTabs } from '../../shared/table/list-tabs.tsx'
import { PeriodFilter } from '../../shared/table/period-filter.tsx'
import { useRowSelection } from '../../shared/table/row-selection.ts'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { useOpenRow } from '../../shared/use-open-row.ts'
import { MailBulk, ResendAll } from './mail-bulk.tsx'
import { useMailColumns, useTemplateName } from './mail-columns.tsx'
import { MailPanel } from './mail-panel.tsx'
import {
  ADDRESS_LIST,
  ADDRESSES,
  addressesQuery,
  MAIL_LIST,
  mailCountsQuery,
  mailsQuery,
  TEMPLATES,
} from './mail-queries.ts'
import { MailServerAlert, MailServerStatus } from './mail-server-status.tsx'
import { MailTemplates } from './mail-templates.tsx'
import { mailTexts } from './mail-texts.ts'
import { SuppressedAddresses } from './suppressed-addresses.tsx'

type MailCounts = AnswerOf<typeof countMails>

/** Outgoing mail: what waits, what was accepted, what came back, and addresses that refuse mail. */
export function MailScreen() {
  const list = useList(MAIL_LIST)
  if (list.filters.state === ADDRESSES) return <AddressesPage />
  return list.filters.state === TEMPLATES ? <TemplatesPage list={list} /> : <MailsPage list={list} />
}

function MailsPage({ list }: { readonly list: ListController }) {
  const locale = useLocale()
  const texts = useTexts(mailTexts)
  const { formatNumber } = useFormats()
  const templateName = useTemplateName()
  const query = useQuery(mailsQuery(list.query))
  const counts = useQuery(mailCountsQuery()).data
  const columns = useMailColumns()
  const selection = useRowSelection(list)
  const rows = query.data?.items ?? []
  const { currentId, open } = useOpenRow(rows.map(({ id }) => id))
  const index = rows.findIndex(({ id }) => id === currentId)
  return (
    <StudioPage
      title={texts.title}
      status={<MailServerStatus />}
      actions={
        <div className="flex flex-wrap gap-2">
          <DeliveryTest onSent={open} />
          <ResendAll count={counts?.resendable ?? 0} />
        </div>
      }
      header={
        <>
          <MailTabs list={list} counts={counts} />
          <MailServerAlert />
          <FilterBar
            list={list}
            end={
              <>
                <ColumnChoice list={list} columns={columns} />
                <ExportMenu
                  list={list}
                  columns={columns}
                  total={query.data?.total ?? 0}
                  selection={selection}
                  endpoint={exportMails}
                  title={texts.title}
                />
              </>
            }
          >
            <SearchFilter list={list} label={texts.searchLabel} />
            <SelectFilter
              list={list}
              filter="template"
              label={texts.kind}
              options={Object.entries(texts.templates).map(([value, label]) => ({ value, label }))}
            />
            <SelectFilter
              list={list}
              filter="locale"
              label={texts.language}
              options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[locale][value] }))}
            />
            <PeriodFilter list={list} />
          </FilterBar>
          <MailBulk selection={selection} rows={rows} total={query.data?.total ?? 0} />
        </>
      }
      footer={<ListFooter list={list} total={query.data?.total} />}
      panel={
        currentId !== null && (
          <MailPanel
            key={currentId}
            id={currentId}
            position={
              index < 0
                ? null
                : texts.position({
                    number: formatNumber((list.page - 1) * list.pageSize + index + 1),
                    total: formatNumber(query.data?.total ?? 0),
                  })
            }
            onClose={() => open(null)}
          />
        )
      }
    >
      <StudioTable
        caption={texts.title}
        list={list}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        nameOf={({ template, recipient }) => `${templateName(template)}, ${recipient}`}
        selection={selection}
        currentId={currentId}
        onOpen={({ id }) => open(id)}
        isOpenedByMoving
        emptyTitle={texts.none}
      />
    </StudioPage>
  )
}

function TemplatesPage({ list }: { readonly list: ListController }) {
  const texts = useTexts(mailTexts)
  const counts = useQuery(mailCountsQuery()).data
  return (
    <StudioPage title={texts.title} status={<MailServerStatus />} header={<MailTabs list={list} counts={counts} />}>
      <MailTemplates list={list} />
    </StudioPage>
  )
}

const ADDRESS_COLUMNS = [{ id: 'address', isRowHeader: true, exportColumns: ADDRESS_EXPORT_COLUMNS }]

function AddressesPage() {
  const texts = useTexts(mailTexts)
  const list = useList(ADDRESS_LIST)
  const counts = useQuery(mailCountsQuery()).data
  const total = useQuery(addressesQuery(list.query)).data?.total
  return (
    <StudioPage
      title={texts.title}
      status={<MailServerStatus />}
      header={
        <>
          <MailTabs list={list} counts={counts} />
          <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-6">
            <SearchFilter list={list} label={texts.address} />
            <p className="text-14 text-muted">{texts.addressesText}</p>
            <div className="ml-auto">
              <ExportMenu
                list={list}
                columns={ADDRESS_COLUMNS}
                total={total ?? 0}
                endpoint={exportSuppressedAddresses}
                title={texts.addresses}
              />
            </div>
          </div>
        </>
      }
      footer={<ListFooter list={list} total={total} />}
    >
      <SuppressedAddresses list={list} />
    </StudioPage>
  )
}

/** Shown even if there are none. */
const MAIN_STATES: readonly MailState[] = ['returned', 'waiting', 'accepted']

const OTHER_STATES: readonly MailState[] = [
  'sending',
  'retrying',
  'failed',
  'uncertain',
  'suppressed',
  'cancelled',
  'dropped',
]

interface MailTabsProps {
  readonly list: ListController
  readonly counts: MailCounts | undefined
}

function MailTabs({ list, counts }: MailTabsProps) {
  const locale = useLocale()
  const texts = useTexts(mailTexts)
  const path = paths.studioMail({ locale })
  const current = list.filters['state']
  const isShown = (state: MailState) => state === current || (counts?.states[state] ?? 0) > 0
  const tabs = [...MAIN_STATES, ...OTHER_STATES.filter(isShown)].map((state) => ({
    label: texts.states[state],
    href: `${path}?state=${state}`,
    isCurrent: state === current,
    ...(counts && { count: counts.states[state] }),
  }))
  const all = {
    label: texts.all,
    href: path,
    isCurrent: current === undefined,
    ...(counts && { count: Object.values(counts.states).reduce((sum, count) => sum + count, 0) }),
  }
  const addresses = {
    label: texts.addressesTab,
    href: `${path}?state=${ADDRESSES}`,
    isCurrent: current === ADDRESSES,
    ...(counts && { count: counts.suppressedAddresses }),
  }
  const templates = {
    label: texts.templatesTab,
    href: `${path}?state=${TEMPLATES}`,
    isCurrent: current === TEMPLATES,
    count: MAIL_TEMPLATES.length,
  }
  const isList = current !== TEMPLATES
  return <ListTabs label={texts.views} tabs={[all, ...tabs, addresses, templates]} {...(isList && { list })} />
}

/** Sends a mail to oneself, and shows its attempts beside the list. */
function DeliveryTest({ onSent }: { readonly onSent: (id: string) => void }) {
  const client = useQueryClient()
  const texts = useTexts(mailTexts)
  const { states } = useBaseTexts()
  const [isBusy, setIsBusy] = useState(false)

  async function send(): Promise<void> {
    setIsBusy(true)
    const result = await studioClient.call(sendTestMail)
    setIsBusy(false)
    if (!result.ok) return void toasts.showError(failureMessage(result.failure, states))
    toasts.show(texts.testSent)
    void client.invalidateQueries({ queryKey: studioKey('mail') })
    onSent(result.value.id)
  }

  useCommands([{ id: 'mail-test', label: texts.test, icon: Send, run: () => void send() }])
  return (
    <Button size="small" icon={Send} isBusy={isBusy} onClick={() => void send()}>
      {texts.test}
    </Button>
  )
}
