import { ASSET_KINDS } from '@mixed-zone/contract/schemas/asset'
import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { clearFilters, FilterBar, FilterSelect, SearchFilter, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { useExistingPage } from '../../shared/table/existing-page.ts'
import { ListFooter } from '../../shared/table/list-footer.tsx'
import { type ListController, useList } from '../../shared/table/list-state.ts'
import { ListTabs } from '../../shared/table/list-tabs.tsx'
import { useRowSelection } from '../../shared/table/row-selection.ts'
import { AddFilesMenu } from '../../shared/uploads/add-files-menu.tsx'
import { UploadDropZone } from '../../shared/uploads/upload-drop-zone.tsx'
import { InboxBulk } from './inbox-bulk.tsx'
import { InboxGrid, InboxSkeleton } from './inbox-grid.tsx'
import { INBOX_LIST, inboxQuery } from './inbox-queries.ts'
import { inboxTexts } from './inbox-texts.ts'

/** Without a post. */
const INBOX: FileTarget = {}

/** Files that were uploaded without a post: drop a card now, decide later. */
export function InboxScreen() {
  const locale = useLocale()
  const texts = useTexts(inboxTexts)
  const list = useList(INBOX_LIST)
  const query = useQuery(inboxQuery(list.query))
  const page = useExistingPage(list, query)
  const selection = useRowSelection(list)
  const files = page?.items ?? []
  return (
    <StudioPage
      title={texts.title}
      actions={<AddFilesMenu target={INBOX} variant="primary" />}
      header={
        <>
          <ListTabs
            label={texts.views}
            tabs={[{ label: texts.all, href: paths.studioInbox({ locale }), isCurrent: true }]}
            list={list}
          />
          <FilterBar list={list} end={<p className="text-14 text-muted max-xl:hidden">{texts.intro}</p>}>
            <SearchFilter list={list} label={texts.searchLabel} />
            <SelectFilter
              list={list}
              filter="kind"
              label={texts.kind}
              options={ASSET_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
            />
            <SelectFilter
              list={list}
              filter="mine"
              label={texts.whose}
              options={[{ value: 'true', label: texts.mine }]}
            />
            <SortChoice list={list} />
          </FilterBar>
          <InboxBulk selection={selection} />
        </>
      }
      footer={<ListFooter list={list} total={page?.total} />}
    >
      {query.error !== null && (
        <div className="p-4 sm:p-6">
          <FailedPart error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {page === undefined && query.error === null && <InboxSkeleton count={list.pageSize} />}
      {page?.items.length === 0 && <NoFiles list={list} />}
      {files.length > 0 && <InboxGrid files={files} selection={selection} isOutdated={query.isPlaceholderData} />}
      <UploadDropZone target={INBOX} />
    </StudioPage>
  )
}

function NoFiles({ list }: { readonly list: ListController }) {
  const texts = useTexts(inboxTexts)
  const { noMatches, noMatchesText, clearFilters: clear } = useTexts(sharedTexts).table
  return (
    <div className="p-4 sm:p-6">
      {list.activeFilters.length === 0 ? (
        <EmptyState title={texts.none} action={<AddFilesMenu target={INBOX} />}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <EmptyState title={noMatches} action={<Button onClick={() => clearFilters(list)}>{clear}</Button>}>
          {noMatchesText}
        </EmptyState>
      )}
    </div>
  )
}

/** The latest first unless something else is chosen. */
function SortChoice({ list }: { readonly list: ListController }) {
  const texts = useTexts(inboxTexts)
  return (
    <FilterSelect
      label={texts.sort}
      placeholder={texts.sorts.latest}
      value={list.sort?.column ?? ''}
      options={[
        { value: 'capturedAt', label: texts.sorts.capturedAt },
        { value: 'name', label: texts.sorts.name },
      ]}
      onChange={(value) => list.setSort(value === '' ? null : { column: value, direction: 'ascending' })}
    />
  )
}
