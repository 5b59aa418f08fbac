import { type FilterCriteria, NO_CRITERIA } from '@mixed-zone/contract/rules/filter-path'
import { paths } from '@mixed-zone/contract/screens'
import { useLocale } from '../../../i18n/words.tsx'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { choiceCount } from '../criteria/criteria.ts'
import { useResultsWords } from '../words/results-words.ts'

/** Nothing matches: the specification's sentence, and what helps. */
export function NoResults({ criteria }: { readonly criteria: FilterCriteria }) {
  const words = useResultsWords()
  const locale = useLocale()
  const { text } = criteria
  const hints = [
    text !== '' && words.hints.spelling,
    choiceCount(criteria) > 0 && words.hints.fewer,
    criteria.locale.length > 0 && words.hints.language,
  ].filter((hint) => hint !== false)
  const isTextAmongChoices = text !== '' && choiceCount(criteria) > 0
  return (
    <div role="status" className="py-6">
      <EmptyState
        title={words.none}
        action={
          <div className="flex flex-wrap gap-3">
            {isTextAmongChoices && (
              <ButtonLink href={paths.filterPosts({ locale, criteria: { ...NO_CRITERIA, text } })}>
                {words.onlyText({ text: text.slice(0, 40) })}
              </ButtonLink>
            )}
            <ButtonLink href={paths.filterPosts({ locale })}>{words.everything}</ButtonLink>
          </div>
        }
      >
        {hints.length > 0 && (
          <ul className="list-disc pl-5">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        )}
      </EmptyState>
    </div>
  )
}
