import { type FilterCriteria, NO_CRITERIA } from '@mixed-zone/contract/rules/filter-path'
import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { CRITERION_OF, choiceGroups } from '../criteria/choices.ts'
import { toggled } from '../criteria/criteria.ts'
import { filterTexts } from '../filter-texts.ts'
import { filterDataQuery } from '../get-filter-data.ts'
import { SearchBox } from '../search/search-box.tsx'
import { useFilterPath } from '../use-filter-path.ts'
import { type BarGroupId, BarMenu } from './bar-menu.tsx'
import { BAR, BAR_BUTTON } from './bar-style.ts'

const MENUS: readonly BarGroupId[] = ['team', 'category', 'matchday', 'locale']

/** The filter bar of the home page: free text, four menus, and a button that shows the results. */
export function FilterBar({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const texts = useTexts(filterTexts)
  const locale = useLocale()
  const goTo = useFilterPath()
  const [criteria, setCriteria] = useState<FilterCriteria>(NO_CRITERIA)
  // Load the choices on first use.
  const [isWanted, setIsWanted] = useState(false)
  const all = useQuery({ ...filterDataQuery(locale), enabled: isWanted })
  const groups = choiceGroups({ all: all.data, facets: null })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    goTo({ ...criteria, text: criteria.text.trim() })
  }

  return (
    <form
      role="search"
      onSubmit={handleSubmit}
      onPointerEnter={() => setIsWanted(true)}
      onFocus={() => setIsWanted(true)}
      className={BAR}
    >
      <SearchBox
        value={criteria.text}
        onChange={(text) => setCriteria({ ...criteria, text })}
        input={input}
        list="floating"
      />
      {MENUS.map((id) => (
        <div key={id} className="border-l border-line">
          <BarMenu
            id={id}
            choices={groups[id]}
            chosen={criteria[CRITERION_OF[id]]}
            onToggle={(textId) => setCriteria(toggled(criteria, CRITERION_OF[id], textId))}
            isFailed={all.isError}
            onRetry={() => void all.refetch()}
          />
        </div>
      ))}
      <button type="submit" className={BAR_BUTTON}>
        <Icon icon={ListFilter} />
        {texts.filter}
      </button>
    </form>
  )
}
