import { type FilterCriteria, NO_CRITERIA, buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { choiceCount } from '../criteria/criteria.ts'
import { filterTexts } from '../filter-texts.ts'

/** The specification's message for no results, with advice and a link to all posts. */
export function NoResults({ criteria }: { readonly criteria: FilterCriteria }) {
  const texts = useTexts(filterTexts)
  const locale = useLocale()
  const { text } = criteria
  const hints = [
    text !== '' && texts.hints.spelling,
    choiceCount(criteria) > 0 && texts.hints.fewer,
    criteria.locale.length > 0 && texts.hints.language,
  ].filter((hint) => hint !== false)
  const isTextAmongChoices = text !== '' && choiceCount(criteria) > 0
  return (
    <div role="status" className="py-6">
      <EmptyState
        title={texts.none}
        action={
          <div className="flex flex-wrap gap-3">
            {isTextAmongChoices && (
              <ButtonLink href={buildFilterPath(locale, { ...NO_CRITERIA, text })}>
                {texts.onlyText({ text: text.slice(0, 40) })}
              </ButtonLink>
            )}
            <ButtonLink href={buildFilterPath(locale)}>{texts.everything}</ButtonLink>
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
