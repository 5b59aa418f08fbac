import { exportTerms } from '@mixed-zone/contract/endpoints/studio/terms'
import { type EditableTermKind, isTermKind, TERM_KINDS, type TermKind } from '@mixed-zone/contract/schemas/studio/terms'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { FileUp, Merge, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useScreenParams } from '../../../routing/screen-route.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { useCommands } from '../../shared/commands.ts'
import { Kbd } from '../../shared/kbd.tsx'
import { useShortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { BULK_BUTTON, BulkBar } from '../../shared/table/bulk-bar.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { ListFooter } from '../../shared/table/list-footer.tsx'
import { ColumnChoice, ExportMenu } from '../../shared/table/list-menu.tsx'
import { type ListController, useList } from '../../shared/table/list-state.ts'
import { ListTabs } from '../../shared/table/list-tabs.tsx'
import { type RowSelection, useRowSelection } from '../../shared/table/row-selection.ts'
import { StudioTable } from '../../shared/table/studio-table.tsx'
import { useOpenRow } from '../../shared/use-open-row.ts'
import { CreateDialog } from './create-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { SquadsDialog } from './squads-dialog.tsx'
import { TermPanel } from './term-panel.tsx'
import { useTermColumns } from './terms-columns.tsx'
import { TERM_LISTS, termCountsQuery, termName, termsQuery } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'
import { useTermActions } from './use-term-actions.ts'

/** Clubs, categories, tags, players and sections: one table, a tab for each. */
export function TermsScreen() {
  const { kind = 'teams' } = useScreenParams('studioTerms')
  const known = isTermKind(kind) ? kind : 'teams'
  // Selection and dialogs belong to a tab.
  return known === 'sections' ? <SectionsPage /> : <TermsPage key={known} kind={known} />
}

/** The names and the order of sections are those of the front page. */
function SectionsPage() {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const list = useList(TERM_LISTS.sections)
  const query = useQuery(termsQuery('sections', list.query))
  const columns = useTermColumns('sections')
  return (
    <StudioPage
      title={texts.title}
      header={
        <TermTabs current="sections">
          <ExportMenu
            list={list}
            columns={columns}
            total={query.data?.total ?? 0}
            endpoint={exportTerms}
            params={{ kind: 'sections' }}
            title={texts.kinds.sections}
          />
        </TermTabs>
      }
      footer={<ListFooter list={list} total={query.data?.total} />}
    >
      <StudioTable
        caption={texts.kinds.sections}
        list={list}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        nameOf={(term) => termName(term, locale)}
        emptyTitle={texts.none.sections}
      />
    </StudioPage>
  )
}

function TermsPage({ kind }: { readonly kind: EditableTermKind }) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const { currentId, open } = useOpenRow([], { opensFirst: false })
  const list = { ...useList(TERM_LISTS[kind]), hasPanel: currentId !== null }
  const query = useQuery(termsQuery(kind, list.query))
  const columns = useTermColumns(kind)
  const selection = useRowSelection(list)
  const rows = query.data?.items ?? []
  const { isBusy, remove, undoMerges } = useTermActions(kind)
  const [isCreating, setIsCreating] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const [mergedIds, setMergedIds] = useState<readonly string[] | null>(null)
  const create = () => setIsCreating(true)
  useShortcuts(texts.shortcuts, [{ keys: 'N', label: texts.create[kind], run: create }])
  useCommands([{ id: 'create-term', label: texts.create[kind], icon: Plus, keys: 'N', run: create }])

  async function handleRemove(ids: readonly string[]): Promise<void> {
    const removed = await remove(ids, rows)
    if (currentId !== null && removed.includes(currentId)) open(null)
    selection.clear()
  }

  return (
    <StudioPage
      title={texts.title}
      actions={
        <span className="flex flex-wrap gap-2">
          {(kind === 'teams' || kind === 'players') && (
            <Button size="small" icon={FileUp} title={texts.squads.open} onClick={() => setIsImporting(true)}>
              <span className="sm:max-lg:sr-only">{texts.squads.open}</span>
            </Button>
          )}
          <Button variant="primary" size="small" icon={Plus} onClick={create}>
            {texts.create[kind]} <Kbd>N</Kbd>
          </Button>
        </span>
      }
      header={
        <>
          <TermTabs current={kind} list={list} />
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
                  endpoint={exportTerms}
                  params={{ kind }}
                  title={texts.kinds[kind]}
                />
              </>
            }
          >
            <SearchFilter list={list} label={texts.search[kind]} />
            {kind === 'players' && <ClubFilter list={list} />}
            <SelectFilter
              list={list}
              filter="unused"
              label={texts.unused}
              options={[{ value: 'true', label: texts.unusedOnly }]}
            />
          </FilterBar>
          <TermsBulk
            selection={selection}
            isBusy={isBusy}
            onMerge={setMergedIds}
            onRemove={(ids) => void handleRemove(ids)}
          />
        </>
      }
      footer={<ListFooter list={list} total={query.data?.total} />}
      panel={
        currentId !== null && (
          <TermPanel
            key={currentId}
            kind={kind}
            id={currentId}
            isBusy={isBusy}
            onMerge={() => setMergedIds([currentId])}
            onRemove={({ id }) => void handleRemove([id])}
            onUndoMerge={(mergeId) => void undoMerges([mergeId])}
            onClose={() => open(null)}
          />
        )
      }
    >
      <StudioTable
        caption={texts.kinds[kind]}
        list={list}
        columns={columns}
        query={query}
        keyOf={({ id }) => id}
        nameOf={(term) => termName(term, locale)}
        selection={selection}
        currentId={currentId}
        onOpen={({ id }) => open(id)}
        emptyTitle={texts.none[kind]}
      />
      {isImporting && <SquadsDialog onClose={() => setIsImporting(false)} />}
      {isCreating && (
        <CreateDialog
          kind={kind}
          onClose={() => setIsCreating(false)}
          onCreated={(id) => {
            setIsCreating(false)
            open(id)
          }}
        />
      )}
      {mergedIds && (
        <MergeDialog
          kind={kind}
          ids={mergedIds}
          onClose={() => setMergedIds(null)}
          onMerged={(survivorId) => {
            setMergedIds(null)
            selection.clear()
            open(survivorId)
          }}
        />
      )}
    </StudioPage>
  )
}

interface TermTabsProps {
  readonly current: TermKind
  /** Left out if it has nothing to save: sections have no filters. */
  readonly list?: ListController
  readonly children?: ReactNode
}

function TermTabs({ current, list, children }: TermTabsProps) {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const counts = useQuery(termCountsQuery()).data
  const tabs = TERM_KINDS.map((kind) => ({
    label: texts.kinds[kind],
    href: paths.studioTerms({ locale, ...(kind !== 'teams' && { kind }) }),
    isCurrent: kind === current,
    count: counts?.[kind] ?? null,
  }))
  return (
    <ListTabs label={texts.views} tabs={tabs} {...(list && { list })}>
      {children}
    </ListTabs>
  )
}

function ClubFilter({ list }: { readonly list: ListController }) {
  const texts = useTexts(termsTexts)
  const clubs = useQuery(termCountsQuery()).data?.clubs ?? []
  return (
    <SelectFilter
      list={list}
      filter="team"
      label={texts.club}
      options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

interface TermsBulkProps {
  readonly selection: RowSelection
  readonly isBusy: boolean
  readonly onMerge: (ids: readonly string[]) => void
  readonly onRemove: (ids: readonly string[]) => void
}

/** Merges or deletes the selected rows, also those of other pages. */
function TermsBulk({ selection, isBusy, onMerge, onRemove }: TermsBulkProps) {
  const texts = useTexts(termsTexts)
  const count = selection.ids.size
  if (count === 0) return null
  return (
    <div className="px-4 pb-3 sm:px-6">
      {/* Without "select all that match": nobody merges hundreds into one. */}
      <BulkBar selection={selection} pageIds={[]} total={count}>
        <Button variant="quiet" size="small" icon={Trash2} isBusy={isBusy} onClick={() => onRemove([...selection.ids])}>
          {texts.removeMany({ count })}
        </Button>
        {count > 1 && (
          <Button size="small" icon={Merge} className={BULK_BUTTON} onClick={() => onMerge([...selection.ids])}>
            {texts.mergeMany({ count })}
          </Button>
        )}
      </BulkBar>
    </div>
  )
}
