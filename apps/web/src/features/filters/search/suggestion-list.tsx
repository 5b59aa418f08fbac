import { Search } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { findPrefixMatches } from '../../../ui/components/highlight/find-matches.ts'
import { HighlightedTitle } from '../../../ui/components/highlight/highlighted-text.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Link } from '../../../ui/primitives/link.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { filterTexts } from '../filter-texts.ts'
import type { SuggestionOption } from './suggestion-options.ts'
import type { SuggestionState } from './use-suggestions.ts'

interface SuggestionListProps extends SuggestionState {
  readonly id: string
  readonly text: string
  /** All posts that match the text. */
  readonly allHref: string
  readonly active: string | null
  readonly idOf: (key: string) => string
  readonly onFollow: () => void
}

export const ALL_KEY = 'all'

/** The suggestions by kind, and a link to all results. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, text, allHref, groups, state, active, idOf, onFollow } = props
  const texts = useTexts(filterTexts)
  const line = { text, active, idOf, onFollow }
  return (
    <>
      {state === 'loading' && (
        <Loading label={texts.suggestions} className="grid gap-3 px-4 py-3">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-5 w-3/4" />
        </Loading>
      )}
      {state === 'failed' && (
        <Alert variant="error" className="m-3 text-14">
          {texts.suggestionsFailed}
        </Alert>
      )}
      {state === 'ready' && groups.length === 0 && (
        <p className="px-4 pt-3 pb-1 text-14 text-muted">{texts.noSuggestions({ text })}</p>
      )}
      <div role="listbox" id={id} aria-label={texts.suggestions}>
        {groups.map((group) => (
          <div
            key={group.id}
            role="group"
            aria-labelledby={idOf(group.id)}
            className="border-b border-line py-2 last:border-0"
          >
            <p id={idOf(group.id)} className="px-4 py-1 text-12 font-semibold text-muted">
              {texts.groups[group.id]}
            </p>
            {group.options.map((option) => (
              <OptionLine key={option.key} option={option} {...line} />
            ))}
          </div>
        ))}
        <OptionLine option={{ key: ALL_KEY, label: texts.seeAll({ text }), href: allHref }} isAll {...line} />
      </div>
    </>
  )
}

interface OptionLineProps extends Pick<SuggestionListProps, 'text' | 'active' | 'idOf' | 'onFollow'> {
  readonly option: SuggestionOption
  readonly isAll?: boolean
}

function OptionLine({ option, isAll = false, text, active, idOf, onFollow }: OptionLineProps) {
  const isActive = option.key === active
  return (
    <Link
      href={option.href}
      id={idOf(option.key)}
      role="option"
      aria-selected={isActive}
      // The focus stays in the field, which the arrow keys are typed into.
      tabIndex={-1}
      onClick={onFollow}
      className={classNames(
        'flex min-h-11 items-center gap-3 px-4 py-1.5 text-ink hover:bg-sunken',
        isActive && 'bg-sunken outline-2 outline-offset-[-2px] outline-focus',
        isAll && 'font-semibold',
      )}
    >
      {isAll && <Icon icon={Search} size={18} />}
      {option.crest !== undefined && <Crest teamTextId={option.crest} />}
      <span lang={option.lang} className="line-clamp-2 min-w-0 flex-1">
        {isAll ? (
          option.label
        ) : (
          <HighlightedTitle text={option.label} findMatches={(label) => findPrefixMatches(label, text)} />
        )}
      </span>
      {option.note !== undefined && <span className="shrink-0 text-14 text-muted max-sm:hidden">{option.note}</span>}
    </Link>
  )
}
