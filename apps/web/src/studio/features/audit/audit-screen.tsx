import { AUDIT_AREAS } from '@mixed-zone/contract/rules/audit-actions'
import { type AuditItem, SYSTEM_ACTOR } from '@mixed-zone/contract/schemas/studio/audit'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { RemovableChip } from '../../../ui/components/chip.tsx'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { startExport } from '../../shared/exports.ts'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { ShortTime } from '../../shared/short-time.tsx'
import { StudioPage } from '../../shared/studio-page.tsx'
import type { StudioColumn } from '../../shared/table/columns.ts'
import { FilterBar, SearchFilter, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { ListFooter } from '../../shared/table/list-footer.tsx'
import { ColumnChoice } from '../../shared/table/list-menu.tsx'
import { type ListController, useList } from '../../shared/table/list-state.ts'
import { ListTabs } from '../../shared/table/list-tabs.tsx'
import { PeriodFilter } from '../../shared/table/period-filter.tsx'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { useOpenRow } from '../../shared/use-open-row.ts'
import { useAuditLabels } from './audit-labels.ts'
import { AuditPanel } from './audit-panel.tsx'
import { AUDIT_LIST, auditActorsQuery, auditQuery, fetchAuditFile } from './audit-queries.ts'
import { auditTexts } from './audit-texts.ts'

/** Who did what to whom and when. Nothing here can be changed. */
export function AuditScreen() {
  const locale = useLocale()
  const texts = useTexts(auditTexts)
  const { system } = useTexts(sharedTexts)
  const { formatNumber } = useFormats()
  const list = useList(AUDIT_LIST)
  const query = useQuery(auditQuery(list.query))
  const actors = useQuery(auditActorsQuery()).data?.actors ?? []
  const columns = useAuditColumns()
  const { subjectOf } = useAuditLabels()
  const rows = query.data?.items ?? []
  const { currentId, open } = useOpenRow(rows.map(({ id }) => id))
  const index = rows.findIndex(({ id }) => id === currentId)
  const total = query.data?.total ?? 0
  const shownTotal =
    query.data?.isTotalExact === false ? texts.moreThan({ shown: formatNumber(total) }) : formatNumber(total)
  return (
    <StudioPage
      title={texts.title}
      status={
        query.data && (
          <p className="truncate text-14 text-muted max-lg:hidden">{texts.kept({ years: query.data.keptYears })}</p>
        )
      }
      actions={<AuditExport list={list} />}
      header={
        <>
          <ListTabs
            label={texts.views}
            tabs={[{ label: texts.all, href: paths.studioAudit({ locale }), isCurrent: true }]}
            list={list}
          />
          <FilterBar
            list={list}
            end={
              <>
                {/* Keeps its line while the total is loading. */}
                <p className="min-h-5 text-14 text-muted">
                  {query.data && texts.total({ count: total, shown: shownTotal })}
                </p>
                <ColumnChoice list={list} columns={columns} />
              </>
            }
          >
            <SearchFilter list={list} label={texts.searchLabel} />
            <SelectFilter
              list={list}
              filter="actor"
              label={texts.who}
              options={[
                ...actors.map(({ id, name }) => ({ value: id, label: name })),
                { value: SYSTEM_ACTOR, label: system },
              ]}
            />
            <SelectFilter
              list={list}
              filter="area"
              label={texts.what}
              options={AUDIT_AREAS.map((area) => ({ value: area, label: texts.areas[area] }))}
            />
            <PeriodFilter list={list} />
            <SubjectFilter list={list} first={rows[0]} />
          </FilterBar>
        </>
      }
      footer={<ListFooter list={list} total={query.data?.total} />}
      panel={
        currentId !== null && (
          <AuditPanel
            key={currentId}
            id={currentId}
            position={
              index < 0
                ? null
                : texts.position({
                    number: formatNumber((list.page - 1) * list.pageSize + index + 1),
                    total: shownTotal,
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
        nameOf={subjectOf}
        currentId={currentId}
        onOpen={({ id }) => open(id)}
        isOpenedByMoving
        emptyTitle={texts.none}
      />
    </StudioPage>
  )
}

function useAuditColumns(): readonly StudioColumn<AuditItem>[] {
  const texts = useTexts(auditTexts)
  const { actorOf, actionOf, subjectOf } = useAuditLabels()
  return useMemo(
    () => [
      {
        id: 'at',
        header: texts.time,
        isSortable: true,
        phonePlacement: 'end',
        renderCell: ({ at }) => <ShortTime at={at} className="font-semibold" />,
      },
      {
        id: 'actor',
        header: texts.who,
        renderCell: (item) => (
          <span className="flex items-center gap-2">
            <Avatar name={item.actor.id === null ? '–' : actorOf(item)} />
            <span className="min-w-0 truncate">{actorOf(item)}</span>
          </span>
        ),
      },
      {
        id: 'action',
        header: texts.did,
        renderCell: (item) => <span className="block xl:min-w-36">{actionOf(item)}</span>,
      },
      {
        id: 'subject',
        header: texts.about,
        isRowHeader: true,
        renderCell: (item) => <span className="wrap-anywhere">{subjectOf(item)}</span>,
      },
    ],
    [texts, actorOf, actionOf, subjectOf],
  )
}

interface SubjectFilterProps {
  readonly list: ListController
  /** All rows are about the same thing. */
  readonly first: AuditItem | undefined
}

/** What a link from elsewhere has limited the log to. */
function SubjectFilter({ list, first }: SubjectFilterProps) {
  const texts = useTexts(auditTexts)
  const { subjectOf } = useAuditLabels()
  const { subjectKind: kind, subjectId: id } = list.filters
  if (kind === undefined || id === undefined) return null
  const subject = first?.subject.kind === kind && first.subject.id === id ? first : null
  return (
    <RemovableChip
      label={subject === null ? `${texts.about}: ${id}` : `${texts.about}: ${subjectOf(subject)}`}
      onRemove={() => list.setFilters({ subjectKind: undefined, subjectId: undefined })}
    />
  )
}

/** Saves all that match as a file. The export is an entry of the log itself. */
function AuditExport({ list }: { readonly list: ListController }) {
  const texts = useTexts(auditTexts)
  const mayExport = useSession((session) => session.permissions.includes('export'))
  if (!mayExport) return null
  const save = (format: 'csv' | 'xlsx') =>
    startExport({
      label: `${texts.title} (${format.toUpperCase()})`,
      fileName: `audit.${format}`,
      fetch: (signal) => fetchAuditFile(list.filters, { format, signal }),
    })
  const formats = ['csv', 'xlsx'] as const
  return (
    <Menu
      label={texts.export}
      icon={Download}
      variant="secondary"
      size="small"
      actions={formats.map((format) => ({
        id: format,
        label: format.toUpperCase(),
        onAction: () => void save(format),
      }))}
    />
  )
}
