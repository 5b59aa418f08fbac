import { MEDIA_TYPE_NAMES, REGION_NAMES } from '@mixed-zone/contract/choice-names'
import { exportRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { EVIDENCE_KINDS, REQUEST_VIEWS } from '@mixed-zone/contract/schemas/studio/requests'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { ListFooter } from '../../shared/table/list-footer.tsx'
import { ColumnChoice, ExportMenu } from '../../shared/table/list-menu.tsx'
import { type ListController, useList } from '../../shared/table/list-state.ts'
import { useRowSelection } from '../../shared/table/row-selection.ts'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { focusRow } from '../../shared/table/use-row-keys.ts'
import { useHasPanelSheet } from '../../shared/use-media-query.ts'
import { useOpenRow } from '../../shared/use-open-row.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { RequestBulk } from './request-bulk.tsx'
import { requestName, useRequestColumns } from './request-columns.tsx'
import { RequestPanel, type StudioRequestName } from './request-panel.tsx'
import {
  rejectTemplatesQuery,
  REQUEST_LIST,
  requestQuery,
  requestsQuery,
  requestSummaryQuery,
} from './request-queries.ts'
import { RequestTabs } from './request-tabs.tsx'
import { requestsTexts } from './requests-texts.ts'
import { type Decision, useDecidedMeanwhile, useDecisions } from './use-decisions.ts'
import { formatWait } from './wait-time.tsx'

/** The desk: waiting requests with evidence, decided by keyboard, and those that were decided. */
export function RequestsScreen() {
  const texts = useTexts(requestsTexts)
  const { formatNumber } = useFormats()
  const list = useList(REQUEST_LIST)
  const view = REQUEST_VIEWS.find((name) => name === list.filters.state) ?? 'waiting'
  const isWaiting = view === 'waiting'
  const query = useQuery(requestsQuery(list.query))
  const summary = useQuery(requestSummaryQuery()).data
  // Loaded before the dialog is open: the digit of a template may follow R at once.
  useQuery(rejectTemplatesQuery())
  const columns = useRequestColumns(view)
  const selection = useRowSelection(list)
  const rows = query.data?.items ?? []
  const rowIds = rows.map(({ id }) => id)
  const { currentId, open, openFirst } = useOpenRow(rowIds)
  const isSheet = useHasPanelSheet()
  const [rejected, setRejected] = useState<StudioRequestName | null>(null)
  const [focused, setFocused] = useState<{ readonly id: string } | null>(null)
  const decisions = useDecisions({ onUndone: open })
  const index = rows.findIndex(({ id }) => id === currentId)
  const current = rows[index]
  const detail = useQuery({ ...requestQuery(currentId ?? ''), enabled: currentId !== null }).data
  // After a search or on another page, the panel still shows a request that is not among the rows.
  const shown = current ?? detail
  const decidable = shown?.state === 'waiting' ? shown : null

  function openRow(step: 1 | -1): void {
    const next = rows[index + step]
    if (next !== undefined) open(next.id)
  }

  // After the dialog has closed, whose trap would take the focus back.
  useEffect(() => {
    if (focused !== null) focusRow(focused.id)
  }, [focused])

  // A row that others have decided may have left the list, and so may those after it.
  const idsWithCurrent = useRef<readonly string[]>([])
  useEffect(() => {
    if (index >= 0) idsWithCurrent.current = rowIds
  })

  /** After a decision: the focus goes to the next row, or the one before at the end of the page. */
  function leaveRow(id: string): void {
    selection.remove(id)
    // A decided request stays in the other views.
    if (!isWaiting) return
    const ids = rowIds.includes(id) ? rowIds : idsWithCurrent.current
    const at = ids.indexOf(id)
    const isListed = (otherId: string) => otherId !== id && rowIds.includes(otherId)
    const nextId = ids.slice(at + 1).find(isListed) ?? ids.slice(0, Math.max(0, at)).findLast(isListed) ?? rowIds[0]
    if (nextId === undefined || nextId === id) return openFirst()
    // On a phone the list stays in view after a swipe.
    if (currentId === id) open(nextId)
    // A sheet over the list keeps the focus.
    if (!isSheet || currentId === null) setFocused({ id: nextId })
  }

  function decide(request: StudioRequestName, decision: Decision): void {
    leaveRow(request.id)
    void decisions.decide(request, decision)
  }

  const authorise = (request: StudioRequestName) => decide(request, { kind: 'authorise' })
  useShortcuts(
    texts.shortcuts,
    isWaiting || decidable
      ? [
          { keys: 'A', label: texts.authorise, run: decidable && (() => authorise(decidable)) },
          { keys: 'R', label: texts.reject, run: decidable && (() => setRejected(decidable)) },
        ]
      : [],
  )
  useDecidedMeanwhile({
    id: isWaiting ? currentId : null,
    rowIds,
    areRowsCurrent: query.isFetchedAfterMount,
    onDecided: () => currentId !== null && leaveRow(currentId),
  })

  return (
    <StudioPage
      title={texts.title}
      shortTitle={texts.shortTitle}
      status={<PhoneCount count={query.data?.total} />}
      header={
        <>
          <RequestTabs current={view} list={list} summary={summary}>
            <div className="flex items-center max-sm:hidden">
              <ColumnChoice list={list} columns={columns} />
              <ExportMenu
                list={list}
                columns={columns}
                total={query.data?.total ?? 0}
                selection={selection}
                endpoint={exportRequests}
                title={texts.title}
              />
            </div>
          </RequestTabs>
          <FilterBar
            list={list}
            end={
              isWaiting &&
              summary &&
              summary.averageWaitSeconds !== null && (
                <p className="truncate text-14 text-muted max-lg:hidden">
                  {texts.averageWait({
                    average: formatWait(summary.averageWaitSeconds),
                    target: formatWait(summary.targetWaitSeconds),
                  })}
                </p>
              )
            }
          >
            <SearchFilter list={list} label={texts.searchLabel} />
            <RequestFilters list={list} />
          </FilterBar>
          {isWaiting && <RequestBulk selection={selection} rows={rows} total={query.data?.total ?? 0} />}
        </>
      }
      footer={<ListFooter list={list} total={query.data?.total} />}
      panel={
        currentId !== null && (
          <RequestPanel
            key={currentId}
            id={currentId}
            position={
              current === undefined
                ? null
                : texts.position({
                    number: formatNumber((list.page - 1) * list.pageSize + index + 1),
                    total: formatNumber(query.data?.total ?? 0),
                  })
            }
            onMove={openRow}
            onAuthorise={authorise}
            onReject={setRejected}
            onUndo={(request) => void decisions.undo(request)}
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
        nameOf={requestName}
        {...(isWaiting && { selection, swipe: swipeOf })}
        currentId={currentId}
        onOpen={({ id }) => open(id)}
        isOpenedByMoving
        emptyTitle={isWaiting ? texts.none.waiting : texts.none.decided}
      />
      {rejected !== null && (
        <RejectDialog
          target={{
            name: requestName(rejected),
            firstName: rejected.name,
            locale: rejected.comunicationsLocale,
          }}
          onClose={() => setRejected(null)}
          onReject={(reason) => {
            setRejected(null)
            decide(rejected, { kind: 'reject', reason })
          }}
        />
      )}
    </StudioPage>
  )

  function swipeOf(request: StudioRequestName) {
    return {
      right: { label: texts.authorise, icon: Check, run: () => authorise(request) },
      left: { label: texts.reject, icon: X, run: () => setRejected(request) },
    }
  }
}

function optionsOf(names: Readonly<Record<string, Localised>>, locale: Locale) {
  return Object.entries(names).map(([value, name]) => ({ value, label: name[locale] }))
}

function RequestFilters({ list }: { readonly list: ListController }) {
  const locale = useLocale()
  const texts = useTexts(requestsTexts)
  const kinds = EVIDENCE_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))
  return (
    <>
      <SelectFilter list={list} filter="region" label={texts.region} options={optionsOf(REGION_NAMES, locale)} />
      <SelectFilter
        list={list}
        filter="mediaType"
        label={texts.mediaType}
        options={optionsOf(MEDIA_TYPE_NAMES, locale)}
      />
      <SelectFilter list={list} filter="evidence" label={texts.evidence} options={kinds} />
    </>
  )
}

/** Beside the title, where phones have no room for it elsewhere. */
function PhoneCount({ count }: { readonly count: number | undefined }) {
  const { formatNumber } = useFormats()
  if (count === undefined) return null
  return (
    <p aria-hidden="true" className="text-14 text-muted sm:hidden">
      {formatNumber(count)}
    </p>
  )
}
