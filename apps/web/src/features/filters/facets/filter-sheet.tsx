import { type FilterCriteria, NO_CRITERIA } from '@mixed-zone/contract/rules/filter-path'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { ModalDialog } from '../../../ui/primitives/modal-dialog.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { choiceGroups } from '../criteria/choices.ts'
import { isValidQuery, isFiltering, toggled } from '../criteria/criteria.ts'
import { filterTexts } from '../filter-texts.ts'
import { filterDataQuery } from '../get-filter-data.ts'
import { filteredPostsQuery } from '../get-filtered-posts.ts'
import { useFilterPath } from '../use-filter-path.ts'
import { FacetGroups } from './facet-groups.tsx'
import { FilterChips } from './filter-chips.tsx'

interface FilterSheetProps {
  readonly criteria: FilterCriteria
  readonly onClose: () => void
}

/** On phones: all choices in a sheet, and a button with the number of results that leads to them. */
export function FilterSheet({ criteria, onClose }: FilterSheetProps) {
  const texts = useTexts(filterTexts)
  const { close } = useBaseTexts().ui
  const locale = useLocale()
  const { formatNumber } = useFormats()
  const goTo = useFilterPath()
  // Navigates only when the button is pressed, so that "back" undoes all changes at once.
  const [draft, setDraft] = useState(criteria)
  const all = useQuery(filterDataQuery(locale))
  const matches = useInfiniteQuery({
    ...filteredPostsQuery({ locale, criteria: draft }),
    enabled: isValidQuery(draft),
    placeholderData: keepPreviousData,
  })
  const first = matches.data?.pages[0]
  const groups = choiceGroups({ all: all.data, facets: first?.facets })
  const total = matches.isError ? undefined : first?.total

  function handleApply() {
    onClose()
    goTo(draft)
  }

  return (
    <ModalDialog
      label={texts.filters}
      onClose={onClose}
      className="top-auto bottom-0 h-[calc(100dvh-88px)] w-full overflow-hidden rounded-t-sheet bg-surface shadow-dialog sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:w-100 sm:rounded-none motion-safe:animate-rise sm:motion-safe:animate-appear"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-3 border-b border-line py-3 pr-2 pl-4 sm:pl-6">
          <h2 className="headline-28 flex-1">{texts.filters}</h2>
          {isFiltering(draft) && (
            <button type="button" onClick={() => setDraft(NO_CRITERIA)} className="underlined min-h-11 font-medium">
              {texts.clear}
            </button>
          )}
          <IconButton icon={X} label={close} onClick={onClose} />
        </div>
        {isFiltering(draft) && (
          <div className="border-b border-line">
            <FilterChips criteria={draft} groups={groups} onChange={setDraft} label={texts.filters} isOneLine />
          </div>
        )}
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 sm:px-6">
          {all.isError && matches.isError && (
            <div className="py-4">
              <FailedPart error={all.error} onRetry={() => void Promise.all([all.refetch(), matches.refetch()])} />
            </div>
          )}
          {all.isPending && matches.isPending && (
            <Loading label={texts.filters} className="grid gap-4 py-4">
              {[1, 2, 3, 4, 5, 6].map((row) => (
                <Skeleton key={row} className="h-7" />
              ))}
            </Loading>
          )}
          <FacetGroups
            groups={groups}
            criteria={draft}
            onToggle={(criterion, textId) => setDraft(toggled(draft, criterion, textId))}
          />
        </div>
        <div className="border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6">
          <Button variant="primary" size="large" isFullWidth onClick={handleApply}>
            <span aria-live="polite">
              {total === undefined ? texts.showResults : texts.showPosts({ count: total, shown: formatNumber(total) })}
            </span>
          </Button>
        </div>
      </div>
    </ModalDialog>
  )
}
