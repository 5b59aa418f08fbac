import type { FilterCriteria } from '@mixed-zone/contract/rules/filter-path'
import type { FilteredPosts } from '@mixed-zone/contract/schemas/lists'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { PostPages } from '../../../load-states/post-pages.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { ListSkeleton } from '../../../league-ui/lists/list-skeleton.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { filterTexts } from '../filter-texts.ts'
import { NoResults } from './no-results.tsx'

interface FilterResultsProps {
  readonly criteria: FilterCriteria
  readonly matches: UseInfiniteQueryResult<InfiniteData<FilteredPosts>>
}

/** The posts. Those of the previous filter stay, dimmed, until the new ones arrive. */
export function FilterResults({ criteria, matches }: FilterResultsProps) {
  const texts = useTexts(filterTexts)
  const pages = matches.data?.pages
  if (pages === undefined) {
    if (!matches.isError) return <ListSkeleton />
    return <FailedPart error={matches.error} onRetry={() => void matches.refetch()} />
  }
  const [first] = pages
  if (first === undefined || first.total === 0) return <NoResults criteria={criteria} />
  return (
    <div className={classNames(matches.isPlaceholderData && 'opacity-60')} aria-busy={matches.isPlaceholderData}>
      <SearchNotes page={matches.isPlaceholderData ? undefined : first} />
      <h2 className="sr-only">{texts.posts}</h2>
      <PostPages pages={pages} searchText={first.corrected ?? criteria.text} query={matches} />
    </div>
  )
}

/** How the text was understood: typos corrected, words left out. Always rendered, so that screen readers announce a change. */
function SearchNotes({ page }: { readonly page: FilteredPosts | undefined }) {
  const texts = useTexts(filterTexts)
  const { corrected, leftOutWords } = page ?? {}
  const words = leftOutWords?.map((word) => texts.quoted({ text: word })).join(', ')
  const notes = [
    corrected !== undefined && texts.corrected({ text: corrected }),
    words !== undefined && texts.leftOut({ words }),
  ].filter((note) => note !== false)
  return (
    <div role="status">
      {notes.length > 0 && (
        <div className="mb-6 rounded-control bg-sky-tint px-4 py-3 wrap-anywhere text-ink">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </div>
  )
}
