import { exportRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import { REQUEST_VIEWS } from '@mixed-zone/contract/schemas/studio/requests'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { SearchFilter } from '../../shared/table/filter-fields.tsx'
import { ListFoot } from '../../shared/table/list-foot.tsx'
import { ColumnChoice, ExportMenu } from '../../shared/table/list-menu.tsx'
import { useList } from '../../shared/table/list-state.ts'
import { useRowSelection } from '../../shared/table/row-selection.ts'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { focusRow } from '../../shared/table/use-row-keys.ts'
import { useOpenRow } from '../../shared/use-open-row.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { RequestBulk } from './request-bulk.tsx'
import { requestName, useRequestColumns } from './request-columns.tsx'
import { RequestFilters } from './request-filters.tsx'
import { RequestPanel, type StudioRequestName } from './request-panel.tsx'
import { REQUEST_LIST, requestsQuery, requestSummaryQuery } from './request-queries.ts'
import { RequestTabs } from './request-tabs.tsx'
import { requestsTexts } from './requests-texts.ts'
import { type Decision, useDecisions } from './use-decisions.ts'
import { useDecidedMeanwhile } from './use-decided-meanwhile.ts'
import { formatWait } from './wait-time.tsx'

/** The desk: waiting requests with evidence, decided by keyboard, and those that were decided. */
export function RequestsScreen() {
  const texts = useTexts(requestsTexts)
  const { number } = useFormats()
  const list = useList(REQUEST_LIST)
  const view = REQUEST_VIEWS.find((name) => name === list.filters.state) ?? 'waiting'
  const isWaiting = view === 'waiting'
  const query = useQuery(requestsQuery(list.query))
  const summary = useQuery(requestSummaryQuery()).data
  const columns = useRequestColumns(view)
  const selection = useRowSelection(list)
  const rows = query.data?.items ?? []
  const rowIds = rows.map(({ id }) => id)
  const { currentId, open, openFirst } = useOpenRow(rowIds)
  const [rejected, setRejected] = useState<StudioRequestName | null>(null)
  const decisions = useDecisions({ onUndone: open })
  const index = rows.findIndex(({ id }) => id === currentId)
  const current = rows[index]

  function openRow(step: 1 | -1): void {
    const next = rows[index + step]
    if (next !== undefined) open(next.id)
  }

  /** The focus goes to the next row, or the one before at the end of the page. */
  function leaveRow(id: string): void {
    const at = rowIds.indexOf(id)
    const nextId = rowIds[at + 1] ?? rowIds[at - 1]
    if (nextId === undefined) return openFirst()
    // On a phone the list stays in view after a swipe.
    if (currentId === id) open(nextId)
    focusRow(nextId)
  }

  function decide(request: StudioRequestName, decision: Decision): void {
    leaveRow(request.id)
    void decisions.decide(request, decision)
  }

  const authorise = (request: StudioRequestName) => decide(request, { kind: 'authorise' })
  useShortcuts(
    texts.shortcuts,
    isWaiting && current !== undefined
      ? [
          { keys: 'A', label: texts.authorise, run: () => authorise(current) },
          { keys: 'R', label: texts.reject, run: () => setRejected(current) },
        ]
      : [],
  )
  useDecidedMeanwhile({
    id: isWaiting ? currentId : null,
    isDecidedHere: decisions.isDecidedHere,
    onDecided: () => currentId !== null && leaveRow(currentId),
  })

  return (
    <StudioPage
      title={texts.title}
      status={
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
      head={
        <>
          <RequestTabs current={view} list={list} summary={summary} />
          <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-6">
            <SearchFilter list={list} label={texts.searchLabel} />
            <RequestFilters list={list} />
            <div className="ml-auto flex items-center gap-2">
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
          </div>
          {isWaiting && <RequestBulk selection={selection} pageIds={rowIds} total={query.data?.total ?? 0} />}
        </>
      }
      foot={<ListFoot list={list} total={query.data?.total} />}
      panel={
        currentId !== null && (
          <RequestPanel
            key={currentId}
            id={currentId}
            position={
              current === undefined
                ? null
                : texts.position({
                    number: number((list.page - 1) * list.pageSize + index + 1),
                    total: number(query.data?.total ?? 0),
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
          target={{ name: requestName(rejected), locale: rejected.comunicationsLocale }}
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
